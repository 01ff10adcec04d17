import { addDays, formatDate, isCalendarDate } from '#graphql/values/dates.ts'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A date as South African banks write it: `2026-11-03`, `2026/11/03`, `20261103`, `03/11/2026`, `3 Nov 2026`, `03Nov2026`,
 * and with two digits for a year of this century `03/11/26`, `03Nov26`.
 */
export function bankDate(text: string): string | null {
  const yearFirst = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text)
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text)
  const named = /^(\d{1,2})[\s-]?([a-z]{3})[a-z]*[\s-]?(\d{4}|\d{2})$/i.exec(text)
  const month = named ? String(monthNames.indexOf((named[2] ?? '').toLowerCase()) + 1) : dayFirst?.[2]
  const year = dayFirst?.[3] ?? named?.[3] ?? ''
  const parts = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [year.length === 2 ? `20${year}` : year, month, dayFirst?.[1] ?? named?.[1]]
  const date = parts.map((part) => (part ?? '').padStart(2, '0')).join('-')
  return isCalendarDate(date) ? date : null
}

/** A date that is one, or no more than a week ahead, only with the month first casts doubt on the others of its statement. */
export function isMonthFirst(text: string, today: string): boolean {
  const [date, other] = [bankDate(text), bankDate(text.replace(/^(\d+)([-/.])(\d+)/, '$3$2$1'))]
  return other !== null && (!date || (date > addDays(today, 7) && other <= today))
}

/** Whether a numeric date is also valid with day and month swapped. */
export const hasTwoReadings = (text: string, date: string) =>
  !/[a-z]/i.test(text) && date.slice(8) <= '12' && date.slice(8) !== date.slice(5, 7)

/** Why a date whose year has two digits is not taken as it is read; null where there is no doubt. */
export function doubtOfYear(text: string, date: string, today: string): string | null {
  if (/\d{4}/.test(text)) return null
  if (date > today)
    return `“${text}” would be ${formatDate(date)}, which is in the future. Please correct the date in the file.`
  const yearFirst = bankDate(`20${text}`)
  if (!yearFirst || yearFirst <= date || yearFirst > today) return null
  return `“${text}” is ambiguous: it could be ${formatDate(date)} or ${formatDate(yearFirst)}. Please write the year with four digits.`
}
