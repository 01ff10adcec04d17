import { expect, it } from 'vitest'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import {
  formatExactAge,
  applicationsAsRows,
  byUrgency,
  enrolledThisMonth,
  howOld,
  isUnborn,
  lineOf,
  programName,
} from './application.ts'
import { movesFrom } from './moves.ts'
import { sampleApplications } from './sampleApplications.ts'

const [first] = sampleApplications
const application = first as NonNullable<typeof first>

it('puts the next tour, the first in line and the offer that ends soonest on top', () => {
  const tours = ['2026-12-02T07:00:00Z', '2026-12-01T07:00:00Z'].map((tourAt, index) => ({
    ...application,
    status: 'tour_booked',
    tourAt,
    id: index,
  }))
  expect(tours.toSorted(byUrgency).map(({ id }) => id)).toEqual([1, 0])
  const line = [10, 2, 1].map((waitlistPosition) => ({ ...application, status: 'waitlisted', waitlistPosition }))
  expect(line.toSorted(byUrgency).map(({ waitlistPosition }) => waitlistPosition)).toEqual([1, 2, 10])
})

it('puts the newest on top everywhere else', () => {
  const older = { ...application, createdAt: '2026-01-01T00:00:00Z', id: 1 }
  expect([older, application].toSorted(byUrgency)[0]).toBe(application)
})

it('says the place in line', () => {
  const waiting = { ...application, status: 'waitlisted' }
  expect(lineOf({ ...waiting, waitlistPosition: 1 })).toBe('Next on the waiting list')
  expect(lineOf({ ...waiting, waitlistPosition: 4 })).toBe('Number 4 on the waiting list')
})

it('counts as enrolled this month by the calendar of Johannesburg', () => {
  const at = (updatedAt: string) => enrolledThisMonth({ ...application, updatedAt }, '2026-11-10')
  expect([at('2026-10-31T21:59:00Z'), at('2026-10-31T22:00:00Z')]).toEqual([false, true])
})

it('shortens a program to its name', () => {
  expect(programName('toddlers')).toBe('Toddlers')
})

it('offers the moves of the pipeline, and none for a child that is enrolled', () => {
  expect(movesFrom('new').map(({ to }) => to)).toEqual([
    'in_review',
    'tour_booked',
    'waitlisted',
    'offered',
    'enrolled',
    'declined',
    'withdrawn',
  ])
  expect(movesFrom('declined').map(({ label }) => label)).toEqual(['Reopen'])
  expect(movesFrom('enrolled')).toEqual([])
})

it('exports what is shown, one row an application', () => {
  const answered = { ...application, dayPlan: 'half_day', siblingNames: 'Thabo' }
  const [head, row] = applicationsAsRows([answered])
  expect(head?.join()).toBe(
    'Reference,Status,Child,Date of birth,Allergies,Parent,Program,Start,Days,Siblings here,Received',
  )
  expect(row?.join()).toBe(
    `${application.reference},New,Amogelang Motsepe,${application.childDob},,Lindiwe Motsepe,Infants (4-18 months),${application.startDate},Half-day,Thabo,${todayInJohannesburg()}`,
  )
})

it('says of a child that is not born yet when it is due', () => {
  const childDob = addDays(todayInJohannesburg(), 90)
  const unborn = { ...application, childDob }
  expect([isUnborn(application), isUnborn(unborn)]).toEqual([false, true])
  expect(formatExactAge(childDob)).toBe(`Not born yet · due ${formatDate(childDob)}`)
  expect(howOld(unborn)).toBe(`${application.childName} is not born yet`)
})
