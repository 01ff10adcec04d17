import { describe, expect, it } from 'vitest'
import { absenceOn, daysInWords, firstDayFor } from './absence.ts'

const tuesday = '2026-11-10'
const friday = '2026-11-13'
const flu = { id: 1, fromDate: tuesday, toDate: '2026-11-12', reason: 'Flu' }

describe('the day that is offered', () => {
  it('is today until the child has come, then the next school day', () => {
    expect(firstDayFor(tuesday, null)).toBe(tuesday)
    expect(firstDayFor(tuesday, { status: 'absent' })).toBe(tuesday)
    expect(firstDayFor(tuesday, { status: 'present' })).toBe('2026-11-11')
    expect(firstDayFor(friday, { status: 'late' })).toBe('2026-11-16')
    expect(firstDayFor('2026-11-14', null)).toBe('2026-11-16')
  })
})

describe('an absence', () => {
  it('covers its first day, its last and those between', () => {
    expect(absenceOn([flu], tuesday)).toBe(flu)
    expect(absenceOn([flu], '2026-11-12')).toBe(flu)
    expect(absenceOn([flu], friday)).toBeUndefined()
    expect(absenceOn([flu], '2026-11-09')).toBeUndefined()
  })

  it('is told in words', () => {
    expect(daysInWords(flu, tuesday)).toBe('Today to Thu 12 Nov')
    expect(daysInWords({ fromDate: '2026-11-11', toDate: '2026-11-11' }, tuesday)).toBe('Tomorrow')
    expect(daysInWords({ fromDate: tuesday, toDate: '2026-11-11' }, tuesday)).toBe('Today to tomorrow')
    expect(daysInWords({ fromDate: friday, toDate: '2026-11-16' }, tuesday)).toBe('Fri 13 Nov to Mon 16 Nov')
  })
})
