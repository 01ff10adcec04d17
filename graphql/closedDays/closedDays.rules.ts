import {
  addDays,
  eachDay,
  formatDate,
  timeInJohannesburg,
  todayInJohannesburg,
  weekdayNameOf,
  weekdayOf,
} from '#graphql/values/dates.ts'
import { holidayOn, holidaysOf } from '#graphql/values/holidays.ts'

/** Days, both included, on which the centre itself closes. */
export interface Closing {
  fromDate: string
  toDate: string
  reason: string
}

/** Why the centre is closed on a day: the name of the holiday, its own reason, `weekend`, or null when it is open. */
export function closedReason(date: string, closings: readonly Closing[]): string | null {
  const own = closings.find(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
  return holidayOn(date)?.name ?? own?.reason ?? (weekdayOf(date) > 5 ? 'weekend' : null)
}

/** Why the centre is closed on a day, in a sentence; null when it is open. */
export function closedText(date: string, closings: readonly Closing[]): string | null {
  const reason = closedReason(date, closings)
  if (reason === null) return null
  if (reason === 'weekend') return `The centre is closed on ${weekdayNameOf(date)}s.`
  return `The centre is closed on ${formatDate(date)}: ${reason}.`
}

/**
 * Public holidays and the centre's own closings of the year of a day or month and the years beside it, by day. A holiday
 * keeps its name within a closing: Christmas Day in the year-end break.
 */
export function closedDaysAround(date: string, closings: readonly Closing[]): Record<string, string> {
  const year = Number(date.slice(0, 4))
  const holidays = [year - 1, year, year + 1].flatMap(holidaysOf).map((holiday) => [holiday.date, holiday.name])
  const own = closings.flatMap(({ fromDate, toDate, reason }) => eachDay(fromDate, toDate).map((day) => [day, reason]))
  return Object.fromEntries([...own, ...holidays])
}

export const openDays = (from: string, to: string, closings: readonly Closing[]): string[] =>
  eachDay(from, to).filter((date) => closedReason(date, closings) === null)

/** So far is looked ahead for a day on which the centre is open; longer it is never closed. */
export const daysLookedAhead = 60

/** The first day after `date` on which the centre is open. */
export function nextOpenDay(date: string, closings: readonly Closing[]): string {
  for (let days = 1; days <= daysLookedAhead; days++) {
    const next = addDays(date, days)
    if (closedReason(next, closings) === null) return next
  }
  return addDays(date, daysLookedAhead)
}

/** When somebody is at the office next, `HH:mm` of a day; null while it is open. */
export function nextOpening(
  now: Date,
  { opens, closes }: { opens: string; closes: string },
  closings: readonly Closing[],
): { date: string; time: string } | null {
  const [today, time] = [todayInJohannesburg(now), timeInJohannesburg(now)]
  const isOpenToday = closedReason(today, closings) === null
  if (isOpenToday && opens <= time && time < closes) return null
  return { date: isOpenToday && time < opens ? today : nextOpenDay(today, closings), time: opens }
}
