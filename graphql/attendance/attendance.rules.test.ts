import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideMark,
  hoursWorkedOf,
  type MarkedValues,
  markedValues,
  mayCollect,
  needsReason,
  tidyMark,
} from './attendance.rules.ts'
import { bandOf, formatRatio, ratioLevel } from './ratios.rules.ts'

const values = (overrides: Partial<MarkedValues> = {}): MarkedValues => ({
  status: 'present',
  timeIn: null,
  timeOut: null,
  notes: null,
  collectedBy: null,
  collectedReason: null,
  ...overrides,
})

describe('deciding on a mark', () => {
  const stands = { ...values(), version: 3 }
  it('writes where nothing stood and nothing was expected', () => {
    expect(decideMark(null, { ...values(), version: null })).toBe('write')
  })
  it('refuses where something else stands than was expected', () => {
    expect(decideMark(stands, { ...values({ status: 'late' }), version: null })).toBe('refuse')
    expect(decideMark(stands, { ...values({ status: 'late' }), version: 2 })).toBe('refuse')
    expect(decideMark(null, { ...values(), version: 2 })).toBe('refuse')
  })
  it('is content where it stands there already', () => {
    expect(decideMark(stands, { ...values(), version: null })).toBe('same')
    expect(decideMark(null, { ...values({ status: null }), version: 3 })).toBe('same')
  })
  it('takes an entry away without a status', () => {
    expect(decideMark(stands, { ...values({ status: null }), version: 3 })).toBe('remove')
  })
  it('takes the times from a child who is absent', () => {
    expect(tidyMark(values({ status: 'absent', timeIn: '07:30', collectedBy: 'Gogo', notes: 'Flu' }))).toEqual(
      values({ status: 'absent', notes: 'Flu' }),
    )
  })
})

describe('who collects a child', () => {
  const name = fc.constantFrom('Thandi Tau', 'thandi  tau', 'Gogo Tau', 'Sipho Tau')
  const lists = fc.uniqueArray(name, { maxLength: 4 })

  it('needs a reason where nobody has allowed it, and none was given', () => {
    fc.assert(
      fc.property(lists, name, fc.constantFrom(null, 'The mother rang'), (list, collectedBy, collectedReason) => {
        const isAsked = needsReason(list, { collectedBy, collectedReason }, null)
        expect(isAsked).toBe(!mayCollect(list, collectedBy) && collectedReason === null)
        expect(needsReason(list, { collectedBy, collectedReason }, { collectedBy })).toBe(false)
      }),
    )
    expect(mayCollect(['Thandi Tau'], ' thandi  TAU')).toBe(true)
    expect(needsReason([], { collectedBy: null, collectedReason: null }, null)).toBe(false)
  })

  it('takes the reason along only for the person whom it was given for', () => {
    const before = values({ collectedBy: 'Gogo Tau', collectedReason: 'The mother rang' })
    expect(markedValues({ timeOut: '15:00' }, before).collectedReason).toBe('The mother rang')
    expect(markedValues({ collectedBy: 'Thandi Tau' }, before).collectedReason).toBeNull()
    expect(markedValues({ status: 'absent' }, before).collectedReason).toBeNull()
  })
})

describe('hours worked', () => {
  it('are what was given, else what lies between the times', () => {
    expect(hoursWorkedOf({ timeIn: '07:30', timeOut: '16:10' })).toBe(8.67)
    expect(hoursWorkedOf({ timeIn: '07:30', timeOut: '16:10', hoursWorked: 0 })).toBe(0)
    expect(hoursWorkedOf({ timeIn: '07:30' })).toBeNull()
  })
})

describe('ratios', () => {
  it('hold a class to the band of its youngest', () => {
    expect([4, 17, 18, 35, 36, 48, 59, 60].map((months) => bandOf(months).law)).toEqual([6, 6, 12, 12, 20, 20, 20, 30])
    expect([4, 18, 36, 60].map((months) => bandOf(months).promise)).toEqual([3, 5, 8, 8])
  })
  it('are written as the site advertises them, one member of staff first', () => {
    expect([formatRatio(3), formatRatio('4.5')]).toEqual(['1:3', '1:4.5'])
  })
  it('are kept up to the line itself', () => {
    const lines = { promise: 5, law: 12 }
    expect([0, 10, 11, 24, 25].map((children) => ratioLevel(children, 2, lines))).toEqual([
      'empty',
      'kept',
      'over_promise',
      'over_promise',
      'over_law',
    ])
    expect(ratioLevel(1, 0, lines)).toBe('over_law')
  })
})
