import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, daysBetween } from '#graphql/values/dates.ts'
import {
  type Assessed,
  areas,
  average,
  goalStatus,
  gradeFor,
  grades,
  type Latest,
  overallOf,
  shareOfTimePassed,
  summarise,
} from './progress.rules.ts'

const dates = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-02-28', days))
const percents = fc.integer({ min: 0, max: 100 })
const goals = fc
  .record({ startDate: dates, length: fc.integer({ min: 0, max: 400 }), progress: percents })
  .map(({ startDate, length, progress }) => ({ startDate, targetDate: addDays(startDate, length), progress }))

const latest: fc.Arbitrary<Latest[]> = fc
  .uniqueArray(fc.constantFrom(...areas))
  .chain((chosen) => fc.tuple(...chosen.map((area) => percents.map((percent) => ({ area, percent })))))
  .map((entries) => entries.map((entry) => ({ ...entry, grade: gradeFor(entry.percent), date: '2026-03-02' })))
const classOf: fc.Arbitrary<Assessed[]> = fc
  .array(latest, { maxLength: 30 })
  .map((all) => all.map((entries, index) => ({ id: index + 1, classId: 1, latest: entries })))

describe('the status of a goal', () => {
  const goal = { startDate: '2026-03-01', targetDate: '2026-03-11', progress: 50 }

  it.each([
    ['2026-03-01', 0, 'on-track'],
    ['2026-03-06', 50, 'on-track'],
    ['2026-03-07', 50, 'behind'],
    ['2026-03-11', 99, 'behind'],
    ['2026-04-20', 100, 'completed'],
    ['2026-02-01', 0, 'on-track'],
  ])('on %s at %i percent is %s', (today, progress, status) => {
    expect(goalStatus({ ...goal, progress }, today)).toBe(status)
  })

  test('is completed at 100 percent and nowhere else, whatever the day', () => {
    fc.assert(
      fc.property(goals, dates, (any, today) => {
        expect(goalStatus(any, today) === 'completed').toBe(any.progress === 100)
      }),
    )
  })

  test('never gets better by waiting, nor worse by progress', () => {
    const order = ['behind', 'on-track', 'completed']
    const place = (any: typeof goal, today: string) => order.indexOf(goalStatus(any, today))
    fc.assert(
      fc.property(goals, dates, fc.nat(400), fc.nat(100), (any, today, days, more) => {
        const further = { ...any, progress: Math.min(100, any.progress + more) }
        expect(place(any, addDays(today, days))).toBeLessThanOrEqual(place(any, today))
        expect(place(further, today)).toBeGreaterThanOrEqual(place(any, today))
      }),
    )
  })

  test('past its target a goal is completed or behind', () => {
    fc.assert(
      fc.property(goals, fc.nat(400), (any, days) => {
        expect(goalStatus(any, addDays(any.targetDate, days))).not.toBe('on-track')
      }),
    )
  })

  test('the share of the time grows evenly from 0 to 1', () => {
    fc.assert(
      fc.property(goals, dates, (any, today) => {
        const share = shareOfTimePassed(any, today)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        if (today >= any.targetDate) expect(share).toBe(1)
        else if (today <= any.startDate) expect(share).toBe(0)
        else expect(share * daysBetween(any.startDate, any.targetDate)).toBeCloseTo(daysBetween(any.startDate, today))
      }),
    )
  })
})

describe('the figures of a group', () => {
  test('lie between the lowest and the highest of what they are made of', () => {
    fc.assert(
      fc.property(classOf, (children) => {
        const all = children.flatMap((child) => child.latest.map(({ percent }) => percent))
        const { classAverage, topPerformer, areas: each } = summarise(children)
        if (all.length === 0) {
          expect([classAverage, topPerformer]).toEqual([null, null])
          return
        }
        for (const figure of [classAverage, ...each.map((area) => area.average)]) {
          if (figure === null) continue
          expect(figure).toBeGreaterThanOrEqual(Math.min(...all))
          expect(figure).toBeLessThanOrEqual(Math.max(...all))
        }
      }),
    )
  })

  test('nobody stands higher than the top performer', () => {
    fc.assert(
      fc.property(classOf, (children) => {
        const { topPerformer } = summarise(children)
        const best = topPerformer ? overallOf(topPerformer) : null
        for (const child of children) expect(overallOf(child) ?? -1).toBeLessThanOrEqual(best ?? -1)
      }),
    )
  })

  it('counts those who need support in any area, and nobody who was never assessed', () => {
    const one = (id: number, percent: number): Assessed => ({
      id,
      classId: 1,
      latest: [{ area: 'motor', percent, grade: gradeFor(percent), date: '2026-03-02' }],
    })
    const { needsSupport, assessed } = summarise([one(1, 40), one(2, 90), { id: 3, classId: 1, latest: [] }])
    expect([needsSupport.map(({ id }) => id), assessed]).toEqual([[1], 2])
  })

  it('are nothing before the first assessment', () => expect(average([])).toBeNull())
})

describe('a grade', () => {
  test('never falls while the percentage rises', () => {
    const place = (percent: number) => -grades.indexOf(gradeFor(percent))
    fc.assert(
      fc.property(percents, percents, (one, other) => {
        expect(place(Math.max(one, other))).toBeGreaterThanOrEqual(place(Math.min(one, other)))
      }),
    )
    expect([gradeFor(85), gradeFor(84), gradeFor(69), gradeFor(54)]).toEqual([
      'excellent',
      'good',
      'developing',
      'needs_support',
    ])
  })
})
