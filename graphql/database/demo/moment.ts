import { addDays, startOfJohannesburgDay } from '#graphql/values/dates.ts'

const day = 24 * 60

/** The moment of a day at that time in Johannesburg. */
export const momentOn = (date: string, hour: number, minute = 0) =>
  new Date(startOfJohannesburgDay(date).getTime() + (hour * 60 + minute) * 60_000).toISOString()

/**
 * The moment of a demo at which something was written, so many days ago. A demo that is made early in the morning knows
 * nothing of later: what belongs to its day is moved before the present moment, in the same order.
 */
export function momentAgo(today: string, ago: number, hour: number, minute = 0, now = Date.now()): string {
  const planned = momentOn(addDays(today, -ago), hour, minute)
  const passed = now - startOfJohannesburgDay(today).getTime()
  if (ago > 0 || passed <= 0) return planned
  const latest = now - passed * 0.1 * (1 - (hour * 60 + minute) / day)
  return new Date(Math.min(Date.parse(planned), latest)).toISOString()
}
