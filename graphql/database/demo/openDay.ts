import { addDays, weekdayOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'

/** That day, or the next one on which the centre is open. */
export function openDay(date: string): string {
  return weekdayOf(date) <= 5 && !holidayOn(date) ? date : openDay(addDays(date, 1))
}
