import { weekdayNameOf, weekdayOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'

/** Why the centre is closed on a day, in words; null when it is open. */
export function closedInWords(date: string): string | null {
  const holiday = holidayOn(date)
  if (holiday) return `${holiday.name} is a public holiday: the centre is closed.`
  return weekdayOf(date) > 5 ? `The centre is closed on ${weekdayNameOf(date)}s.` : null
}
