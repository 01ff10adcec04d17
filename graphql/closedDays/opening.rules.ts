import { addDays, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Closing, closedReason } from './closedDays.rules.ts'

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
