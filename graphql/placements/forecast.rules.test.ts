import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { byAgeGroup, forecastDays, withFree } from './forecast.rules.ts'

describe('the days of a forecast', () => {
  it('are today and the first of each of the next twelve months, across a new year', () => {
    const days = forecastDays('2026-01-31')
    expect(days).toHaveLength(13)
    expect([days[0], days[1], days[2], days[11], days[12]]).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-03-01',
      '2026-12-01',
      '2027-01-01',
    ])
  })
})

describe('the classes of an age group together', () => {
  it('count each place once, and no class gives away the place of another one', () => {
    const counts = fc.record({
      capacity: fc.integer({ min: 1, max: 30 }),
      taken: fc.integer({ min: 0, max: 40 }),
      offered: fc.integer({ min: 0, max: 5 }),
    })
    const row = fc.tuple(fc.constantFrom('2-3 years', '3-4 years', '18-24 months'), fc.tuple(counts, counts))
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const classes = rows.map(([ageGroup, days], index) => ({
          name: `Class ${index}`,
          ageGroup,
          days: days.map((each, day) => withFree({ ...each, date: `2026-0${day + 1}-01` })),
        }))
        const groups = byAgeGroup(classes)
        expect(groups.map(({ ageGroup }) => ageGroup)).toEqual([...new Set(rows.map(([ageGroup]) => ageGroup))])
        expect(groups.flatMap((group) => group.classes).toSorted()).toEqual(classes.map(({ name }) => name).toSorted())
        for (const day of [0, 1] as const) {
          const sum = (lists: { days: { free: number; taken: number }[] }[], name: 'free' | 'taken') =>
            lists.reduce((total, { days }) => total + (days[day]?.[name] ?? 0), 0)
          expect(sum(groups, 'free')).toBe(sum(classes, 'free'))
          expect(sum(groups, 'taken')).toBe(sum(classes, 'taken'))
        }
      }),
      { numRuns: propertyRuns(100) },
    )
  })
})
