import { todayInJohannesburg } from '#graphql/values/clock.ts'
import { holidaysOf } from '#graphql/values/holidays.ts'

/** What the form's calendars know: today, and the public holidays of this year and the next. */
export function enrollmentCalendar() {
  const today = todayInJohannesburg()
  const year = Number(today.slice(0, 4))
  const holidays = [year, year + 1].flatMap(holidaysOf).map(({ date, name }) => [date, name] as const)
  return { today, holidays: Object.fromEntries(holidays) }
}
