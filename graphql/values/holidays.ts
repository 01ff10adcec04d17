import { addDays, weekdayOf } from './dates.ts'

export type Holiday = { date: string; name: string }

/** Schedule 1 of the Public Holidays Act 36 of 1994, but for the two days that follow Easter. */
const FIXED: readonly (readonly [monthAndDay: string, name: string])[] = [
  ['01-01', "New Year's Day"],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', "Workers' Day"],
  ['06-16', 'Youth Day'],
  ['08-09', "National Women's Day"],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
]

/** Easter Sunday of the Gregorian calendar, by the anonymous computus (Nature, 20 April 1876). */
export function easterSunday(year: number): string {
  const moon = year % 19
  const century = Math.floor(year / 100)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moon + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((moon + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * late + 114
  return dateOf(year, `${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`)
}

function dateOf(year: number, monthAndDay: string): string {
  return `${String(year).padStart(4, '0')}-${monthAndDay}`
}

/**
 * The public holidays of a year, in order, one entry a date. When one falls on a Sunday, the Monday after it is a
 * holiday as well (section 2(1) of the Act) unless it already is one. Days that the President declares once
 * (section 2A: elections, for instance) follow no rule and are not among them.
 */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year)
  const named: (readonly [date: string, name: string])[] = [
    ...FIXED.map(([monthAndDay, name]) => [dateOf(year, monthAndDay), name] as const),
    [addDays(easter, -2), 'Good Friday'],
    [addDays(easter, 1), 'Family Day'],
  ]
  const names = new Map<string, string>()
  for (const [date, name] of named) {
    const other = names.get(date)
    names.set(date, other ? `${other} and ${name}` : name)
  }
  const mondays = [...names]
    .filter(([date]) => weekdayOf(date) === 7)
    .map(([date, name]) => [addDays(date, 1), `${name} (observed)`] as const)
    .filter(([monday]) => !names.has(monday))
  return [...names, ...mondays].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** The public holidays of a period, both ends included, however many years it takes. */
export function holidaysBetween(from: string, to: string): Holiday[] {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4))) as [number, number]
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return years.flatMap(holidaysOf).filter(({ date }) => from <= date && date <= to)
}

/** A cache by year and date: holidays never change. */
const known = new Map<string, Map<string, Holiday>>()

export function holidayOn(date: string): Holiday | undefined {
  const year = date.slice(0, 4)
  const present = known.get(year)
  if (present) return present.get(date)
  const holidays = new Map(holidaysOf(Number(year)).map((holiday) => [holiday.date, holiday]))
  known.set(year, holidays)
  return holidays.get(date)
}

/** Whether the centre is open on a day: Monday to Friday but public holidays. */
export const isSchoolDay = (date: string): boolean => weekdayOf(date) <= 5 && holidayOn(date) === undefined

export function schoolDayFrom(date: string): string {
  let day = date
  while (!isSchoolDay(day)) day = addDays(day, 1)
  return day
}
