import { describe, expect, it } from 'vitest'
import { todayState } from './todayState.ts'

const tuesday = '2026-11-10'
const words = (status: string | null, timeIn: string | null = null, timeOut: string | null = null, today = tuesday) =>
  todayState(status ? { status, timeIn, timeOut } : null, { today, closings: [] }).words

describe('where a child is today', () => {
  it('is told from the register', () => {
    expect(words('present', '07:18')).toBe('In since 07:18')
    expect(words('present')).toBe('In today')
    expect(words('late', '08:40')).toBe('Late, in since 08:40')
    expect(words('absent')).toBe('Absent today')
    expect(words('late', '08:40', '16:02')).toBe('Went home at 16:02')
  })

  it('is told from the calendar while the register says nothing', () => {
    expect(words(null)).toBe('Not in yet')
    expect(todayState(null, { today: tuesday, closings: [], isAway: true }).words).toBe('Absent today')
    expect(words(null, null, null, '2026-11-14')).toBe('Closed today')
    expect(words(null, null, null, '2026-12-16')).toBe('Closed today: Day of Reconciliation')
  })

  it("names the centre's own closing, unless the child is there all the same", () => {
    const closings = [{ fromDate: '2026-11-09', toDate: '2026-11-11', reason: 'Staff training' }]
    expect(todayState(null, { today: tuesday, closings, isAway: true }).words).toBe('Closed today: Staff training')
    const here = { status: 'present', timeIn: '07:18', timeOut: null }
    expect(todayState(here, { today: tuesday, closings }).words).toBe('In since 07:18')
  })
})
