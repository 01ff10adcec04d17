import { addDays, eachDay, formatDayShort, isCalendarDate, timeInJohannesburg } from '#graphql/values/dates.ts'
import { type Enrolment, isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { type Closing, closedReason, openDays } from '#graphql/closedDays/closedDays.rules.ts'

/** What the register says of today. */
interface DayEntry {
  status: string
  /** `HH:mm` */
  timeIn: string | null
}

export interface AbsentChild extends Enrolment {
  id: number
  firstName: string
  attendanceToday: DayEntry | null
  absences: readonly ToldAbsence[]
}

export interface ToldAbsence {
  id: number
  fromDate: string
  toDate: string
  reason: string
  toldAt: string
  /** First and last name of who told; null once the account is gone. */
  toldByName: string | null
  /** Told by who looks at it. */
  isOwn: boolean
}

/** What is told most, each one tap. */
export const commonReasons = ['Sick', 'Doctor or clinic', 'Family matter', 'Travelling'] as const

/** Whether a child has come today: until a time in has passed, it may only have been marked ahead. */
export const hasCome = (entry: DayEntry | null, now: string) =>
  entry !== null && entry.status !== 'absent' && entry.timeIn !== null && entry.timeIn <= now

/** The next open day on which a child can still be reported absent: not today once it has come. */
export function firstDayFor(
  today: string,
  entry: DayEntry | null,
  closings: readonly Closing[] = [],
  now = timeInJohannesburg(),
) {
  let day = hasCome(entry, now) ? addDays(today, 1) : today
  // a centre that is closed for years has no next day
  for (let tries = 0; tries < 366 && closedReason(day, closings) !== null; tries++) day = addDays(day, 1)
  return day
}

/** Brothers and sisters who may stay at home as well: still here, not here today, and not told of already. */
export const siblingsFor = <Child extends AbsentChild>(
  { id }: Pick<Child, 'id'>,
  family: readonly Child[],
  { from, today }: { from: string; today: string },
): Child[] =>
  family.filter(
    (other) =>
      other.id !== id &&
      isEnrolledOn(other, from) &&
      !absenceOn(other.absences, from) &&
      firstDayFor(today, other.attendanceToday) <= from,
  )

/** Listed one by one; more are counted. */
const mostListed = 4

/** What a parent is to know of closed days among those of an absence; null where there are none. */
export function closedText(from: string, to: string, closings: readonly Closing[]) {
  if (!isCalendarDate(from) || !isCalendarDate(to) || to < from || to > addDays(from, 92)) return null
  const open = openDays(from, to, closings)
  const closed = eachDay(from, to).filter((date) => !open.includes(date))
  if (closed.length === 0) return null
  if (open.length === 0)
    return closed.length === 1 ? 'The centre is closed on this day.' : 'The centre is closed on these days.'
  const listed = closed.map(formatDayShort)
  if (closed.length === 1) return `The centre is closed on ${listed[0]}, so that day is not included.`
  if (closed.length > mostListed)
    return `The centre is closed on ${closed.length} of these days, which are not included.`
  return `The centre is closed on ${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}, which are not included.`
}

/** `You told us`, `Sipho Mokoena told us` */
export const whoTold = ({ isOwn, toldByName }: Pick<ToldAbsence, 'isOwn' | 'toldByName'>): string =>
  isOwn ? 'You told us' : `${toldByName ?? 'Somebody'} told us`

/** The absence that covers a day. */
export const absenceOn = <Absence extends Pick<ToldAbsence, 'fromDate' | 'toDate'>>(
  absences: readonly Absence[],
  date: string,
) => absences.find(({ fromDate, toDate }) => fromDate <= date && date <= toDate)

const dayWord = (date: string, today: string) => {
  if (date === today) return 'Today'
  return date === addDays(today, 1) ? 'Tomorrow' : formatDayShort(date)
}

/** `Today`, `Mon 16 Nov`, `Today to Wed 18 Nov` */
export function formatDays({ fromDate, toDate }: { fromDate: string; toDate: string }, today: string): string {
  const from = dayWord(fromDate, today)
  return fromDate === toDate ? from : `${from} to ${dayWord(toDate, today).replace(/^To(?=day|morrow)/, 'to')}`
}
