import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, weekdayOf } from './dates.ts'
import { easterSunday, holidayOn, holidaysBetween, holidaysOf, isSchoolDay, schoolDayFrom } from './holidays.ts'

const years = fc.integer({ min: 1995, max: 2199 })

describe('Easter', () => {
  it.each([
    '1818-03-22',
    '1943-04-25',
    '1995-04-16',
    '2000-04-23',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2285-03-22',
  ])('was or will be on %s', (date) => {
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
  })

  test('is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1600, max: 4000 }), (year) => {
        const easter = easterSunday(year)
        expect(weekdayOf(easter)).toBe(7)
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
      }),
    )
  })
})

describe('public holidays', () => {
  it('of 2026 are the twelve of the Act and the Monday after Women’s Day', () => {
    expect(holidaysOf(2026)).toEqual([
      { date: '2026-01-01', name: "New Year's Day" },
      { date: '2026-03-21', name: 'Human Rights Day' },
      { date: '2026-04-03', name: 'Good Friday' },
      { date: '2026-04-06', name: 'Family Day' },
      { date: '2026-04-27', name: 'Freedom Day' },
      { date: '2026-05-01', name: "Workers' Day" },
      { date: '2026-06-16', name: 'Youth Day' },
      { date: '2026-08-09', name: "National Women's Day" },
      { date: '2026-08-10', name: "National Women's Day (observed)" },
      { date: '2026-09-24', name: 'Heritage Day' },
      { date: '2026-12-16', name: 'Day of Reconciliation' },
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Day of Goodwill' },
    ])
  })

  it('move to Monday from a Sunday, but not where Monday is a holiday already', () => {
    expect(holidayOn('2021-12-27')?.name).toBe('Day of Goodwill (observed)')
    expect(holidayOn('2022-12-26')?.name).toBe('Day of Goodwill')
    expect(holidayOn('2022-12-27')).toBeUndefined()
  })

  it('share a date under both names', () => {
    expect(holidayOn('2008-03-21')?.name).toBe('Human Rights Day and Good Friday')
  })

  it('are none on an ordinary day', () => {
    expect(holidayOn('2026-11-10')).toBeUndefined()
  })

  test('never leave a Sunday without its Monday, and are in order with no date twice', () => {
    fc.assert(
      fc.property(years, (year) => {
        const dates = holidaysOf(year).map(({ date }) => date)
        expect(dates).toEqual([...new Set(dates)].sort())
        expect(dates.length).toBeGreaterThanOrEqual(11)
        expect(dates.every((date) => date.startsWith(String(year)))).toBe(true)
        for (const date of dates) if (weekdayOf(date) === 7) expect(dates).toContain(addDays(date, 1))
      }),
    )
  })
})

test('the centre is open from Monday to Friday but on public holidays', () => {
  expect(isSchoolDay('2026-12-15')).toBe(true)
  // Day of Reconciliation, a Wednesday
  expect(isSchoolDay('2026-12-16')).toBe(false)
  expect(isSchoolDay('2026-12-19')).toBe(false)
  expect(schoolDayFrom('2026-12-16')).toBe('2026-12-17')
  // Friday is Christmas, Saturday the Day of Goodwill
  expect(schoolDayFrom('2026-12-25')).toBe('2026-12-28')
  expect(schoolDayFrom('2026-11-20')).toBe('2026-11-20')
})

describe('the holidays of a period', () => {
  it('are those of its whole years too, as in a calendar feed that reaches from November into the year after next', () => {
    const dates = holidaysBetween('2026-11-27', '2028-01-01').map(({ date }) => date)
    expect(dates[0]).toBe('2026-12-16')
    expect(dates).toEqual(expect.arrayContaining(holidaysOf(2027).map(({ date }) => date)))
    expect(dates.at(-1)).toBe('2028-01-01')
    expect(holidaysBetween('2026-12-17', '2026-12-24')).toEqual([])
  })
})
