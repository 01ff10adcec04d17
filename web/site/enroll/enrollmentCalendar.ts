import { closedDaysAround, closedInWords } from '#graphql/closedDays/closedDays.rules.ts'
import { todayInJohannesburg } from '#graphql/values/clock.ts'
import { isCalendarDate } from '#graphql/values/dates.ts'

/** What the form's calendars know: today, and the public holidays around it. */
export function enrollmentCalendar() {
  const today = todayInJohannesburg()
  return { today, holidays: closedDaysAround(today, []) }
}

/** What is said beside a day that is a weekend or a public holiday. */
export function closedHint(date: string) {
  const closed = isCalendarDate(date) ? closedInWords(date, []) : null
  return closed && `${closed} We will agree on the first day with you.`
}
