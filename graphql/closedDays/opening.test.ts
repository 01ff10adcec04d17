import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, eachDay } from '#graphql/values/dates.ts'
import { closedReason } from './closedDays.rules.ts'
import { nextOpenDay, nextOpening } from './closedDays.rules.ts'

const hours = { opens: '06:30', closes: '18:30' }
const at = (text: string) => new Date(`${text}+02:00`)

describe('the next opening', () => {
  it.each([
    ['2026-11-22T10:00', { date: '2026-11-23', time: '06:30' }, 'a Sunday'],
    ['2026-11-23T05:10', { date: '2026-11-23', time: '06:30' }, 'early on a Monday'],
    ['2026-11-23T06:30', null, 'a Monday as the doors open'],
    ['2026-11-23T18:30', { date: '2026-11-24', time: '06:30' }, 'a Monday as they close'],
    ['2026-12-24T19:00', { date: '2026-12-28', time: '06:30' }, 'before Christmas, Goodwill and a weekend'],
  ])('at %s is %o (%s)', (moment, expected, _when) => {
    expect(nextOpening(at(moment), hours, [])).toEqual(expected)
  })

  it('leaves out the days on which the centre itself closes', () => {
    const holidays = [{ fromDate: '2026-12-14', toDate: '2027-01-08', reason: 'Summer holidays' }]
    expect(nextOpenDay('2026-12-11', holidays)).toBe('2027-01-11')
  })

  it('is the first open day of all that follow', () => {
    const days = fc.integer({ min: 0, max: 1_000 }).map((count) => addDays('2026-01-01', count))
    fc.assert(
      fc.property(days, (date) => {
        const next = nextOpenDay(date, [])
        expect(closedReason(next, [])).toBeNull()
        expect(eachDay(addDays(date, 1), addDays(next, -1)).filter((day) => closedReason(day, []) === null)).toEqual([])
      }),
    )
  })
})
