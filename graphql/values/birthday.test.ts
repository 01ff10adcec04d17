import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatExactAge, latestBirthday } from './birthday.ts'
import { addDays, ageOn } from './dates.ts'

it('says how old a child is, or when it is due', () => {
  expect(formatExactAge('2024-07-15', '2026-11-22')).toBe('2 y 4 m')
  expect(formatExactAge('2026-11-22', '2026-11-22')).toBe('0 m')
  expect(formatExactAge('2027-03-03', '2026-11-22')).toBe('Not born yet · due 3 March 2027')
})

it('knows the last birthday of an age, also of those born on 29 February', () => {
  expect(latestBirthday(4, '2026-11-23')).toBe('2022-11-23')
  expect(latestBirthday(1, '2021-02-28')).toBe('2020-02-29')
  expect(latestBirthday(1, '2016-02-28')).toBe('2015-02-28')
  expect(latestBirthday(1, '2016-02-29')).toBe('2015-02-28')
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 20 }), (day, years) => {
      const today = day.toISOString().slice(0, 10)
      const last = latestBirthday(years, today)
      expect(ageOn(last, today).years).toBe(years)
      expect(ageOn(addDays(last, 1), today).years).toBe(years - 1)
    }),
  )
})
