import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Knex } from 'knex'
import { openEmbedded, openServer } from '#graphql/database/connection.ts'
import { demoAccounts } from '#graphql/database/demo/people.ts'
import { createSchema } from '#graphql/schema.ts'
import { runCommand } from '#tests/run/command.ts'
import { documentsOf } from '#tests/security/documents.ts'
import { isStale } from '#web/build/stamp.ts'
import { fillCentre, makeCentre, withServer } from './centre.ts'
import { type Read, readsOf } from './reads.ts'
import { type Side, startSide } from './sides.ts'
import { median, table } from './table.ts'

const rounds = 20
const timesEach = 1_000
const generated = 10_000
const atOnce = 8

/** `HEAP_MB=256 npm run bench:memory` measures with the heap limited as on a small server. */
const heap = process.env.HEAP_MB ? [`--max-old-space-size=${process.env.HEAP_MB}`] : []

/** So much more may the last quarter of the run take than the one before it. */
const mostGrowth = 1.05
/** Megabytes that the app may take at most. */
const goals = { embedded: 500, PostgreSQL: 250 }

interface Sample {
  requests: number
  /** Megabytes: all that the process holds, and what of it is JavaScript's heap in use. */
  resident: number
  heap: number
}

const token = randomBytes(16).toString('hex')

async function sampleOf({ url }: Side, requests: number): Promise<Sample> {
  const text = await (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })).text()
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1024 ** 2
  return {
    requests,
    resident: megabytes('kiewiet_memory_bytes'),
    heap: megabytes('kiewiet_heap_bytes'),
  }
}

async function cookieOf({ url }: Side, username: string): Promise<string> {
  const password = demoAccounts.find((account) => account.username === username)?.password
  const body = JSON.stringify({ username, password })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

interface Sent {
  query: string
  variables?: object
  cookie: string
}

async function send({ url }: Side, requests: readonly Sent[]) {
  for (let first = 0; first < requests.length; first += atOnce)
    await Promise.all(
      requests.slice(first, first + atOnce).map(async ({ cookie, ...body }) => {
        const headers = { 'Content-Type': 'application/json', cookie }
        const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
        await answer.text()
        if (answer.status >= 500) throw new Error(`${answer.status} for ${body.query}`)
      }),
    )
}

async function measure(settings: NodeJS.ProcessEnv, reads: readonly Read[]): Promise<Sample[]> {
  const app = await startSide(process.execPath, [...heap, 'dist/server/server.js'], {
    DEMO: 'true',
    ANY_DOCUMENT: 'true',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: token,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ...settings,
  })
  try {
    const cookies = { admin: await cookieOf(app, 'admin'), parent: await cookieOf(app, 'parent'), guest: '' }
    const known = reads.map(({ query, variables, as }) => ({ query, variables, cookie: cookies[as] }))
    const documents = fc.sample(documentsOf(createSchema()), { numRuns: generated, seed: 1 })
    const samples = [await sampleOf(app, 0)]
    const share = generated / rounds
    for (let round = 1; round <= rounds; round += 1) {
      for (let time = 0; time < timesEach / rounds; time += 1) await send(app, known)
      const some = documents.slice((round - 1) * share, round * share)
      await send(
        app,
        some.map((query, place) => ({ query, cookie: Object.values(cookies)[place % 3] ?? '' })),
      )
      samples.push(await sampleOf(app, round * (share + (known.length * timesEach) / rounds)))
    }
    return samples
  } finally {
    await app.stop()
  }
}

function report(name: keyof typeof goals, samples: readonly Sample[]) {
  const rows = samples.map(({ requests, resident, heap }) => [`${requests}`, resident.toFixed(0), heap.toFixed(0)])
  console.log(`\n${name}, megabytes\n\n${table(['requests', 'resident', 'heap in use'], rows)}\n`)
  const quarter = Math.floor(rounds / 4)
  const middle = (part: readonly Sample[]) => median(part.map(({ resident }) => resident))
  const [third, last] = [middle(samples.slice(-2 * quarter, -quarter)), middle(samples.slice(-quarter))]
  const most = Math.max(...samples.map(({ resident }) => resident))
  const line = (isReached: boolean, text: string) => console.log(`${isReached ? 'reached' : 'NOT REACHED'}: ${text}`)
  line(most <= goals[name], `at most ${goals[name]} MB; measured ${most.toFixed(0)}`)
  line(
    last <= third * mostGrowth,
    `flat over the second half; its quarters take ${third.toFixed(0)} and ${last.toFixed(0)} MB`,
  )
}

const twelveOf = async (db: Knex) => (await readsOf(db)).twelve

async function run() {
  if ((await isStale()) && (await runCommand('tsx', ['web/build.ts'], {})) !== 0) throw new Error('The build failed')
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-memory-'))
  try {
    const embedded = await openEmbedded(folder)
    await fillCentre(embedded, 0)
    const reads = await twelveOf(embedded.knex)
    await embedded.close()
    report('embedded', await measure({ DATA_DIR: folder }, reads))
    await withServer(async (server) => {
      const databaseUrl = await makeCentre(server, 0)
      const database = openServer(databaseUrl)
      const twelve = await twelveOf(database.knex)
      await database.close()
      report('PostgreSQL', await measure({ DATABASE_URL: databaseUrl, DATA_DIR: folder }, twelve))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * `npm run bench:memory`: how much memory the built app takes in the demo centre, while the twelve most used reads are
 * made 1,000 times each, and 10,000 generated requests beside them.
 */
await run()
