import { type Closing, openDays } from '#graphql/closedDays/closedDays.rules.ts'
import { timesOf, visitDays, type VisitTimes } from '#graphql/settings/settings.rules.ts'
import { addDays, formatDayInFull, timeInJohannesburg, todayInJohannesburg, weekdayOf } from '#graphql/values/dates.ts'

/** A booked visit: of an application, or of somebody who booked it on the site. */
interface Visit {
  /** Who comes: the child of an application, or the visitor. */
  childName: string
  tourAt: string | null
}

export interface VisitSlot {
  /** `HH:mm` */
  time: string
  /** Who has booked it; null while the slot is free. */
  takenBy: string | null
}

/**
 * The slots of the coming open days; those of today that have begun are left out.
 * @param days how many calendar days to look ahead
 */
export function visitSlots(
  visits: readonly Visit[],
  closings: readonly Closing[],
  times: VisitTimes,
  now: Date,
  days = 10,
): { day: string; slots: VisitSlot[] }[] {
  const [today, time] = [todayInJohannesburg(now), timeInJohannesburg(now)]
  const takenBy = new Map(
    visits.flatMap(({ tourAt, childName }) => {
      if (!tourAt) return []
      return [[localOf(tourAt), childName] as const]
    }),
  )
  return openDays(today, addDays(today, days - 1), closings)
    .map((day) => ({
      day,
      slots: timesOf(times[visitDays[weekdayOf(day) - 1] ?? 'monday'])
        .filter((slot) => day > today || slot > time)
        .map((slot) => ({ time: slot, takenBy: takenBy.get(`${day}T${slot}`) ?? null })),
    }))
    .filter(({ slots }) => slots.length > 0)
}

/** So many days ahead visitors of the site can choose from, today left out: the office is to know of a visit the day before. */
export const daysOffered = 14

export const visitMinutes = 45

/** What visitors of the site can choose from. They do not learn who has booked the others. */
export const freeTimes = (days: ReturnType<typeof visitSlots>, now: Date) =>
  days
    .filter(({ day }) => day > todayInJohannesburg(now))
    .map(({ day, slots }) => ({ day, times: slots.filter(({ takenBy }) => takenBy === null).map(({ time }) => time) }))
    .filter(({ times }) => times.length > 0)

/** `Tuesday, 1 December 2026 at 09:00`, of a day and a time in Johannesburg: `yyyy-MM-ddTHH:mm` */
export function formatVisit(local: string): string {
  const [day = '', time = ''] = local.split('T')
  return `${formatDayInFull(day)} at ${time}`
}

export const visitSentence = (visit: string) => `I have booked a visit on ${visit}.`

export const withoutVisitSentence = (body: string) => body.replace(/^I have booked a visit on .*\.\n*/, '')

export const localOf = (moment: string) =>
  `${todayInJohannesburg(new Date(moment))}T${timeInJohannesburg(new Date(moment))}`
