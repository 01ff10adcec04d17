import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plain } from '#graphql/values/search.ts'
import { runCommand } from '#tests/run/command.ts'

const source = fileURLToPath(new URL('rival', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))
const files = ['package.json', 'package-lock.json', 'server.mjs']

export interface Rival {
  /** The Node that every side runs on. */
  node: string
  /** Its program. */
  program: string
}

/**
 * Installs PostGraphile and the Node that it needs, once: they are no part of the product, so they lie in a folder of
 * their own, with versions of their own.
 */
export async function installRival(): Promise<Rival> {
  const hash = createHash('sha256')
  for (const name of files) hash.update(readFileSync(join(source, name)))
  const folder = join(cache, `bench-rival-${hash.digest('hex').slice(0, 12)}`)
  const done = join(folder, 'installed')
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true })
    for (const name of files) copyFileSync(join(source, name), join(folder, name))
    const args = ['ci', '--ignore-scripts=false', '--no-audit', '--no-fund', '--prefix', folder]
    if ((await runCommand('npm', args, {})) !== 0) throw new Error('PostGraphile could not be installed')
    writeFileSync(done, '')
  }
  return { node: join(folder, 'node_modules/node/bin/node'), program: join(folder, 'server.mjs') }
}

/** What PostGraphile's own database has beside the tables. */
export const viewsForRival = readFileSync(join(source, 'placements.sql'), 'utf8')

/** `Families`, as PostGraphile asks for it. */
export const familiesForRival = readFileSync(join(source, 'families.graphql'), 'utf8')

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

interface Nodes<Row> {
  nodes: Row[]
}
interface Parent {
  deletedAt: string | null
}
interface RivalChild {
  id: number
  firstName: string
  lastName: string
  guardians: Nodes<{ parent: Parent }>
  attendanceToday: Nodes<{ timeIn: string | null }>
  bills: Nodes<unknown>
}
interface RivalPlacement {
  class: unknown
  child: RivalChild
}

/** The order of our lists of people, which PostGraphile has no words for. */
const byName = ({ child: one }: RivalPlacement, { child: other }: RivalPlacement) =>
  compare(plain(one.lastName), plain(other.lastName)) ||
  compare(plain(one.firstName), plain(other.firstName)) ||
  one.id - other.id

/** What PostGraphile answers, in the shape and order of our API. */
export function familiesFromRival(body: string): unknown {
  const { data } = JSON.parse(body) as { data: { allCurrentPlacements: Nodes<RivalPlacement> } }
  const children = data.allCurrentPlacements.nodes.toSorted(byName).map(({ class: ownClass, child: found }) => {
    const { guardians, attendanceToday, bills, ...child } = found
    const [entry] = attendanceToday.nodes
    return {
      ...child,
      class: ownClass,
      guardians: guardians.nodes
        .filter(({ parent }) => parent.deletedAt === null)
        .map((guardian) => {
          const { deletedAt: _, ...parent } = guardian.parent
          return { ...guardian, parent }
        }),
      attendanceToday: entry ? { ...entry, timeIn: entry.timeIn?.slice(0, 5) ?? null } : null,
      billing: { bills: bills.nodes },
    }
  })
  return { data: { children } }
}
