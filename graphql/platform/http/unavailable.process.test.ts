import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { loadDemo } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let postgres: PostgresServer
let server: TestApp
beforeAll(async () => {
  postgres = await startPostgres()
  const database = openServer(await postgres.createDatabase('away'))
  await migrate(database.knex, database.kind)
  await loadDemo(database.knex)
  server = await openTestApp({ database })
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
})

it.each(['fast', 'immediate'] as const)(
  'while the database is away (%s stop) requests are answered with 503 and when to try again; afterwards all is well',
  async (mode) => {
    const cookie = await server.signIn('parent')
    await postgres.pause(mode)

    expect(await server.rest('GET', '/healthz')).toMatchObject({ status: 200 })
    expect(await server.rest('GET', '/readyz')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    const answers = [
      await server.rest('POST', '/api/enroll', { body: buildEnrollment() }),
      await server.rest('GET', '/api/parent/children', { cookie }),
      await server.graphql('{ programs { name } }'),
      await server.graphql('{ viewer { firstName } }', {}, { cookie }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
      expect(answer.text).toContain('The database cannot be reached at the moment.')
      expect(answer.text).not.toContain('ECONNREFUSED')
    }

    await postgres.restart()
    await vi.waitFor(async () => expect((await server.rest('GET', '/readyz')).status).toBe(200), { timeout: 60_000 })
    const { data } = await server.graphql('{ viewer { firstName } }', {}, { cookie })
    expect(data).toEqual({ viewer: { firstName: 'Thandi' } })
    expect((await server.rest('POST', '/api/enroll', { body: buildEnrollment() })).status).toBe(201)
  },
)
