import { describe, expect, it } from 'vitest'
import { entryProblem, isSameEntry } from './refusals.rules.ts'

const place = { classId: 1, programId: 1, dayPlan: 'full_time' as const, leavingReason: null, noticeMonth: null }
const child = { firstName: 'Lerato', placements: [{ ...place, fromDate: '2026-01-12', toDate: null }] }
const now = new Date('2026-11-10T15:00:00+02:00')
const at = (time: string, date = '2026-11-10') => new Date(`${date}T${time}:00+02:00`).toISOString()
const nappy = { kind: 'nappy' as const, at: at('10:00'), until: null, removed: false }
const usual = { child, register: { status: 'present' as const, timeOut: null }, now, isOffice: false }

describe('an entry', () => {
  it('is taken of a child who is here, or not on the register yet', () => {
    expect(entryProblem(nappy, usual)).toBeNull()
    expect(entryProblem(nappy, { ...usual, register: null })).toBeNull()
  })

  it.each([
    ['Lerato is marked absent today.', nappy, { register: { status: 'absent' as const, timeOut: null } }],
    [
      'Lerato was marked absent on 9 November 2026.',
      { ...nappy, at: at('10:00', '2026-11-09') },
      { register: { status: 'absent' as const, timeOut: null } },
    ],
    [
      'Lerato went home at 14:05.',
      { ...nappy, at: at('14:06') },
      { register: { status: 'late' as const, timeOut: '14:05' } },
    ],
    [
      'Lerato went home at 14:05.',
      { kind: 'sleep' as const, at: at('13:00'), until: at('14:30'), removed: false },
      { register: { status: 'present' as const, timeOut: '14:05' } },
    ],
    [
      'Lerato went home at 12:00 on 9 November 2026.',
      { ...nappy, at: at('12:30', '2026-11-09') },
      { register: { status: 'present' as const, timeOut: '12:00' } },
    ],
    ['This time is in the future. Please check it.', { ...nappy, at: at('15:04') }, {}],
    [
      'This time is in the future. Please check it.',
      { kind: 'sleep' as const, at: at('14:00'), until: at('16:00'), removed: false },
      {},
    ],
    [
      'Lerato starts on 11 November 2026. Nothing can be recorded before that day.',
      nappy,
      { child: { ...child, placements: [{ ...place, fromDate: '2026-11-11', toDate: null }] } },
    ],
    [
      "Lerato's last day is 9 November 2026. Nothing can be recorded after it.",
      nappy,
      { child: { ...child, placements: [{ ...place, fromDate: '2026-01-12', toDate: '2026-11-09' }] } },
    ],
    [
      'Only the office can change entries older than 7 days. Please ask them.',
      { ...nappy, at: at('10:00', '2026-11-02') },
      {},
    ],
  ])('is refused with words: %s', (words, entry, circumstances) => {
    expect(entryProblem(entry, { ...usual, ...circumstances })).toBe(words)
  })

  it('may be a little ahead of the clock, and of the minute in which a child left', () => {
    expect(entryProblem({ ...nappy, at: at('15:03') }, usual)).toBeNull()
    const home = { ...usual, register: { status: 'present' as const, timeOut: '14:05' } }
    expect(entryProblem({ ...nappy, at: at('14:05') }, home)).toBeNull()
  })

  it('of seven days ago is corrected by teachers, of before by the office', () => {
    expect(entryProblem({ ...nappy, at: at('10:00', '2026-11-03') }, usual)).toBeNull()
    expect(entryProblem({ ...nappy, at: at('10:00', '2026-10-01') }, { ...usual, isOffice: true })).toBeNull()
  })

  it('is taken back whatever the register says since; supplies are counted while the child is away', () => {
    const away = { ...usual, register: { status: 'absent' as const, timeOut: null } }
    expect(entryProblem({ ...nappy, removed: true }, away)).toBeNull()
    expect(entryProblem({ ...nappy, kind: 'supplies' }, away)).toBeNull()
  })
})

it('a correction is of the same kind and day', () => {
  const one = { kind: 'nappy' as const, date: '2026-11-10' }
  expect(isSameEntry(one, { ...one })).toBe(true)
  const others = [{ kind: 'potty' as const }, { date: '2026-11-09' }]
  expect(others.some((other) => isSameEntry(one, { ...one, ...other }))).toBe(false)
})
