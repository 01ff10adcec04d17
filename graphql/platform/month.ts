import { fieldError } from '#graphql/platform/errors.ts'
import { firstOfMonth, isCalendarDate, lastOfMonth } from '#graphql/values/dates.ts'

/**
 * The first and the last day of a month, `yyyy-MM`.
 * @throws AppError BAD_USER_INPUT for anything that is no month
 */
export function daysOf(month: string): [string, string] {
  if (month.length !== 7 || !isCalendarDate(`${month}-01`) || month < '1900' || month > '2200')
    throw fieldError('month', 'Please enter a month such as 2026-11.')
  return [firstOfMonth(month), lastOfMonth(month)]
}
