import type { Knex } from 'knex'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { weekdayOf } from '#graphql/values/dates.ts'
import { openCopy } from '#tests/setup/templates.ts'
import type { Database } from '../connection.ts'
import { resetDemo } from './load.ts'

/** What is agreed for a later day. */
const plans = ['applications.tour_at']

/** A year to come, so that what the database itself notes lies before it. Report cards are issued days before a Monday in March. */
const yearWith = (year: number): number => (weekdayOf(`${year}-03-31`) === 1 ? year : yearWith(year + 1))
const year = yearWith(new Date().getFullYear() + 1)

let database: Database
let db: Knex
beforeAll(async () => {
  database = await openCopy(inject('templateFolder'), 'demo')
  db = database.knex
})
afterEach(() => vi.useRealTimers())
afterAll(() => database.close())

async function columnsAhead(now: Date): Promise<string[]> {
  const { rows }: { rows: { table: string; column: string }[] } = await db.raw(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = current_schema() and data_type = 'timestamp with time zone' order by 1, 2`,
  )
  expect(rows.length).toBeGreaterThan(50)
  const ahead = await Promise.all(
    rows.map(async ({ table, column }) => (await db(table).where(column, '>', now).first()) && `${table}.${column}`),
  )
  return ahead.filter((name) => name !== undefined)
}

it.each([`${year}-04-01 00:05`, `${year}-08-20 06:30`, `${year}-12-31 23:55`])(
  'a demo that is made on %s holds nothing that was written later',
  async (clock) => {
    const now = new Date(`${clock.replace(' ', 'T')}:00+02:00`)
    vi.useFakeTimers({ toFake: ['Date'], now })
    await resetDemo(db)
    expect(await columnsAhead(now)).toEqual(plans)
  },
)
