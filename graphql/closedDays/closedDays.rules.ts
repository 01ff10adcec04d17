import { eachDay, weekdayOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'

/** Days, both included, on which the centre itself closes. */
export interface Closing {
  fromDate: string
  toDate: string
  reason: string
}

/** Why the centre is closed on a day: its own reason, the name of the holiday, `weekend`, or null when it is open. */
export function closedReason(date: string, closings: readonly Closing[]): string | null {
  const own = closings.find(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
  return own?.reason ?? holidayOn(date)?.name ?? (weekdayOf(date) > 5 ? 'weekend' : null)
}

/** The days of a range, both ends included, on which the centre is open. */
export const openDays = (from: string, to: string, closings: readonly Closing[]): string[] =>
  eachDay(from, to).filter((date) => closedReason(date, closings) === null)
