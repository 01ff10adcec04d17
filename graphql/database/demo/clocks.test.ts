import fc from 'fast-check'
import type { Knex } from 'knex'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { addDays, startOfJohannesburgDay, weekdayOf } from '#graphql/values/dates.ts'
import { isLongRun } from '#tests/setup/propertyRuns.ts'
import { openCopy } from '#tests/setup/templates.ts'
import type { Database } from '../connection.ts'
import { resetDemo } from './load.ts'
import { demoDay } from './mark.ts'

/** What is agreed for a later day. */
const plans = ['applications.tour_at']

/** A year to come, so that what the database itself notes lies before it. Report cards are issued days before a Monday in March. */
const yearWith = (year: number): number => (weekdayOf(`${year}-03-31`) === 1 ? year : yearWith(year + 1))
const year = yearWith(new Date().getFullYear() + 1)

/** The fifth of May: among the days around it are three weekends and two public holidays. */
const monday = addDays(`${year}-03-31`, 35)

let database: Database
let db: Knex
beforeAll(async () => {
  database = await openCopy(inject('templateFolder'), 'demo')
  db = database.knex
})
afterEach(() => vi.useRealTimers())
afterAll(() => database.close())

async function madeAt(date: string, minutes: number) {
  const now = new Date(startOfJohannesburgDay(date).getTime() + minutes * 60_000)
  vi.useFakeTimers({ toFake: ['Date'], now })
  await resetDemo(db)
  return now
}

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

/** Times of the registers that are still to come. */
async function comingOn(register: 'attendance' | 'staff_attendance', now: Date) {
  const moment = (column: string) => `((date + ${column}) at time zone 'Africa/Johannesburg') > ?`
  return db(register)
    .whereRaw(moment('time_in'), now)
    .orWhereRaw(moment('time_out'), now)
    .orWhereRaw(moment("'00:00'::time"), now)
    .select('date', 'time_in', 'time_out')
}

async function expectNothingAhead(now: Date) {
  expect(await columnsAhead(now)).toEqual(plans)
  expect(await comingOn('attendance', now)).toEqual([])
  expect(await comingOn('staff_attendance', now)).toEqual([])
}

const inBuilding = (now: string) =>
  db('attendance')
    .where({ date: db('attendance').max('date') })
    .whereIn('status', ['present', 'late'])
    .where('time_in', '<=', now)
    .whereNull('time_out')

const liveSessions = () => db('virtual_sessions').where({ status: 'live' })

describe('a demo', () => {
  it('holds nothing that was written later, whenever it is made', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 1_439 }), async (days, minutes) => {
        await expectNothingAhead(await madeAt(addDays(monday, days), minutes))
      }),
      { numRuns: isLongRun ? 12 : 1 },
    )
  })

  it('that is made in the night before a Monday is of the Friday, on which all went home', async () => {
    await expectNothingAhead(await madeAt(monday, 30))
    expect(await demoDay(db)).toBe(addDays(monday, -3))
    expect(await inBuilding('24:00')).toEqual([])
    expect(await liveSessions()).toEqual([])
    const newest = await db('messages').max({ at: 'created_at' }).first()
    expect(newest?.at).toBe(new Date(`${addDays(monday, -3)}T08:12:00+02:00`).toISOString())
  })

  it('that is made while families arrive has those in who have come, with staff in their rooms', async () => {
    await expectNothingAhead(await madeAt(monday, 7 * 60 + 15))
    expect(await demoDay(db)).toBe(monday)
    const present = (await inBuilding('07:15')).length
    expect(present).toBeGreaterThan(10)
    expect(present).toBeLessThan(70)
    const staff = await db('staff_attendance').where({ date: monday, status: 'present' })
    expect(staff).toHaveLength(11)
    expect(await liveSessions()).toHaveLength(1)
  })

  it('that is made in the evening has sent everybody home', async () => {
    await expectNothingAhead(await madeAt(monday, 21 * 60))
    expect(await demoDay(db)).toBe(monday)
    expect(await inBuilding('21:00')).toEqual([])
    const collected = await db('attendance').where({ date: monday }).whereNotNull('collected_by')
    expect(collected).toHaveLength(82)
    expect(await db('staff_attendance').where({ date: monday, status: 'present', timeOut: null })).toEqual([])
    expect(await db('care_days').where({ date: monday })).toHaveLength(6)
    expect(await liveSessions()).toEqual([])
  })
})
