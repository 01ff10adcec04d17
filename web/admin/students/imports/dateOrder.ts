import type { CsvRecord } from '#graphql/values/csv.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { dateFromText, isDay } from '#web/ui/DateField/dateText.ts'

/** Which comes first in `05/04/2023`. */
export type DateOrder = 'day' | 'month'

const inNumbers = /^(\d{1,2})([\s/.,-]+)(\d{1,2})([\s/.,-]+)(\d{2}|\d{4})$|^(\d{2})(\d{2})((?:19|20)\d{2})$/

/**
 * A birthday in any way that the date fields understand: the day comes before the month here, unless somebody chose otherwise.
 * Text that is no day comes back as it is.
 */
export function dateOf(text: string, order: DateOrder = 'day'): string {
  const dayFirst = order === 'month' ? text.trim().replace(inNumbers, '$3$2$1$4$5$7$6$8') : text
  const read = dateFromText(dayFirst, todayInJohannesburg())
  return isDay(read) ? read : text.trim()
}

/** A cell of a list, with its line. */
export interface AmbiguousDate {
  line: number
  text: string
}

/**
 * The first date of a column that is none unless the month comes before the day, such as `05/14/2023`: then nobody can tell what
 * `05/04/2023` beside it means. Null where there is none.
 */
export function ambiguousDateOf(rows: readonly CsvRecord[], column: number): AmbiguousDate | null {
  const dates = rows.map(({ line, cells }) => ({ line, text: cells[column] ?? '' }))
  return dates.find(({ text }) => !isDay(dateOf(text)) && isDay(dateOf(text, 'month'))) ?? null
}

/**
 * Whether a date is another one with day and month exchanged. Of one that begins with its year as well: a spreadsheet
 * that took the month for the day writes it so.
 */
export function hasTwoReadings(text: string): boolean {
  const [, month = '', day = ''] = dateOf(text).split('-')
  return !/\p{L}/u.test(text) && isDay(dateOf(text)) && day <= '12' && day !== month
}
