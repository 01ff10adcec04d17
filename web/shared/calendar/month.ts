import { addDays, addMonths, eachDay, firstOfMonth, lastOfMonth, mondayOf } from '#graphql/values/dates.ts'

/** A month, `yyyy-MM`, so many months on. */
export const monthsOn = (month: string, count: number) => addMonths(firstOfMonth(month), count).slice(0, 7)

/** The month that an address asks for, or that of today. */
export const monthOr = (asked: string | null, today: string) =>
  asked && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7)

/** First and last day of the weeks that a month lies in, Monday to Sunday. */
export const weeksOf = (month: string) => ({
  from: mondayOf(firstOfMonth(month)),
  to: addDays(mondayOf(lastOfMonth(month)), 6),
})

/** The days of these weeks, a week a list. */
export function daysByWeek(month: string): string[][] {
  const { from, to } = weeksOf(month)
  const days = eachDay(from, to)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
