import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '#graphql/values/dates.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { formatBand, bandsOn, milestoneBands, milestonesByArea } from './milestones.rules.ts'
import { milestones } from './milestoneStatements.rules.ts'
import { areas } from './progress.rules.ts'

describe('the milestones', () => {
  it('are two to four for each area and age, with a key of their own that fits the database and the log', () => {
    for (const area of areas)
      for (const { fromMonths } of milestoneBands) {
        const own = milestones.filter((one) => one.area === area && one.fromMonths === fromMonths)
        expect([area, fromMonths, own.length >= 2 && own.length <= 4]).toEqual([area, fromMonths, true])
      }
    expect(new Set(milestones.map(({ key }) => key)).size).toBe(milestones.length)
    expect(new Set(milestones.map(({ text }) => text)).size).toBe(milestones.length)
    for (const { key } of milestones) expect(key).toMatch(/^[a-z]+\.\d+\.[a-zA-Z]+$/)
  })

  it('have ages that follow each other without a gap', () => {
    for (const [index, { fromMonths }] of milestoneBands.slice(1).entries())
      expect(fromMonths).toBe((milestoneBands[index]?.toMonths ?? 0) + 1)
  })
})

describe('the ages that are shown', () => {
  const from = (dateOfBirth: string, today: string) => bandsOn(dateOfBirth, today).map(({ fromMonths }) => fromMonths)

  it('change on the day on which a month is complete', () => {
    expect(from('2025-01-15', '2025-08-14')).toEqual([4])
    expect(from('2025-01-15', '2025-08-15')).toEqual([4, 7])
    expect(from('2025-01-15', '2025-11-15')).toEqual([7, 10])
  })

  it('are the nearest of a child who is younger, older or not born yet', () => {
    expect(from('2026-11-01', '2026-11-20')).toEqual([4])
    expect(from('2027-01-01', '2026-11-20')).toEqual([4])
    expect(from('2018-01-01', '2026-11-20')).toEqual([49, 61])
  })

  it('are for any child its own age and the one before, and never go back as it grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 72 }), fc.integer({ min: 0, max: 27 }), (months, days) => {
        const born = addDays('2020-01-01', days)
        const shown = bandsOn(born, addMonths(born, months))
        const own = shown.at(-1)
        expect(own && own.fromMonths <= months && months <= own.toMonths).toBe(true)
        expect(shown).toHaveLength(months <= 6 ? 1 : 2)
        const later = bandsOn(born, addMonths(born, months + 1))
        expect(later[0]?.fromMonths).toBeGreaterThanOrEqual(shown[0]?.fromMonths ?? 0)
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('are in months until the third birthday and in years from then on', () => {
    expect(milestoneBands.map(formatBand).slice(4)).toEqual([
      '19–24 months',
      '25–36 months',
      '3–4 years',
      '4–5 years',
      '5–6 years',
    ])
  })
})

it('counts by area what was reached, and leaves out areas without milestones', () => {
  const seen = [
    { area: 'motor', state: 'reached' },
    { area: 'literacy', state: null },
    { area: 'motor', state: 'emerging' },
  ]
  expect(milestonesByArea(seen).map(({ area, reached, milestones: own }) => [area, reached, own.length])).toEqual([
    ['literacy', 0, 1],
    ['motor', 1, 2],
  ])
})
