import { addMonths, firstOfMonth, monthOf } from '#graphql/values/dates.ts'
import { isMonth } from '#graphql/attendance/attendance.rules.ts'

/** The month in the address; the current one when there is none, or one that has not come yet. */
export function monthIn(search: string, today: string): string {
  const asked = new URLSearchParams(search).get('month') ?? ''
  const current = monthOf(today)
  return isMonth(asked) && asked <= current ? asked : current
}

export const monthsFrom = (month: string, months: number): string => monthOf(addMonths(firstOfMonth(month), months))
