import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Knex } from 'knex'
import { toAppError } from '#graphql/platform/errors.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { type Database, openServer } from './connection.ts'
import { batchesOf, readSnapshot } from './snapshot.ts'
import { liftTimeLimits } from './timeLimits.ts'

/** Longer than a statement of a request may take, in seconds. */
const long = 6

let postgres: PostgresServer
let url: string
let database: Database
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.createDatabase('slow')
  database = openServer(url)
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

  it('is given up again by the driver once the transaction whose limits were lifted is over', async () => {
    const one = openServer(url, 1)
    await one.knex.transaction(async (db) => {
      await liftTimeLimits(db)
      await db.raw('set statement_timeout = 0')
    })
    expect(await one.knex.raw('select pg_sleep(?)', [long]).catch(toAppError)).toMatchObject({ code: 'UNAVAILABLE' })
    await one.close()
  })

  it('is waited for where the limits are lifted, as for migrations', async () => {
    const read = database.withoutTimeLimits((db) => db.raw('select 1 as n from pg_sleep(?)', [long]))
    expect((await read).rows).toEqual([{ n: 1 }])
  })
})

const unavailable = { code: 'UNAVAILABLE', message: expect.stringContaining('The database cannot be reached') }

const backend = async (db: Knex): Promise<number> => (await db.raw('select pg_backend_pid() as id')).rows[0].id
const isGone = (id: number) =>
  vi.waitFor(async () => expect(await database.knex('pg_stat_activity').where({ pid: id })).toEqual([]), {
    timeout: 60_000,
  })

describe('a connection', () => {
  it('prepares statements under names of its own, since PgBouncer with pool_mode = transaction hands them on to others', async () => {
    const names = `select name from pg_prepared_statements where statement like '%pg_prepared_statements%'`
    const prepared = async () => {
      const other = openServer(url, 1)
      await other.knex.raw(names)
      const { rows } = await other.knex.raw(names)
      await other.close()
      return rows.map(({ name }: { name: string }) => name)
    }
    const [one, another] = [await prepared(), await prepared()]
    expect([one, another]).toEqual([[expect.any(String)], [expect.any(String)]])
    expect(one).not.toEqual(another)
  })

  it('that is waited for in vain is said to be out of reach', async () => {
    const small = openServer(url, 1)
    const answer = await small.knex.transaction(() => small.knex.raw('select 1').catch(toAppError))
    expect(answer).toMatchObject(unavailable)
    expect((await small.knex.raw('select 1 as n')).rows).toEqual([{ n: 1 }])
    await small.close()
  })

  it('that does nothing within a transaction is ended by the server, and its next statement says so', async () => {
    const { rows } = await database.knex.raw('show idle_in_transaction_session_timeout')
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }])
    const idle = database.knex.transaction(async (db) => {
      const id = await backend(db)
      await db.raw('set local idle_in_transaction_session_timeout = 1')
      await isGone(id)
      await db.raw('select 1')
    })
    expect(await idle.catch(toAppError)).toMatchObject(unavailable)
    expect((await database.knex.raw('select 1 as n')).rows).toEqual([{ n: 1 }])
  })

  it('that breaks while nobody uses it is replaced by another', async () => {
    const small = openServer(url, 1)
    const id = await backend(small.knex)
    await database.knex.raw('select pg_terminate_backend(?)', [id])
    await isGone(id)
    await vi.waitFor(() => expect(small.connections().free).toBe(0), { timeout: 60_000 })
    expect(await backend(small.knex)).not.toBe(id)
    await small.close()
  })
})
