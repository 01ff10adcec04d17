import { minutesBetween } from '#graphql/values/dates.ts'
import { usualMinutes } from './activities.rules.ts'

const minute = 60_000

/** The moment of a time of day in Johannesburg, which is UTC+2 all year. */
const momentOf = (date: string, time: string) => new Date(`${date}T${time}:00+02:00`)

/** From when to when an activity stands in a calendar. */
export function spanOf({ date, time, endTime }: { date: string; time: string; endTime: string | null }) {
  const start = momentOf(date, time)
  const minutes = endTime ? minutesBetween(time, endTime) : usualMinutes
  return { start, end: new Date(start.getTime() + minutes * minute) }
}
