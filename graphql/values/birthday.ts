import { addMonths, isCalendarDate } from './dates.ts'

/** A day on which a child of this centre can have been born: not in the future, and not longer ago than 13 years. */
export const isPossibleBirthday = (date: string, today: string): boolean =>
  isCalendarDate(date) && date <= today && date >= addMonths(today, -13 * 12)
