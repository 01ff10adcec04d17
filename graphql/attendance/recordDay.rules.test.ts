import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { addDays } from '#graphql/values/dates.ts'
import { attendanceStatuses, staffStatuses } from './attendance.rules.ts'
import { childDayProblem, staffDayProblem } from './recordDay.rules.ts'

const today = '2026-11-10'
const place = { classId: 1, programId: 1, dayPlan: 'full_time' as const, leavingReason: null, noticeMonth: null }
const lerato = { firstName: 'Lerato', placements: [{ ...place, fromDate: '2026-01-12', toDate: '2026-11-30' }] }
const someDay = fc.integer({ min: -500, max: 800 }).map((days) => addDays(today, days))

describe('the days on which a child is recorded', () => {
  it('are days of its enrolment, up to today; after that, for a year, absences alone', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 0, max: 900 })),
        someDay,
        fc.constantFrom(...attendanceStatuses),
        (days, date, status) => {
          const enrolment = { enrolledOn: '2026-01-12', lastDay: days === null ? null : addDays('2026-01-12', days) }
          const placements = [{ ...place, fromDate: enrolment.enrolledOn, toDate: enrolment.lastDay }]
          const may = childDayProblem({ ...lerato, placements }, { date, status, today }) === null
          expect(may).toBe(
            isEnrolledOn(enrolment, date) && (date <= today || (status === 'absent' && date <= addDays(today, 366))),
          )
        },
      ),
    )
  })

  it('are those of each stay of a child that has come back', () => {
    const placements = [...lerato.placements, { ...place, fromDate: '2027-01-11', toDate: null }]
    const on = (date: string) => childDayProblem({ ...lerato, placements }, { date, status: 'absent', today })
    expect([on('2026-11-30'), on('2027-01-11')]).toEqual([null, null])
    expect(on('2026-12-01')).toMatch(/^Lerato starts on 11 January 2027/)
  })

  it('say why another day is refused', () => {
    const on = (date: string, status: 'present' | 'absent' = 'present') =>
      childDayProblem(lerato, { date, status, today })
    expect(on('2026-01-11')).toBe('Lerato starts on 12 January 2026. Nothing can be recorded before that day.')
    expect(on('2026-12-01', 'absent')).toBe("Lerato's last day is 30 November 2026. Nothing can be recorded after it.")
    expect(on('2026-11-11')).toBe('This day is in the future. Only an absence can be recorded.')
    expect(on('2026-11-11', 'absent')).toBeNull()
    const placements = [{ ...place, fromDate: '2026-01-12', toDate: null }]
    expect(childDayProblem({ ...lerato, placements }, { date: '2099-01-01', status: 'absent', today })).toBe(
      'This day is more than a year ahead. Please check the date.',
    )
  })
})

describe('the days on which staff are recorded', () => {
  it('are those up to today; after that, for a year, leave alone', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom(...staffStatuses), (date, status) => {
        const isLeave = status === 'sick_leave' || status === 'personal_leave'
        expect(staffDayProblem({ date, status, today }) === null).toBe(
          date <= today || (isLeave && date <= addDays(today, 366)),
        )
      }),
    )
  })
})
