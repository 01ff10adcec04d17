import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { restRoutes } from '#graphql/restRoutes.ts'
import { type Cell, cells } from './cells.ts'
import { type Guard, instrument, mayHoldGuards } from './guards/guards.ts'
import { guards as guardSwitch } from './guards/guardSwitch.ts'
import { openWorld } from './world.ts'
import type { World } from './people.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const allGuards: Guard[] = readdirSync(join(root, 'graphql'), { recursive: true, encoding: 'utf8' })
  .map((file) => join(root, 'graphql', file))
  .filter(mayHoldGuards)
  .flatMap((file) => instrument(readFileSync(file, 'utf8'), relative(root, file)).guards)

let world: World
/** The cells of the matrix in which each guard was asked. */
const cellsOf = new Map<string, Cell[]>()

const holds = (cell: Cell) =>
  cell.check(world).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  world = await openWorld()
  for (const cell of cells) {
    guardSwitch.asked.clear()
    if (!(await holds(cell))) throw new Error(`${cell.name} as ${cell.who} does not hold with all guards in place`)
    for (const id of guardSwitch.asked) cellsOf.set(id, [...(cellsOf.get(id) ?? []), cell])
  }
}, 1_800_000)
afterAll(() => world.server.close())

/** Whether the matrix notices that a guard is gone. */
async function isNoticed(id: string) {
  guardSwitch.off = id
  try {
    for (const cell of cellsOf.get(id) ?? []) if (!(await holds(cell))) return true
    return false
  } finally {
    guardSwitch.off = null
  }
}

describe('a guard of the server', () => {
  it('is found where there is one', () => {
    const { guards, code } = instrument(
      "authorise(context, maySee)\nif (mayWrite(viewer)) rows.where({ parentId: viewer.id })\nother.where('id', viewer.id)",
      'a.ts',
    )
    expect(guards).toEqual([
      { id: 'a.ts:1', kind: 'authorise', text: 'authorise(context, maySee' },
      { id: 'a.ts:2', kind: 'predicate', text: 'mayWrite(viewer' },
      { id: 'a.ts:2 (2)', kind: 'rows', text: '.where({ parentId: viewer.id })' },
      { id: 'a.ts:3', kind: 'rows', text: ".where('id', viewer.id)" },
    ])
    expect(code.split('\n')).toHaveLength(3)
    expect(allGuards.length).toBeGreaterThan(20)
  })

  it.each(allGuards)('is reached by the matrix: $id $text', ({ id }) => {
    expect(cellsOf.get(id) ?? []).not.toEqual([])
  })

  it.each(allGuards)('is missed when it is taken away: $id $text', async ({ id }) => {
    // what lets everyone pass on purpose changes nothing when it is gone
    expect(guardSwitch.open.has(id) || (await isNoticed(id))).toBe(true)
  })
})

describe('the policy of a route', () => {
  it('is missed when it is taken away: the body is then looked at first', async () => {
    const body = { wrong: true }
    for (const route of restRoutes) {
      const { policy, method, path } = route
      if (!policy || !route.body || z.safeParse(route.body, body).success) continue
      const sent = route.isUpload ? { form: new FormData() } : { body }
      const send = async () => (await world.server.rest(method, path.replace(':id', '1'), sent)).status
      expect(await send(), `${method} ${path}`).toBe(401)
      delete route.policy
      const without = await send()
      route.policy = policy
      expect(without, `${method} ${path}`).toBe(400)
    }
  })
})
