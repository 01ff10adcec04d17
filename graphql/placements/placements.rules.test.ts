import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, eachDay } from '#graphql/values/dates.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import {
  changedFrom,
  endedOn,
  enrolled,
  movedFrom,
  type Placement,
  notLeaving,
  placementOn,
  programAfter,
  returnedFrom,
  startedOn,
  stayOn,
  withoutMove,
} from './placements.rules.ts'

const start = '2026-01-05'
const at = (day: number) => addDays(start, day)
const place = { classId: 1, programId: 1, dayPlan: 'full_time' as const }
const of = (...parts: [number, number | null, Partial<Placement>?][]): Placement[] =>
  parts.map(([from, to, values = {}]) => ({
    ...place,
    ...notLeaving,
    ...values,
    fromDate: at(from),
    toDate: to === null ? null : at(to),
  }))

describe('where a child is', () => {
  it('changes from a day on, and what was before stays', () => {
    const moved = movedFrom(enrolled([], at(0), place), at(10), 2, () => 2)
    expect(moved).toEqual(of([0, 9], [10, null, { classId: 2, programId: 2 }]))
    expect(changedFrom(moved, at(4), { dayPlan: 'half_day' })).toEqual(
      of([0, 3], [4, 9, { dayPlan: 'half_day' }], [10, null, { classId: 2, programId: 2, dayPlan: 'half_day' }]),
    )
    expect(changedFrom(moved, at(4), { classId: 3 })).toEqual(
      of([0, 3], [4, 9, { classId: 3 }], [10, null, { classId: 2, programId: 2 }]),
    )
    expect(movedFrom(moved, at(6), 5, () => 1)).toEqual(of([0, 5], [6, null, { classId: 5 }]))
    expect(withoutMove(moved, at(6))).toEqual(of([0, null]))
    expect(withoutMove(moved, at(10))).toEqual(moved)
  })

  it('ends with the last day, and a child who comes back later was away between', () => {
    const left = endedOn(enrolled([], at(0), place), at(0), at(20))
    expect(left).toEqual(of([0, 20]))
    expect(returnedFrom(left, at(15), place)).toEqual(of([0, null]))
    const back = returnedFrom(left, at(40), { ...place, classId: null })
    expect(back).toEqual(of([0, 20], [40, null, { classId: null }]))
    expect(placementOn(back, at(30))).toBeUndefined()
    expect(endedOn(back, at(40), at(50))).toEqual(of([0, 20], [40, 50, { classId: null }]))
  })

  it('begins on another day without losing what follows', () => {
    const moved = movedFrom(enrolled([], at(0), place), at(10), 2, () => 2)
    expect(startedOn(moved, at(0), at(-5))).toEqual(of([-5, 9], [10, null, { classId: 2, programId: 2 }]))
    expect(startedOn(moved, at(0), at(12))).toEqual(of([12, null, { classId: 2, programId: 2 }]))
  })
})

const day = fc.integer({ min: 0, max: 1000 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('move'), after: fc.integer({ min: 0, max: 60 }), to: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('change'), after: fc.constant(0), to: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('plan'), after: fc.constant(0), to: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant('undo'), after: fc.constant(0), to: fc.constant(0) }),
  fc.record({ kind: fc.constant('leave'), after: fc.integer({ min: 0, max: 40 }), to: fc.constant(0) }),
  fc.record({ kind: fc.constant('return'), after: fc.constant(0), to: fc.integer({ min: 1, max: 4 }) }),
)

describe('any sequence of enrolling, moving, leaving and coming back over three years', () => {
  it('puts a child in at most one place on each day, and rewrites no day that is over', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(day, step), { maxLength: 12 }), (steps) => {
        let placements = enrolled([], at(0), place)
        for (const [when, { kind, after, to }] of steps.sort(([one], [other]) => one - other)) {
          const today = at(when)
          const then = addDays(today, after)
          const past = placements
          if (kind === 'move') placements = movedFrom(placements, then, to, () => to)
          if (kind === 'change') placements = changedFrom(placements, today, { classId: to })
          if (kind === 'plan')
            placements = changedFrom(placements, today, { dayPlan: to === 1 ? 'full_time' : 'half_day' })
          if (kind === 'undo') placements = withoutMove(placements, today)
          const stay = stayOn(placements, today)
          if (kind === 'leave' && (stay.at(-1)?.toDate ?? today) >= today)
            placements = endedOn(placements, today, then, { leavingReason: `until ${then}`, noticeMonth: null })
          if (kind === 'return') placements = returnedFrom(placements, today, { ...place, classId: to })
          for (const [index, { fromDate, toDate, leavingReason }] of placements.entries()) {
            expect(toDate === null || toDate >= fromDate).toBe(true)
            expect(leavingReason === null || `until ${toDate}` === leavingReason).toBe(true)
            const next = placements[index + 1]
            if (next) expect(toDate !== null && toDate < next.fromDate).toBe(true)
          }
          for (const each of eachDay(at(0), addDays(today, -1))) {
            const [was, is] = [placementOn(past, each), placementOn(placements, each)]
            expect([each, is?.classId, is?.programId, is?.dayPlan]).toEqual([
              each,
              was?.classId,
              was?.programId,
              was?.dayPlan,
            ])
          }
        }
      }),
      { numRuns: propertyRuns(40) },
    )
  })
})

const program = fc.record({ programId: fc.constantFrom(null, 1, 2, 3) })

describe('a child who moves up', () => {
  it('changes to the program of its class, and keeps one of its own; a move back restores the first', () => {
    fc.assert(
      fc.property(program, program, program, (child, from, to) => {
        const after = programAfter(child, from, to)
        const follows = child.programId === null || child.programId === from.programId
        expect(after).toBe(follows && to.programId !== null ? to.programId : child.programId)
        if (child.programId === from.programId && child.programId !== null && to.programId !== null)
          expect(programAfter({ programId: after }, to, from)).toBe(child.programId)
      }),
    )
  })
})
