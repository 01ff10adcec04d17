import { describe, expect, it } from 'vitest'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { allPresent, collected, countsOf, departureProblem, formatMark, pressed, rowsOf } from './rows.ts'
import { sampleEntries, sampleEntry } from './sampleRegister.ts'

const date = '2026-11-10'
/** 07:42 in Johannesburg. */
const now = new Date('2026-11-10T05:42:00Z')
const entry = sampleEntry(1, 'Mia van Wyk', {
  attendance: null,
  absence: { id: 1, reason: 'Flu', toldAt: '2026-11-10T04:50:00Z' },
})

describe('a line of the register', () => {
  it('shows what waits to be sent over what the server has', () => {
    const values = { ...nothing, status: 'late' as const, timeIn: '08:40' }
    const waiting = {
      key: `${date}/1`,
      date,
      childId: 1,
      values,
      version: 1,
      before: null,
      quiet: false,
      refused: null,
    }
    const [row] = rowsOf(date, [sampleEntry(1, 'Mia van Wyk')], new Map([[waiting.key, waiting]]))
    expect(row).toMatchObject({ name: 'Mia van Wyk', values, entry: { status: 'present' } })
  })

  it('takes the arrival of today from the clock, and no other', () => {
    const [row] = rowsOf(date, [{ ...entry, absence: null }], new Map())
    if (!row) throw new Error('no row')
    expect(pressed(row, 'present', date, now).timeIn).toBe('07:42')
    expect(pressed(row, 'present', '2026-11-09', now).timeIn).toBeNull()
    const came = { ...row, values: { ...nothing, status: 'present' as const, timeIn: '07:10' } }
    expect(pressed(came, 'late', date, now).timeIn).toBe('07:10')
  })

  it('says no departure before the arrival', () => {
    const row = { name: 'Mia', values: { ...nothing, status: 'present' as const, timeIn: '08:10' } }
    expect(departureProblem(row, date, now)).toBe(
      'Mia cannot have left yet: the register says that Mia arrived at 08:10, and it is 07:42 now. Correct the time in first.',
    )
    const early = { ...row, values: { ...row.values, timeIn: '07:42' } }
    expect([departureProblem(early, date, now), departureProblem(row, '2026-11-09', now)]).toEqual([null, null])
    expect(collected(early, 'Thandi', date, now)).toMatchObject({ timeOut: '07:42', collectedBy: 'Thandi' })
  })

  it('takes nothing away that was said after a slip was put right', () => {
    const [row] = rowsOf(date, [{ ...entry, absence: null }], new Map())
    if (!row) throw new Error('no row')
    const before = { ...nothing, status: 'present' as const, timeIn: '07:10' }
    const slip = { ...row, values: { ...nothing, status: 'absent' as const } }
    expect(pressed(slip, 'present', date, now, before)).toEqual(before)
    const home = { ...before, timeOut: '15:00', collectedBy: 'Thandi Ndlovu' }
    expect(pressed({ ...row, values: home }, 'late', date, now, before)).toEqual({ ...home, status: 'late' })
  })

  it('of an absent child takes over what the parent told', () => {
    const [row] = rowsOf(date, [entry], new Map())
    if (!row) throw new Error('no row')
    expect(pressed(row, 'absent', date, now)).toEqual({ ...nothing, status: 'absent', notes: 'Flu' })
  })
})

describe('mark all present', () => {
  it('leaves alone who is marked, and knows whom a parent told of', () => {
    const rows = rowsOf(date, [sampleEntry(1, 'A B'), entry, sampleEntry(3, 'C D', { attendance: null })], new Map())
    expect(allPresent(rows).map(({ row, values }) => [row.childId, values.status, values.notes])).toEqual([
      [1, 'absent', 'Flu'],
      [3, 'present', null],
    ])
  })

  it('is counted', () => {
    expect(countsOf(rowsOf(date, sampleEntries, new Map()))).toEqual({ present: 7, late: 1, absent: 1, open: 1 })
  })
})

it('says an entry in few words', () => {
  expect(formatMark({ ...nothing, status: 'late', timeIn: '08:40', notes: 'Clinic' })).toBe('Late, in 08:40, “Clinic”')
  expect(formatMark(nothing)).toBe('no entry')
})
