import { addDays, weekdayOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
import { settings } from '../startingContent.rules.ts'

/** Between these times the doors of the demo centre are open. */
const { opens, closes } = settings.centre.centreHours

/** Month and day between which the demo centre closes at the end of a year. */
export const yearEnd = { from: '12-24', to: '01-02' }

const isYearEnd = (date: string) => date.slice(5) >= yearEnd.from || date.slice(5) <= yearEnd.to

const isOpen = (date: string) => weekdayOf(date) <= 5 && !holidayOn(date) && !isYearEnd(date)

/** That day, or the next one on which the centre is open. */
export const openDay = (date: string): string => (isOpen(date) ? date : openDay(addDays(date, 1)))

/** That day, or the last one before it on which the centre was open. */
const lastOpenDay = (date: string): string => (isOpen(date) ? date : lastOpenDay(addDays(date, -1)))

/** The day that a demo is of at a time of a day: until the doors open, the last one before it on which they were. */
export const demoDayAt = (today: string, clock: string): string =>
  lastOpenDay(clock < opens ? addDays(today, -1) : today)

/** Whether the doors are open, at a time of a day, of a demo that is of the first of these days. */
export const isOpenAt = (day: string, today: string, clock: string) => day === today && clock >= opens && clock < closes

/** Why a demo that is made on this day is of an earlier one. */
export const whyEarlier = (today: string) => (isOpen(today) ? 'has not opened yet' : 'is closed today')
