import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { loadDemo } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let postgres: PostgresServer
let instances: TestApp[]

beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.createDatabase('guessed')
  const first = openServer(url)
  await migrate(first.knex, first.kind)
  await loadDemo(first.knex)
  instances = await Promise.all([first, openServer(url)].map((database) => openTestApp({ database })))
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()))
  await postgres.stop()
})

it('guesses sent at once to two instances on one database server are counted together', async () => {
  const guesses = Array.from({ length: 40 }, (_, index) =>
    instances[index % 2]?.rest('POST', '/api/auth/login', { body: { username: 'parent', password: `guess ${index}` } }),
  )
  const statuses = (await Promise.all(guesses)).map((answer) => answer?.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(35)
})
