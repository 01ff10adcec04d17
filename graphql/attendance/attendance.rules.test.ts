import { describe, expect, it } from 'vitest'
import { decideMark, hoursWorkedOf, type MarkedValues, tidyMark } from './attendance.rules.ts'
import { bandOf, ratioLevel } from './ratios.rules.ts'

const values = (overrides: Partial<MarkedValues> = {}): MarkedValues => ({
  status: 'present',
  timeIn: null,
  timeOut: null,
  notes: null,
  collectedBy: null,
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
