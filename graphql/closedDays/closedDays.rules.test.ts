import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#graphql/values/dates.ts'
import { closedDaysAround, closedText, closedReason } from './closedDays.rules.ts'

const closings = [{ fromDate: '2026-12-24', toDate: '2027-01-02', reason: 'Year-end break' }]

describe('why the centre is closed', () => {
  it.each([
    ['2026-12-23', null],
    ['2026-12-24', 'The centre is closed on 24 December 2026: Year-end break.'],
    ['2026-12-25', 'The centre is closed on 25 December 2026: Christmas Day.'],
    ['2026-12-16', 'The centre is closed on 16 December 2026: Day of Reconciliation.'],
    ['2026-12-19', 'The centre is closed on Saturdays.'],
    ['2026-12-20', 'The centre is closed on Sundays.'],
  ])('on %s is %s', (date, words) => {
    expect(closedText(date, closings)).toBe(words)
  })
})

describe('the closed days of a calendar', () => {
  it('name holidays and the own closings, also over the end of a year', () => {
    const named = closedDaysAround('2026-12', closings)
    expect(named).toMatchObject({
      '2026-12-16': 'Day of Reconciliation',
      '2026-12-24': 'Year-end break',
      '2027-01-01': "New Year's Day",
    })
    expect(named['2026-12-23']).toBeUndefined()
  })

  it('are closed days, and all of them but weekends', () => {
    const days = fc.integer({ min: 0, max: 1_000 }).map((count) => addDays('2026-01-01', count))
    fc.assert(
      fc.property(days, (date) => {
        const reason = closedReason(date, closings)
        const named = closedDaysAround(date, closings)[date] ?? null
        expect(named).toBe(reason === 'weekend' ? null : reason)
      }),
    )
  })
})
