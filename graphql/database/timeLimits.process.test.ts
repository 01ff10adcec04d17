import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toAppError } from '#graphql/platform/errors.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { type Database, openServer } from './connection.ts'
import { batchesOf, readSnapshot } from './snapshot.ts'

/** Longer than a statement of a request may take, in seconds. */
const long = 6

let postgres: PostgresServer
let database: Database
beforeAll(async () => {
  postgres = await startPostgres()
  database = openServer(await postgres.createDatabase('slow'))
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

describe('a statement that takes long', () => {
  it('is ended in a request, and says so', async () => {
    const error = await database.knex.raw('select pg_sleep(?)', [long]).catch(toAppError)
    expect(error).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('This took too long') })
  })

  it('is waited for in a snapshot that is read in batches', async () => {
    const found: { n: number }[] = []
    await readSnapshot(database.knex, async (snapshot) => {
      for await (const rows of batchesOf<{ n: number }>(snapshot, 2, 'select ?::int as n, pg_sleep(?)', [1, long]))
        found.push(...rows)
    })
    expect(found.map(({ n }) => n)).toEqual([1])
  })

  it('is waited for where the limits are lifted, as for migrations', async () => {
    const read = database.withoutTimeLimits((db) => db.raw('select 1 as n from pg_sleep(?)', [long]))
    expect((await read).rows).toEqual([{ n: 1 }])
  })
})
