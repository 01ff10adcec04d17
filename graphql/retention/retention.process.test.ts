import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { sweepFiles } from '#graphql/platform/files/sweep.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { deleteExpired } from './retention.service.ts'

let postgres: PostgresServer
let server: TestApp
beforeAll(async () => {
  postgres = await startPostgres()
  const database = openServer(await postgres.createDatabase('retained'))
  await migrate(database.knex, database.kind)
  server = await openTestApp({ database })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
  await postgres.stop()
})

it('deletes nothing from a database whose clock is right while that of the server is years ahead', async () => {
  await server.db('audit_entries').insert({ action: 'signIn', entity: 'user' })
  await server.db('notifications').insert({ kind: 'test', title: 'Kept', text: 'Kept', link: '/' })
  const file = {
    key: 'ab'.repeat(16),
    kind: 'document',
    name: 'a.pdf',
    mediaType: 'application/pdf',
    byteCount: 1,
    sha256: 'ab'.repeat(32),
  }
  await server
    .db('stored_files')
    .insert({ ...file, variants: '[]', state: 'kept', removedAt: new Date().toISOString() })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_200 * 86_400_000 })
  await deleteExpired(server.db)
  await sweepFiles(server.db, server.environment)
  expect(await server.db('audit_entries').pluck('action')).toEqual(['signIn'])
  expect(await server.db('notifications').pluck('title')).toEqual(['Kept'])
  expect(await server.db('stored_files').pluck('name')).toEqual(['a.pdf'])
})
