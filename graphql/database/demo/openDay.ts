import { addDays, weekdayOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'

/** Month and day between which the demo centre closes at the end of a year. */
export const yearEnd = { from: '12-24', to: '01-02' }

const isYearEnd = (date: string) => date.slice(5) >= yearEnd.from || date.slice(5) <= yearEnd.to

const isOpen = (date: string) => weekdayOf(date) <= 5 && !holidayOn(date) && !isYearEnd(date)

/** That day, or the next one on which the centre is open. */
export const openDay = (date: string): string => (isOpen(date) ? date : openDay(addDays(date, 1)))

/** That day, or the last one before it on which the centre was open. */
export const lastOpenDay = (date: string): string => (isOpen(date) ? date : lastOpenDay(addDays(date, -1)))
