import { type AttendanceStatus, attendanceStatuses, isMonth } from '#graphql/attendance/attendance.rules.ts'
import { closedReason, type Closing } from '#graphql/closedDays/closedDays.rules.ts'
import { addMonths, eachDay, firstOfMonth, lastOfMonth, mondayOf, monthOf, weekdayOf } from '#graphql/values/dates.ts'

export type DayLook = AttendanceStatus | 'away' | 'closed' | 'weekend' | 'nothing'

export interface CalendarDay {
  date: string
  look: DayLook
  /** What a screen reader says of the day. */
  words: string
}

interface Known {
  today: string
  entries: readonly { date: string; status: string }[]
  absences: readonly { fromDate: string; toDate: string }[]
  /** Days on which the centre itself closes. */
  closings: readonly Closing[]
}

const statusWords: Record<AttendanceStatus, string> = { present: 'present', late: 'late', absent: 'absent' }
const isStatus = (status: string | undefined): status is AttendanceStatus =>
  attendanceStatuses.some((known) => known === status)

function dayOf(date: string, { entries, absences, closings, today }: Known): CalendarDay {
  const status = entries.find((entry) => entry.date === date)?.status
  const closed = closedReason(date, closings)
  // nobody is absent from a place that is closed
  if (isStatus(status) && !(closed && status === 'absent')) return { date, look: status, words: statusWords[status] }
  if (closed === 'weekend') return { date, look: 'weekend', words: 'weekend' }
  if (closed) return { date, look: 'closed', words: `closed: ${closed}` }
  const isAway = date >= today && absences.some(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
  if (isAway) return { date, look: 'away', words: 'absence reported' }
  return { date, look: 'nothing', words: date > today ? 'upcoming' : 'nothing recorded' }
}

/** The weeks of a month from Monday to Sunday; null for days of the months beside it. Weekends are left out while they are empty. */
export function weeksOf(month: string, known: Known): (CalendarDay | null)[][] {
  const days = eachDay(firstOfMonth(month), lastOfMonth(month)).map((date) => dayOf(date, known))
  const lastWeekday = days.some(({ date, look }) => weekdayOf(date) > 5 && look !== 'weekend' && look !== 'closed')
    ? 7
    : 5
  const weeks = new Map<string, (CalendarDay | null)[]>()
  for (const day of days) {
    if (weekdayOf(day.date) > lastWeekday) continue
    const monday = mondayOf(day.date)
    const week = weeks.get(monday) ?? Array.from({ length: lastWeekday }, () => null)
    week[weekdayOf(day.date) - 1] = day
    weeks.set(monday, week)
  }
  return [...weeks.values()]
}

/** Short names of the days of the week, from Monday. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Who collected a child, where that was not the person who looks; undefined where nobody else did. */
export const collectorFor = (viewer: string, entry: { collectedBy: string | null } | null) =>
  entry?.collectedBy && entry.collectedBy !== viewer ? entry.collectedBy : undefined

/** The month in the address; the current one when there is none, or one that has not come yet. */
export function monthIn(search: string, today: string): string {
  const asked = new URLSearchParams(search).get('month') ?? ''
  const current = monthOf(today)
  return isMonth(asked) && asked <= current ? asked : current
}

export const monthsFrom = (month: string, months: number): string => monthOf(addMonths(firstOfMonth(month), months))
