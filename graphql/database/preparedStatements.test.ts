import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { isTransactionConflict } from '#graphql/platform/errors.ts'
import { openCopy } from '#tests/setup/templates.ts'
import type { Database } from './connection.ts'

let database: Database
beforeEach(async () => {
  database = await openCopy(inject('templateFolder'), 'nothing')
  await database.knex.raw('create table toys (id int)')
})
afterEach(() => database.close())

const read = () => database.knex('toys').whereNot({ id: 0 })

/** How many statements like this are prepared on the one connection that these tests use. */
async function countPrepared(pattern: string): Promise<number> {
  const { rows } = await database.knex.raw(
    `select count(*)::int as count from pg_prepared_statements where statement like '${pattern}'`,
  )
  return rows[0].count
}

describe('a statement that reads', () => {
  it('is prepared once, however often and with whatever values it is sent', async () => {
    for (const id of [1, 2, 3]) await database.knex('toys').where({ id })
    await database.knex('toys').insert({ id: 4 })
    expect(await countPrepared('select * from "toys"%')).toBe(1)
    expect(await countPrepared('insert%')).toBe(0)
  })

  it('is prepared again after the connection was reset: what has failed can be run again', async () => {
    await read()
    await database.knex.raw('discard all')
    expect(await read().catch(isTransactionConflict)).toBe(true)
    expect(await read()).toEqual([])
  })

  it('is prepared again after a migration changed its table', async () => {
    await database.knex('toys').insert({ id: 1 })
    await read()
    await database.knex.raw(`alter table toys add column name text not null default 'ball'`)
    expect(await read().catch(isTransactionConflict)).toBe(true)
    expect(await read()).toEqual([{ id: 1, name: 'ball' }])
  })

  it('is not prepared where there are many already, so that they do not fill the memory of the server', async () => {
    for (let n = 0; n < 320; n += 1) await database.knex.raw(`select ${n} as n`)
    expect(await countPrepared('select%')).toBe(300)
  })
})

it('a transaction that only reads has begun before its first statement, and refuses to write', async () => {
  const rows = await database.knex.transaction(
    async (db) => {
      const { rows: found } = await db.raw(`select current_setting('transaction_isolation') as isolation`)
      await expect(db('toys').insert({ id: 1 })).rejects.toMatchObject({ code: '25006' })
      return found
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
  expect(rows).toEqual([{ isolation: 'repeatable read' }])
})
