import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, eachDay } from '#graphql/values/dates.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { addedPeriods, firstChangedDay, overlapped } from './pathCorrection.rules.ts'
import { isOn, type Period } from './placements.rules.ts'

const at = (day: number) => addDays('2026-01-05', day)
const days = eachDay(at(-1), at(41))
const period = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.option(fc.integer({ min: 0, max: 9 })))
  .map(([from, length]): Period => ({ fromDate: at(from), toDate: length === null ? null : at(from + length) }))
const placement = fc
  .tuple(period, fc.constantFrom(1, 2, null), fc.constantFrom(1, 2))
  .map(([when, classId, programId]) => ({ ...when, classId, programId, dayPlan: 'full_time' as const }))

describe('a correction', () => {
  it('says the first day that is another, and on which days the class has the child that it had not before', () => {
    fc.assert(
      fc.property(placement, placement, (before, after) => {
        const place = (one: typeof before, day: string) => (isOn(one, day) ? `${one.classId} ${one.programId}` : null)
        const changed = days.filter((day) => place(before, day) !== place(after, day))
        expect(firstChangedDay(before, after)).toBe(changed[0] ?? null)
        const inClass = (one: typeof before, day: string) => one.classId === after.classId && isOn(one, day)
        const isAdded = (day: string) => after.classId !== null && inClass(after, day) && !inClass(before, day)
        const added = addedPeriods(before, after)
        expect(days.filter((day) => added.some((part) => isOn(part, day)))).toEqual(days.filter(isAdded))
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('finds a placement in the way wherever one is', () => {
    fc.assert(
      fc.property(fc.array(period, { maxLength: 6 }), period, (others, wanted) => {
        const isTaken = days.some((day) => isOn(wanted, day) && others.some((other) => isOn(other, day)))
        expect(overlapped(others, wanted) !== undefined).toBe(isTaken)
      }),
      { numRuns: propertyRuns(300) },
    )
  })
})
