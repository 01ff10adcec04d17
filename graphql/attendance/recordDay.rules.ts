import { type Enrolment, hasLeft, startsLater } from '#graphql/children/enrolment.rules.ts'
import { addDays, formatDate } from '#graphql/values/dates.ts'
import { type AttendanceStatus, isOnLeave, type MarkedValues, isPresent, type StaffStatus } from './attendance.rules.ts'

/** As far ahead as an absence or a leave can be recorded. */
const furthestDays = 366

const tooFar = 'This day is more than a year ahead. Please check the date.'

/** Whether staff may be recorded on a day that lies ahead: a leave can be planned, a day's work cannot. */
const mayPlanStaff = (status: StaffStatus): boolean => isOnLeave(status)

interface Day<Status> {
  date: string
  status: Status
  today: string
}

/**
 * Why a child cannot be recorded on a day; null where it can. The register holds the days on which the child is enrolled,
 * up to today; of days ahead only absences that are known.
 */
export function childDayProblem(
  child: Enrolment & { firstName: string },
  { date, status, today }: Day<AttendanceStatus>,
): string | null {
  const { firstName } = child
  if (startsLater(child, date))
    return `${firstName} starts on ${formatDate(child.enrolledOn)}. Nothing can be recorded before that day.`
  if (hasLeft(child, date))
    return `The last day of ${firstName} is ${formatDate(child.lastDay ?? date)}. Nothing can be recorded after it.`
  if (date > addDays(today, furthestDays)) return tooFar
  if (date > today && isPresent(status)) return 'This day has not come yet. Until then only an absence can be recorded.'
  return null
}

/** What is said of somebody who is not on the list of a child and collects it without a reason. */
export const collectorProblem = (
  { collectedBy }: Pick<MarkedValues, 'collectedBy'>,
  { firstName }: { firstName: string },
): string => `${collectedBy} is not among those who may collect ${firstName}. Please say why.`

/** Why a member of staff cannot be recorded on a day; null where it can. Of days ahead only leave is recorded. */
export function staffDayProblem({ date, status, today }: Day<StaffStatus>): string | null {
  if (date > addDays(today, furthestDays)) return tooFar
  if (date > today && !mayPlanStaff(status)) return 'This day has not come yet. Until then only leave can be recorded.'
  return null
}
