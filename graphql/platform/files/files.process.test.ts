import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { buildPdf } from '#tests/factories/files.ts'
import { untilBlocked } from '#tests/setup/blocked.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import type { Context } from '../context.ts'
import { keepFile, removeFile, storeUpload } from './files.service.ts'
import type { StoredFile } from './storedFile.model.ts'
import { sweepFiles } from './sweep.ts'

let postgres: PostgresServer
let server: TestApp
let context: Context
beforeAll(async () => {
  postgres = await startPostgres()
  const database = openServer(await postgres.createDatabase('uploads'))
  await migrate(database.knex, database.kind)
  server = await openTestApp({ database })
  const { id } = await server.addUser({ role: 'admin' })
  context = { db: server.db, environment: server.environment, viewer: { id, role: 'admin' } } as Context
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
  await postgres.stop()
})

const upload = { bytes: buildPdf(), name: 'letter.pdf' }

const isThere = async ({ id, key }: StoredFile) => ({
  row: await server.db('stored_files').where({ id }).first('state'),
  file: existsSync(join(server.environment.DATA_DIR, 'uploads', key, 'document.pdf')),
})

it('keeps the file of a record whose commit was under way when the line to the database was cut', async () => {
  const underWay = await server.db.transaction()
  let file: StoredFile | undefined
  const stored = storeUpload(context, upload, 'document', async (arrived) => {
    file = arrived
    await keepFile({ ...context, db: underWay, isTransaction: true }, arrived)
    throw new Error('Connection terminated unexpectedly')
  }).catch((error: Error) => error.message)
  await untilBlocked(server.db, 1)
  await underWay.commit()
  expect(await stored).toContain('Connection terminated')
  expect(await isThere(file as StoredFile)).toEqual({ row: { state: 'kept' }, file: true })
})

it('can be restored for 30 days also where the server that removed it has a clock that is behind', async () => {
  const file = await storeUpload(context, upload, 'document', async (arrived) => {
    await keepFile(context, arrived)
    return arrived
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * 86_400_000 })
  await removeFile(context, file.id)
  vi.useRealTimers()
  expect(await sweepFiles(server.db, server.environment)).toBe(0)
  expect(await isThere(file)).toEqual({ row: { state: 'kept' }, file: true })
})
