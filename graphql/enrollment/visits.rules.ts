import { type Closing, openDays } from '#graphql/closedDays/closedDays.rules.ts'
import { timesOf, visitDays, type VisitTimes } from '#graphql/settings/settings.rules.ts'
import { addDays, timeInJohannesburg, todayInJohannesburg, weekdayOf } from '#graphql/values/dates.ts'

/** An application with a booked visit. */
interface Visit {
  id: number
  childName: string
  tourAt: string | null
}

export interface VisitSlot {
  /** `HH:mm` */
  time: string
  /** The child whose family has booked it; null while the slot is free. */
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
      const moment = new Date(tourAt)
      return [[`${todayInJohannesburg(moment)}T${timeInJohannesburg(moment)}`, childName] as const]
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
