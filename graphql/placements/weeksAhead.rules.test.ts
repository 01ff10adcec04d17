import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#graphql/values/dates.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { isOn } from './placements.rules.ts'
import { changesIn } from './forecast.rules.ts'

const today = '2026-11-27'
const at = (day: number) => addDays(today, day)
const until = at(365)

describe('who comes and goes', () => {
  it('names the class before and after, and no change of program within the class', () => {
    const of = (childId: number, classId: number | null, from: number, to: number | null) => ({
      childId,
      classId,
      fromDate: at(from),
      toDate: to === null ? null : at(to),
    })
    const placements = [
      of(1, 2, -90, 20),
      of(1, 2, 21, 40),
      of(1, 3, 41, null),
      of(2, 3, -5, 9),
      of(2, 2, 10, null),
      of(3, 2, 0, 0),
      of(4, 2, 400, null),
      of(5, null, -3, 4),
      of(5, 2, 5, null),
    ]
    expect(changesIn(placements, 2, today, until)).toEqual([
      { date: at(0), kind: 'goes', childId: 3, otherClassId: null },
      { date: at(5), kind: 'comes', childId: 5, otherClassId: null },
      { date: at(10), kind: 'comes', childId: 2, otherClassId: 3 },
      { date: at(40), kind: 'goes', childId: 1, otherClassId: 3 },
    ])
  })

  it('explains how many are in the class on any day ahead', () => {
    const stay = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 90 }), fc.constantFrom(1, 2, null))
    const child = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.array(stay, { minLength: 1, maxLength: 4 }))
    fc.assert(
      fc.property(fc.array(child, { maxLength: 5 }), fc.integer({ min: 0, max: 200 }), (children, ahead) => {
        const placements = children.flatMap(([first, stays], childId) => {
          let day = first
          return stays.map(([gap, days, classId]) => {
            const from = day + gap
            day = from + days
            return { childId, classId, fromDate: at(from), toDate: at(day - 1) }
          })
        })
        const lasting = placements.filter(({ toDate }) => toDate >= today)
        const inClass = (day: string) => placements.filter((each) => each.classId === 1 && isOn(each, day)).length
        const changes = changesIn(lasting, 1, today, until)
        const comers = changes.filter(({ kind, date }) => kind === 'comes' && date <= at(ahead)).length
        const goers = changes.filter(({ kind, date }) => kind === 'goes' && date < at(ahead)).length
        expect(inClass(at(ahead))).toBe(inClass(today) + comers - goers)
      }),
      { numRuns: propertyRuns(150) },
    )
  })
})
