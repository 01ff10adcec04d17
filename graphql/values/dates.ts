/**
 * Calendar dates are `yyyy-MM-dd` text and months `yyyy-MM`: no time, no zone, ordered by plain comparison.
 * All arithmetic happens in UTC, so the zone of the machine never matters.
 */

import { DAY, JOHANNESBURG_OFFSET } from './clock.ts'

export { timeInJohannesburg, todayInJohannesburg } from './clock.ts'

const DATE_SHAPE = /^\d{4}-\d{2}-\d{2}$/

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Number of the day since 1 January 1970, by arithmetic alone: lists ask for hundreds. Null for a day that there is none of. */
function numberOf(date: string): number | null {
  if (!DATE_SHAPE.test(date)) return null
  const [year, month, day] = [yearOf(date), Number(date.slice(5, 7)), Number(date.slice(8))]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  // years that begin in March, so that a leap day is the last of its year
  const march = month > 2 ? year : year - 1
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return march * 365 + Math.floor(march / 4) - Math.floor(march / 100) + Math.floor(march / 400) + inYear - 719_468
}

/** Whether the text is a day that exists, from year 1 to 9999: `2028-02-29` is one, `2026-02-29` is not. */
export const isCalendarDate = (text: string): boolean => numberOf(text) !== null

function dayOf(date: string): number {
  const day = numberOf(date)
  if (day === null) throw new RangeError(`Not a calendar date: ${JSON.stringify(date)}`)
  return day
}

function fromDay(day: number): string {
  const moment = new Date(day * DAY)
  const year = moment.getUTCFullYear()
  // A negated check, because an impossible date has the year NaN.
  if (!(year >= 1 && year <= 9999)) throw new RangeError('The date is outside the years 1 to 9999')
  return moment.toISOString().slice(0, 10)
}

const yearOf = (date: string): number => Number(date.slice(0, 4))
const two = (value: number): string => String(value).padStart(2, '0')

/** The moment at which a date begins in Johannesburg. */
export function startOfJohannesburgDay(date: string): Date {
  return new Date(dayOf(date) * DAY - JOHANNESBURG_OFFSET)
}

/** The moment of a day at a time `HH:mm` in Johannesburg. */
export const momentOf = (date: string, time: string): Date => new Date(`${date}T${time}:00+02:00`)

/** The later of two days, `yyyy-MM-dd`. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other)

export function addDays(date: string, days: number): string {
  return fromDay(dayOf(date) + days)
}

/** The same day so many months on; where that month is shorter, its last day (31 January + 1 = 28 or 29 February). */
export function addMonths(date: string, months: number): string {
  dayOf(date)
  const index = yearOf(date) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  if (!(year >= 1 && year <= 9999)) throw new RangeError('The date is outside the years 1 to 9999')
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month))
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** `2026-11` of `2026-11-10`. */
export function monthOf(date: string): string {
  dayOf(date)
  return date.slice(0, 7)
}

/** Takes a date or a month. */
export function firstOfMonth(dateOrMonth: string): string {
  const first = `${dateOrMonth.slice(0, 7)}-01`
  dayOf(dateOrMonth.length === 7 ? first : dateOrMonth)
  return first
}

/** Takes a date or a month. */
export function lastOfMonth(dateOrMonth: string): string {
  const first = firstOfMonth(dateOrMonth)
  return `${first.slice(0, 8)}${two(daysInMonth(yearOf(first), Number(first.slice(5, 7))))}`
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from)
}

export function weekdayOf(date: string): Weekday {
  // Day 0 is 1 January 1970, a Thursday.
  return (((((dayOf(date) + 3) % 7) + 7) % 7) + 1) as Weekday
}

export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date))
}

/** The ISO 8601 week: it belongs to the year that holds its Thursday. */
export function isoWeekOf(date: string): { year: number; week: number } {
  const thursday = addDays(date, 4 - weekdayOf(date))
  const year = yearOf(thursday)
  const week = Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
  return { year, week }
}

/** Every date from the first to the last, both included; none when the last is earlier. */
export function eachDay(from: string, to: string): string[] {
  const first = dayOf(from)
  return Array.from({ length: Math.max(0, dayOf(to) - first + 1) }, (_, index) => fromDay(first + index))
}

export type Age = { years: number; months: number }

