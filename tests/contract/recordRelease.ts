import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { wrapEmbedded } from '#graphql/database/connection.ts'
import { createEmbedded } from '#tests/setup/embedded.ts'
import { loadDemo, noon } from '#graphql/database/demo/load.ts'
import { demoAccounts } from '#graphql/database/demo/people.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { features } from '#graphql/features.ts'
import { readEnvironment } from '#graphql/platform/environment.ts'
import { createApp } from '#graphql/platform/http/app.ts'
import { createSchema } from '#graphql/schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { webQueries } from '#tests/setup/webQueries.ts'
import { variablesFor } from '#tests/setup/webVariables.ts'
import { describeColumns, type Release, type Statement } from './schemaContract.ts'
import { addTablet } from '#tests/setup/tablet.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function cookieOf(app: FastifyInstance, username: string): Promise<string> {
  const password = demoAccounts.find((account) => account.username === username)?.password
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

/** What the queries of the web app read in the demo centre, each statement once. */
async function readsOf(app: FastifyInstance, db: Knex): Promise<Statement[]> {
  const cookies = {
    admin: await cookieOf(app, 'admin'),
    parent: await cookieOf(app, 'parent'),
    guest: '',
    tablet: await addTablet(db),
  }
  const found = new Map<string, Statement>()
  const note = ({ sql, bindings }: Statement) => {
    if (/^\s*(select|with)\b/i.test(sql) && !found.has(sql)) found.set(sql, { sql, bindings })
  }
  for (const query of webQueries()) {
    const variables = await variablesFor(query, db)
    const headers = { cookie: cookies[query.visitor] }
    db.on('query', note)
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: query.text, variables },
    })
    db.off('query', note)
    if (answer.body.includes('"errors"')) throw new Error(`${query.name}: ${answer.body}`)
  }
  return [...found.values()]
}

/**
 * `npm run release:schema`, with each release: writes down what it reads and writes and its GraphQL schema, for the tests
 * of what comes after it. `unused` is filled in by hand, with the columns that no statement of this release names any more.
 */
async function recordRelease() {
  const database = wrapEmbedded(await createEmbedded())
  await migrate(database.knex, database.kind)
  const columns = await describeColumns(database.knex)
  await loadDemo(database.knex, todayInJohannesburg(), noon, todayInJohannesburg())
  const environment = readEnvironment({ LOG_LEVEL: 'silent', SESSION_SECRET: randomBytes(32).toString('hex') })
  const parts = { environment, database, schema: createSchema(), ...features, renderer: null }
  const app = await createApp({ ...parts, webRoot: join(root, 'nowhere') })
  const reads = await readsOf(app, database.knex)
  await app.close()
  await database.close()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Release
  const write = (name: string, value: unknown) =>
    writeFileSync(join(root, 'migrations', name), `${JSON.stringify(value, null, 2)}\n`)
  write('lastRelease.json', { version, unused: [], columns } satisfies Release)
  write('lastReleaseReads.json', reads)
  copyFileSync(join(root, 'graphql/schema.graphql'), join(root, 'migrations/lastRelease.graphql'))
}

await recordRelease()
