import { type Closing, closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import { weekdayNameOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'

/** Why the centre is closed on a day, in words; null when it is open. */
export function closedInWords(date: string, closings: readonly Closing[]): string | null {
  const reason = closedReason(date, closings)
  if (reason === null) return null
  if (reason === 'weekend') return `The centre is closed on ${weekdayNameOf(date)}s.`
  if (reason === holidayOn(date)?.name) return `${reason} is a public holiday: the centre is closed.`
  return `The centre is closed: ${reason}.`
}
