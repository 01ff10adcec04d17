import { describe, expect, it } from 'vitest'
import { absenceOn, closedText, formatDays, firstDayFor, whoTold } from './absence.ts'

const tuesday = '2026-11-10'
const friday = '2026-11-13'
const flu = { id: 1, fromDate: tuesday, toDate: '2026-11-12', reason: 'Flu' }

describe('the day that is offered', () => {
  it('is today until the child has come, then the next school day', () => {
    expect(firstDayFor(tuesday, null)).toBe(tuesday)
    expect(firstDayFor(tuesday, { status: 'absent', timeIn: null })).toBe(tuesday)
    const marked = { status: 'present', timeIn: '07:30' }
    expect(firstDayFor(tuesday, marked, [], '07:30')).toBe('2026-11-11')
    expect(firstDayFor(tuesday, marked, [], '07:29')).toBe(tuesday)
    expect(firstDayFor(tuesday, { ...marked, timeIn: null }, [], '07:30')).toBe(tuesday)
    expect(firstDayFor(friday, { status: 'late', timeIn: '08:40' }, [], '09:00')).toBe('2026-11-16')
    expect(firstDayFor('2026-11-14', null)).toBe('2026-11-16')
  })
})

const training = [{ fromDate: '2026-11-16', toDate: '2026-11-17', reason: 'Staff training' }]

it('is offered for a day on which the centre is open', () => {
  expect(firstDayFor(friday, { status: 'late', timeIn: '08:40' }, training, '09:00')).toBe('2026-11-18')
  expect(firstDayFor('2026-12-16', null)).toBe('2026-12-17')
})

describe('closed days', () => {
  const said = (from: string, to: string) => closedText(from, to, training)

  it('are named where an absence goes over them', () => {
    expect(said(tuesday, friday)).toBeNull()
    expect(said(friday, '2026-11-14')).toBe('The centre is closed on Sat 14 Nov, so that day is not included.')
    expect(said(friday, '2026-11-16')).toBe(
      'The centre is closed on Sat 14 Nov, Sun 15 Nov and Mon 16 Nov, which are not included.',
    )
    expect(said(friday, '2026-11-29')).toBe('The centre is closed on 8 of these days, which are not included.')
    expect(said('2026-11-14', '2026-11-17')).toBe('The centre is closed on these days.')
  })

  it('say nothing of days that are no days, or none in order', () => {
    expect(said('', friday)).toBeNull()
    expect(said(friday, tuesday)).toBeNull()
  })
})

it('is told by somebody, who is named to the other parent', () => {
  expect(whoTold({ isOwn: true, toldByName: 'Thandi Mokoena' })).toBe('You told us')
  expect(whoTold({ isOwn: false, toldByName: 'Sipho Mokoena' })).toBe('Sipho Mokoena told us')
  expect(whoTold({ isOwn: false, toldByName: null })).toBe('Somebody told us')
})

describe('an absence', () => {
  it('covers its first day, its last and those between', () => {
    expect(absenceOn([flu], tuesday)).toBe(flu)
    expect(absenceOn([flu], '2026-11-12')).toBe(flu)
    expect(absenceOn([flu], friday)).toBeUndefined()
    expect(absenceOn([flu], '2026-11-09')).toBeUndefined()
  })

  it('is told in words', () => {
    expect(formatDays(flu, tuesday)).toBe('Today to Thu 12 Nov')
    expect(formatDays({ fromDate: '2026-11-11', toDate: '2026-11-11' }, tuesday)).toBe('Tomorrow')
    expect(formatDays({ fromDate: tuesday, toDate: '2026-11-11' }, tuesday)).toBe('Today to tomorrow')
    expect(formatDays({ fromDate: friday, toDate: '2026-11-16' }, tuesday)).toBe('Fri 13 Nov to Mon 16 Nov')
  })
})
