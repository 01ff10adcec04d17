import { addDays, addMonths, ageOn, formatAge, formatDate, isCalendarDate } from './dates.ts'

/** An expected date of birth lies at most so many months ahead. */
const longestWait = 10

/** A day on which a child of this centre can have been born: not in the future, and not longer ago than 13 years. */
export const isPossibleBirthday = (date: string, today: string): boolean =>
  isCalendarDate(date) && date <= today && date >= addMonths(today, -13 * 12)

/** The same, or a day on which a child that a place is asked for ahead of its birth is expected. */
export const isBirthdayOrExpected = (date: string, today: string): boolean =>
  isPossibleBirthday(date, today) || isExpectedBirthday(date, today)

/** A day on which a child that is not born yet can be expected. */
export const isExpectedBirthday = (date: string, today: string): boolean =>
  isCalendarDate(date) && date > today && date <= lastExpectedBirthday(today)

/** `2 y 4 m`; of a child that is not born yet, when it is due: `Not born yet · due 3 March 2027`. */
export const formatExactAge = (dateOfBirth: string, today: string): string =>
  dateOfBirth > today ? `Not born yet · due ${formatDate(dateOfBirth)}` : formatAge(ageOn(dateOfBirth, today))

/** The last day on which somebody was born who is at least so many years old today, as {@link ageOn} counts them. */
export function latestBirthday(years: number, today: string): string {
  const day = addMonths(today, -12 * years)
  // who was born on 29 February is a year older on 28 February of other years
  const next = addDays(day, 1)
  return ageOn(next, today).years >= years ? next : day
}

export const lastExpectedBirthday = (today: string): string => addMonths(today, longestWait)
