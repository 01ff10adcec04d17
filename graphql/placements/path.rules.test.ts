import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, eachDay } from '#graphql/values/dates.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { pathOf } from './pathCorrection.rules.ts'

const at = (day: number) => addDays('2026-01-05', day)

describe('the path of a child', () => {
  it('shows the days between two stays as away, and what it is doing now', () => {
    const [moved, back, first] = [
      { fromDate: at(30), toDate: null },
      { fromDate: at(20), toDate: at(29) },
      { fromDate: at(0), toDate: at(9) },
    ]
    expect(pathOf([moved, first, back], at(15))).toEqual([
      { placement: moved, ...moved, when: 'ahead' },
      { placement: back, ...back, when: 'ahead' },
      { placement: null, fromDate: at(10), toDate: at(19), when: 'now' },
      { placement: first, ...first, when: 'past' },
    ])
  })

  it('has every day from the first to the last once, and at most one part that is now', () => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 60 })), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(lengths, fc.integer({ min: -10, max: 500 }), (gaps, today) => {
        let day = 0
        const placements = gaps.map(([away, days]) => {
          const from = day + away
          day = from + days
          return { fromDate: at(from), toDate: at(day - 1) }
        })
        const path = pathOf(placements, at(today)).toReversed()
        const days = path.flatMap(({ fromDate, toDate }) => eachDay(fromDate, toDate ?? fromDate))
        expect(days).toEqual(eachDay(placements[0]?.fromDate ?? '', at(day - 1)))
        expect(path.flatMap(({ placement }) => placement ?? [])).toEqual(placements)
        expect(path.filter(({ when }) => when === 'now')).toHaveLength(days.includes(at(today)) ? 1 : 0)
      }),
      { numRuns: propertyRuns(100) },
    )
  })
})
