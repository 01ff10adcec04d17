import { hasLeft, startsLater } from '#graphql/children/enrolment.rules.ts'
import { currentPlace, type Placement } from '#graphql/placements/placements.rules.ts'
import { addDays, formatDate } from '#graphql/values/dates.ts'
import { type AttendanceStatus, isOnLeave, type MarkedValues, isPresent, type StaffStatus } from './attendance.rules.ts'

/** How far ahead absences and leave can be recorded. */
const furthestDays = 366

const tooFar = 'This day is more than a year ahead. Please check the date.'

interface Day<Status> {
  date: string
  status: Status
  today: string
}

/**
 * Why a child's attendance cannot be recorded on a day; null if it can. The register covers the days of enrolment up to
 * today; for future days only absences.
 */
export function childDayProblem(
  { firstName, placements }: { firstName: string; placements: readonly Placement[] },
  { date, status, today }: Day<AttendanceStatus>,
): string | null {
  // of a child that has come back, the stay of that day
  const stay = currentPlace(placements, date)
  if (startsLater(stay, date))
    return `${firstName} starts on ${formatDate(stay.enrolledOn)}. Nothing can be recorded before that day.`
  if (hasLeft(stay, date))
    return `${firstName}'s last day is ${formatDate(stay.lastDay ?? date)}. Nothing can be recorded after it.`
  if (date > addDays(today, furthestDays)) return tooFar
  if (date > today && isPresent(status)) return 'This day is in the future. Only an absence can be recorded.'
  return null
}

/** Error for an unauthorised collector without a reason. */
export const collectorProblem = (
  { collectedBy }: Pick<MarkedValues, 'collectedBy'>,
  { firstName }: { firstName: string },
): string => `${collectedBy} is not on ${firstName}'s list of people who may collect. Please give a reason.`

/** Why staff attendance cannot be recorded on a day; null if it can. Leave can be planned, a day's work cannot. */
export function staffDayProblem({ date, status, today }: Day<StaffStatus>): string | null {
  if (date > addDays(today, furthestDays)) return tooFar
  if (date > today && !isOnLeave(status)) return 'This day is in the future. Only leave can be recorded.'
  return null
}
