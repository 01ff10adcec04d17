import type { AttendanceStatus } from '#graphql/attendance/attendance.rules.ts'
import { childDayProblem } from '#graphql/attendance/recordDay.rules.ts'
import { addDays, formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { CareValues } from './care.rules.ts'

/** How many days back teachers enter and correct; the office does so for any day. */
export const daysBack = 7

/** By how much a clock may be ahead of that of the server, in milliseconds. */
const clockTolerance = 3 * 60_000

export interface OnRegister {
  status: AttendanceStatus
  timeOut: string | null
}

interface Circumstances {
  child: Parameters<typeof childDayProblem>[0]
  /** Of the day of the entry; null while there is no mark. */
  register: OnRegister | null
  now: Date
  isOffice: boolean
}

const tooOld = `Only the office can change entries older than ${daysBack} days. Please ask them.`
const ahead = 'This time is in the future. Please check it.'

/** When something was over: the end of a sleep, else the moment itself. */
const endOf = ({ at, until }: Pick<CareValues, 'at' | 'until'>) => until ?? at

/**
 * Why an entry of a child cannot be stored; null where it can. What never happened can be taken back whatever the register
 * says since, and supplies are brought and counted also while the child is away.
 */
export function entryProblem(
  entry: Pick<CareValues, 'kind' | 'at' | 'until'> & { removed: boolean },
  { child, register, now, isOffice }: Circumstances,
): string | null {
  const today = todayInJohannesburg(now)
  const date = todayInJohannesburg(new Date(entry.at))
  if (!isOffice && date < addDays(today, -daysBack)) return tooOld
  if (Date.parse(endOf(entry)) > now.getTime() + clockTolerance) return ahead
  if (entry.removed) return null
  const notEnrolled = childDayProblem(child, { date, status: 'present', today })
  if (notEnrolled || entry.kind === 'supplies' || register === null) return notEnrolled
  const { firstName } = child
  const isToday = date === today
  if (register.status === 'absent')
    return isToday ? `${firstName} is marked absent today.` : `${firstName} was marked absent on ${formatDate(date)}.`
  if (register.timeOut === null || timeInJohannesburg(new Date(endOf(entry))) <= register.timeOut) return null
  const home = `${firstName} went home at ${register.timeOut}`
  return isToday ? `${home}.` : `${home} on ${formatDate(date)}.`
}

interface Kept {
  kind: CareValues['kind']
  date: string
}

/** Whether a version can be of the same entry as another one: of its kind and day. */
export const isSameEntry = (one: Kept, other: Kept): boolean => one.kind === other.kind && one.date === other.date

export const notSameEntry =
  'A correction cannot change the kind or the day of an entry. Please remove the entry and enter it again.'
