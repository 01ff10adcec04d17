import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { Client } from 'pg'
import { openServer } from '#graphql/database/connection.ts'
import { demoAccounts } from '#graphql/database/demo/people.ts'
import { readEnvironment } from '#graphql/platform/environment.ts'
import { createApp } from '#graphql/platform/http/app.ts'
import { features } from '#graphql/features.ts'
import { createSchema } from '#graphql/schema.ts'
import { makeCentre, withServer } from './centre.ts'
import { type Read, readsOf } from './reads.ts'
import { table } from './table.ts'

/** Centre-years of the two centres. */
const [small, large] = [1, 20]

/**
 * A table that grows with the years, and of which the larger centre has more pages than these (half a megabyte). Below
 * that PostgreSQL rightly prefers reading a table whole to looking up a hundred rows of it one by one.
 */
const fewPages = 64

/** So much more may the larger centre read. */
const mostGrowth = 1.1

interface Statement {
  sql: string
  bindings: unknown[]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

interface Size {
  name: string
  rows: number
  pages: number
}

/** What one read costs the database. */
interface Cost {
  statements: number
  buffers: number
  /** Tables that were read from end to end. */
  scanned: string[]
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

async function costOf(client: Client, statements: Statement[]): Promise<Cost> {
  const cost: Cost = { statements: statements.length, buffers: 0, scanned: [] }
  for (const { sql, bindings } of statements) {
    if (!/^\s*(?:select|with)\b/i.test(sql)) continue
    const explained = { text: `explain (analyze, buffers, format json) ${sql}`, values: bindings }
    // the second time, so that what a first plan reads of the catalogue is not counted
    await client.query(explained)
    const { rows } = await client.query(explained)
    const { Plan: plan } = rows[0]['QUERY PLAN'][0] as { Plan: Plan }
    cost.buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    cost.scanned.push(...scansOf(plan))
  }
  return cost
}

async function cookieOf(app: FastifyInstance, username: string): Promise<string> {
  const password = demoAccounts.find((account) => account.username === username)?.password
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

/** The statements that the app makes for a read, once it is warm. */
async function statementsOf(app: FastifyInstance, db: Knex, read: Read, cookie: string): Promise<Statement[]> {
  const ask = async () => {
    const payload = { query: read.query, variables: read.variables }
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers: cookie ? { cookie } : {}, payload })
    if (answer.statusCode !== 200 || answer.body.includes('"errors"')) throw new Error(`${read.name}: ${answer.body}`)
  }
  await ask()
  const statements: Statement[] = []
  const note = ({ sql, bindings }: Statement) => statements.push({ sql, bindings })
  db.on('query', note)
  await ask()
  db.off('query', note)
  return statements.filter(({ sql }) => /^\s*(select|with)/i.test(sql))
}

async function costsIn(databaseUrl: string) {
  const database = openServer(databaseUrl)
  const { knex: db } = database
  const environment = readEnvironment({ LOG_LEVEL: 'silent', SESSION_SECRET: randomBytes(32).toString('hex') })
  const parts = { environment, database, schema: createSchema(), ...features, renderer: null }
  const app = await createApp({ ...parts, webRoot: fileURLToPath(new URL('nowhere', import.meta.url)) })
  const cookies = { admin: await cookieOf(app, 'admin'), parent: await cookieOf(app, 'parent'), guest: '' }
  const costs = new Map<string, Cost>()
  const { twelve } = await readsOf(db)
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    for (const read of twelve)
      costs.set(read.name, await costOf(client, await statementsOf(app, db, read, cookies[read.as])))
    const { rows } = await db.raw(
      'select relname as name, reltuples::int as rows, relpages as pages from pg_class where relkind = ?',
      ['r'],
    )
    return { costs, sizes: new Map((rows as Size[]).map((size) => [size.name, size])) }
  } finally {
    await client.end()
    await app.close()
    await database.close()
  }
}

async function run() {
  const [before, after] = await withServer(async (server) => {
    const urls = [await makeCentre(server, small), await makeCentre(server, large)]
    return [await costsIn(urls[0] ?? ''), await costsIn(urls[1] ?? '')] as const
  })
  const isGrowing = (name: string) => {
    const [earlier, later] = [before.sizes.get(name), after.sizes.get(name)]
    return earlier && later && later.rows > 2 * earlier.rows && later.pages > fewPages
  }
  const rows = [...after.costs].map(([name, cost]) => {
    const earlier = before.costs.get(name) ?? cost
    const scanned = [...new Set(cost.scanned.filter(isGrowing))]
    const isMiss = cost.buffers > earlier.buffers * mostGrowth || scanned.length > 0
    if (scanned.length > 0) process.exitCode = 1
    const growth = `${cost.buffers > earlier.buffers ? '+' : ''}${((cost.buffers / earlier.buffers - 1) * 100).toFixed(0)} %`
    return [
      name,
      String(cost.statements),
      String(earlier.buffers),
      String(cost.buffers),
      growth,
      scanned.join(', '),
      isMiss ? 'miss' : 'pass',
    ]
  })
  console.log(
    `\nBuffers read, ${small} and ${large} centre-years, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}\n`,
  )
  const heads = ['read', 'statements', `${small} year`, `${large} years`, 'growth', 'growing tables read whole', '']
  console.log(table(heads, rows))
}

/**
 * `npm run bench:scale`: what the most used reads cost the database after one year and after twenty. It fails where one
 * reads a growing table from end to end, and says where one reads a tenth more.
 */
await run()
