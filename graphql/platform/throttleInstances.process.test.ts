import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { loadDemo } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { guessesOfOneAccount } from './throttle.rules.ts'

let postgres: PostgresServer
let instances: TestApp[]

beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.createDatabase('guessed')
  const first = openServer(url)
  await migrate(first.knex, first.kind)
  await loadDemo(first.knex)
  instances = await Promise.all(
    [first, openServer(url)].map((database) => openTestApp({ database, environment: { TRUST_PROXY: true } })),
  )
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()))
  await postgres.stop()
})

async function guessAtOnce(username: string, times: number, networkOf: (index: number) => string) {
  const guesses = Array.from({ length: times }, (_, index) =>
    instances[index % 2]?.rest('POST', '/api/auth/login', {
      body: { username, password: `guess ${index}` },
      headers: { 'x-forwarded-for': networkOf(index) },
    }),
  )
  const statuses = (await Promise.all(guesses)).map((answer) => answer?.status)
  return [401, 429].map((wanted) => statuses.filter((status) => status === wanted).length)
}

describe('guesses sent at once to two instances on one database server', () => {
  it('are counted together for one network', async () => {
    expect(await guessAtOnce('parent', 40, () => '203.0.113.7')).toEqual([5, 35])
  })

  it('are counted together for one account, whichever networks they come from', async () => {
    const { most } = guessesOfOneAccount
    expect(await guessAtOnce('teacher', most + 30, (index) => `198.51.100.${index}`)).toEqual([most, 30])
  })
})
