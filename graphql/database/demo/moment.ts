import { addDays, startOfJohannesburgDay } from '#graphql/values/dates.ts'

const day = 24 * 60

/**
 * The moment of a demo at which something was written, so many days ago. A demo that is made early in the morning knows
 * nothing of later: what belongs to its day is moved before the present moment, in the same order.
 */
export function momentAgo(today: string, ago: number, hour: number, minute = 0, now = Date.now()): string {
  const minutes = hour * 60 + minute
  const planned = startOfJohannesburgDay(addDays(today, -ago)).getTime() + minutes * 60_000
  const passed = now - startOfJohannesburgDay(today).getTime()
  const latest = now - passed * 0.1 * (1 - minutes / day)
  return new Date(ago === 0 && passed > 0 ? Math.min(planned, latest) : planned).toISOString()
}