/**
 * The exact age in completed years and months. A month is complete on the same day of the month, or on the month's
 * last day where it is shorter: born on 29 February, a child has its birthday on the 28th in other years.
 * Before the birth it is nought.
 */
export function ageOn(dateOfBirth: string, today: string): Age {
  if (daysBetween(dateOfBirth, today) < 0) return { years: 0, months: 0 }
  const [year, month] = [yearOf(today), Number(today.slice(5, 7))]
  const apart = (year - yearOf(dateOfBirth)) * 12 + month - Number(dateOfBirth.slice(5, 7))
  const birthday = Math.min(Number(dateOfBirth.slice(8)), daysInMonth(year, month))
  const completed = birthday <= Number(today.slice(8)) ? apart : apart - 1
  return { years: Math.floor(completed / 12), months: completed % 12 }
}

/** `2 y 4 m`, `2 y` on a birthday, `7 m` under one year. */
export function formatAge({ years, months }: Age): string {
  if (years === 0) return `${months} m`
  return months === 0 ? `${years} y` : `${years} y ${months} m`
}

/**
 * The documented age of a child: the current year minus the year of birth. That is the age it reaches at some time
 * this year, so screens say "Turns 3 this year" and show {@link ageOn} beside it.
 */
export function turnsThisYear(dateOfBirth: string, today: string): number {
  dayOf(dateOfBirth)
  dayOf(today)
  return yearOf(today) - yearOf(dateOfBirth)
}

/** {@link turnsThisYear} in words: `Turns 3 this year`, `Turned 3 this year` from the birthday on. */
export function ageThisYear(dateOfBirth: string, today: string): string {
  const age = turnsThisYear(dateOfBirth, today)
  return `${ageOn(dateOfBirth, today).years < age ? 'Turns' : 'Turned'} ${age} this year`
}

export function monthNameOf(dateOrMonth: string): string {
  return MONTHS[Number(firstOfMonth(dateOrMonth).slice(5, 7)) - 1] ?? ''
}

export function weekdayNameOf(date: string): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? ''
}

/** `10 November 2026` */
export function formatDate(date: string): string {
  return `${Number(date.slice(8))} ${monthNameOf(date)} ${yearOf(date)}`
}

/** `10 Nov 2026`, for columns of dates. */
export function formatDateShort(date: string): string {
  return `${Number(date.slice(8))} ${monthNameOf(date).slice(0, 3)} ${yearOf(date)}`
}

/** `November 2026`, of a date or a month. */
export function formatMonth(dateOrMonth: string): string {
  return `${monthNameOf(dateOrMonth)} ${yearOf(dateOrMonth)}`
}

/** `Tue 10 Nov` */
export function formatDayShort(date: string): string {
  return `${weekdayNameOf(date).slice(0, 3)} ${Number(date.slice(8))} ${monthNameOf(date).slice(0, 3)}`
}

/** `Tue 10 Nov 2026` */
export function formatDayAndYear(date: string): string {
  return `${formatDayShort(date)} ${yearOf(date)}`
}

/** `Tuesday, 10 November 2026` */
export function formatDayInFull(date: string): string {
  return `${weekdayNameOf(date)}, ${formatDate(date)}`
}

/** `Today, 10:00`, `Tue 10 Nov, 10:00`, in another year `Tue 10 Nov 2026, 10:00`. */
export function formatDateAndTime(date: string, time: string, today: string): string {
  if (date === today) return `Today, ${time}`
  return `${yearOf(date) === yearOf(today) ? formatDayShort(date) : formatDayAndYear(date)}, ${time}`
}

/** `08:00–09:30`, or the one that is known: `08:00`, `until 09:30`. */
export function formatTimes(from: string | null, until: string | null): string {
  if (from === null) return until === null ? '' : `until ${until}`
  return until === null ? from : `${from}–${until}`
}

/** Whether the text is a time of day from `00:00` to `23:59`. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function minuteOf(time: string): number {
  if (!isTimeOfDay(time)) throw new RangeError(`Not a time of day: ${JSON.stringify(time)}`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Minutes from one time to another of the same day; negative when the second is earlier. */
export function minutesBetween(from: string, to: string): number {
  return minuteOf(to) - minuteOf(from)
}

/** The same in hours, to two decimals: `07:30` to `16:10` is 8.67. */
export function hoursBetween(from: string, to: string): number {
  return Math.round((minutesBetween(from, to) * 100) / 60) / 100
}
