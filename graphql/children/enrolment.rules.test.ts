import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { enrolledDuring, holdingPlaceOn, inState } from './enrolled.ts'
import {
  billedUntil,
  type Enrolment,
  formatEnrolment,
  hasLeft,
  isEnrolledDuring,
  isEnrolledOn,
  proposedFirstDay,
  startsLater,
} from './enrolment.rules.ts'

const someDay = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-11-10', days))
const someChild: fc.Arbitrary<Enrolment> = fc
  .tuple(someDay, fc.option(fc.integer({ min: 0, max: 50 })))
  .map(([enrolledOn, days]) => ({ enrolledOn, lastDay: days === null ? null : addDays(enrolledOn, days) }))

describe('enrolled on a day', () => {
  it('is every day from the first to the last, both included, and no other', () => {
    fc.assert(
      fc.property(someChild, someDay, (child, day) => {
        const states = [startsLater(child, day), isEnrolledOn(child, day), hasLeft(child, day)]
        expect(states.filter(Boolean)).toHaveLength(1)
        expect(isEnrolledOn(child, child.enrolledOn)).toBe(true)
        expect(isEnrolledOn(child, addDays(child.enrolledOn, -1))).toBe(false)
        if (child.lastDay === null) return
        expect(isEnrolledOn(child, child.lastDay)).toBe(true)
        expect(isEnrolledOn(child, addDays(child.lastDay, 1))).toBe(false)
      }),
    )
  })

  it('during a period is on at least one of its days', () => {
    fc.assert(
      fc.property(someChild, someDay, fc.integer({ min: 0, max: 31 }), (child, from, length) => {
        const days = Array.from({ length: length + 1 }, (_, index) => addDays(from, index))
        const during = isEnrolledDuring(child, from, addDays(from, length))
        expect(during).toBe(days.some((day) => isEnrolledOn(child, day)))
      }),
    )
  })

  it('says from when and until when', () => {
    const today = '2026-11-10'
    expect(formatEnrolment({ enrolledOn: '2027-01-11', lastDay: null }, today)).toBe('Starts 11 January 2027')
    expect(formatEnrolment({ enrolledOn: '2027-01-11', lastDay: '2027-06-30' }, today)).toBe(
      'Starts 11 January 2027, leaves on 30 June 2027',
    )
    expect(formatEnrolment({ enrolledOn: today, lastDay: null }, today)).toBeNull()
    expect(formatEnrolment({ enrolledOn: '2025-01-11', lastDay: today }, today)).toBe('Leaves on 10 November 2026')
    expect(formatEnrolment({ enrolledOn: '2025-01-11', lastDay: '2026-11-09' }, today)).toBe('Left on 9 November 2026')
  })

  it('begins on the day that was asked for, unless that is over', () => {
    expect(proposedFirstDay('2027-01-11', '2026-11-10')).toBe('2027-01-11')
    expect(proposedFirstDay('2026-10-01', '2026-11-10')).toBe('2026-11-10')
  })
})

describe('the month of notice', () => {
  it('is stored only where it is later than the last day', () => {
    expect(billedUntil('2026-11-30', '2026-11')).toBeNull()
    expect(billedUntil('2026-11-30', '2026-10')).toBeNull()
    expect(billedUntil('2026-11-30', null)).toBeNull()
    expect(billedUntil('2026-11-30', '2026-12')).toBe('2026-12-01')
  })
})

describe('the same in SQL', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ filling: 'content' })
  })
  afterAll(() => app.close())

  it('says of every child and day what the rule says', async () => {
    const children = fc.sample(someChild, 60)
    const ids = await Promise.all(children.map((child) => app.addChild(child)))
    const found = async (condition: string, values: Record<string, string>) => {
      const rows: { id: number }[] = await app.db('children').whereRaw(condition, values).orderBy('id').select('id')
      return rows.map(({ id }) => id)
    }
    const those = (rule: (child: Enrolment) => boolean) =>
      ids.filter((_, index) => rule(children[index] as Enrolment)).toSorted((one, other) => one - other)
    for (const today of fc.sample(someDay, 20)) {
      const to = addDays(today, 9)
      expect(await found(enrolledDuring(':today', ':to'), { today, to })).toEqual(
        those((child) => isEnrolledDuring(child, today, to)),
      )
      expect(await found(inState.enrolled, { today })).toEqual(those((child) => isEnrolledOn(child, today)))
      expect(await found(inState.starting, { today })).toEqual(those((child) => startsLater(child, today)))
      expect(await found(inState.left, { today })).toEqual(those((child) => hasLeft(child, today)))
      expect(await found(holdingPlaceOn(':today'), { today })).toEqual(those((child) => !hasLeft(child, today)))
    }
  })
})
