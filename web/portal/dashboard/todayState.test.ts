import { describe, expect, it } from 'vitest'
import { todayState } from './childDay.ts'

const tuesday = '2026-11-10'
const child = { enrolledOn: '2026-01-12', lastDay: null as string | null }
const now = '16:30'
const words = (status: string | null, timeIn: string | null = null, timeOut: string | null = null, today = tuesday) =>
  todayState(status ? { status, timeIn, timeOut } : null, { today, now, child, closings: [] }).words

describe('where a child is today', () => {
  it('is told from the register', () => {
    expect(words('present', '07:18')).toBe('Arrived at 07:18')
    expect(words('present')).toBe('Present today')
    expect(words('late', '08:40')).toBe('Arrived late at 08:40')
    expect(words('absent')).toBe('Absent today')
    expect(words('late', '08:40', '16:02')).toBe('Went home at 16:02')
  })

  it('is told from the calendar while the register says nothing', () => {
    expect(words(null)).toBe('Not here yet')
    expect(todayState(null, { today: tuesday, now, child, closings: [], isAway: true }).words).toBe('Absent today')
    expect(words(null, null, null, '2026-11-14')).toBe('Closed today')
    expect(words(null, null, null, '2026-12-16')).toBe('Closed today: Day of Reconciliation')
  })

  it('is absent as reported where the register was marked ahead, until the child has come', () => {
    const reported = (timeIn: string | null) =>
      todayState(
        { status: 'present', timeIn, timeOut: null },
        { today: tuesday, now, child, closings: [], isAway: true },
      ).words
    expect(reported(null)).toBe('Absent today')
    expect(reported('07:18')).toBe('Arrived at 07:18')
  })

  it("names the centre's own closing, unless the child is there all the same", () => {
    const closings = [{ fromDate: '2026-11-09', toDate: '2026-11-11', reason: 'Staff training' }]
    expect(todayState(null, { today: tuesday, now, child, closings, isAway: true }).words).toBe(
      'Closed today: Staff training',
    )
    const here = { status: 'present', timeIn: '07:18', timeOut: null }
    expect(todayState(here, { today: tuesday, now, child, closings }).words).toBe('Arrived at 07:18')
  })

  it('compares times with the clock', () => {
    const at = (time: string, timeIn: string, timeOut: string | null) =>
      todayState({ status: 'present', timeIn, timeOut }, { today: tuesday, now: time, child, closings: [] }).words
    expect(at('14:59', '07:18', '15:00')).toBe('Arrived at 07:18')
    expect(at('15:00', '07:18', '15:00')).toBe('Went home at 15:00')
    expect(at('08:00', '09:30', null)).toBe('Expected at 09:30')
  })

  it('says from when or until when a child is enrolled that is not today', () => {
    const later = { today: tuesday, now, closings: [], child: { ...child, enrolledOn: '2027-01-11' } }
    expect(todayState(null, later).words).toBe('Starts 11 January 2027')
    const left = { today: tuesday, now, closings: [], child: { ...child, lastDay: '2026-10-30' } }
    expect(todayState(null, left).words).toBe('Left on 30 October 2026')
  })
})
