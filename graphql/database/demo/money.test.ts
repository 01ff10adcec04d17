import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatRandShort } from '#graphql/values/money.ts'
import { isLongRun } from '#tests/setup/propertyRuns.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { resetDemo } from './load.ts'
import { revenueCents } from './money.ts'

let app: TestApp
beforeAll(async () => {
  // what is loaded and what is asked have one moment, also in a run that goes on into another month
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  app = await openTestApp()
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
})

const statusesOn = async (today: string) => {
  const { rows } = await app.db.raw(
    `select count(*) filter (where paid_cents = 0 and due_date >= :today)::int as unpaid,
      count(*) filter (where paid_cents between 1 and amount_cents - 1 and due_date >= :today)::int as partial,
      count(*) filter (where paid_cents < amount_cents and due_date < :today)::int as overdue,
      (select count(*) from bank_lines where status = 'waiting')::int as waiting,
      (select count(*) from payments where reversed_at is not null)::int as reversed,
      (select count(distinct child_id) from payments
        where reversed_at is null and allotted_cents < amount_cents)::int as "withCredit",
      (select sum(amount_cents) from payments where reversed_at is null
        and date between date_trunc('month', :today::date) and :today::date)::int as revenue,
      (select count(*) from payments where date > :today::date)::int as future,
      (select count(*) from bank_lines where status = 'ignored')::int as aside,
      (select count(*) from bills where deleted_at is not null)::int as deleted
    from bills where deleted_at is null`,
    { today },
  )
  return rows[0]
}

const otherDays = isLongRun ? ['2027-02-01', '2027-01-31', '2027-03-07'] : []

describe('the money of the demo centre', () => {
  it('is R48k this month, on the day it is loaded as on the first and the last day of a month', async () => {
    expect(formatRandShort(revenueCents)).toBe('R48k')
    const cookie = await app.signIn('admin')
    const { data } = await app.graphql<{ overview: object }>('{ overview { revenueCents } }', {}, { cookie })
    expect(data.overview).toEqual({ revenueCents })
    for (const today of ['2028-02-29', ...otherDays]) {
      await resetDemo(app.db, today)
      const { unpaid, partial, overdue, ...rest } = await statusesOn(today)
      expect([today, rest]).toEqual([
        today,
        { waiting: 3, reversed: 4, withCredit: 2, revenue: revenueCents, future: 0, aside: 1, deleted: 1 },
      ])
      for (const [name, count] of Object.entries({ unpaid, partial, overdue })) {
        expect([today, name, Number(count) > 0]).toEqual([today, name, true])
      }
      expect(overdue).toBeLessThan(16)
    }
  })
})
