import { formatDate, weekdayNameOf } from '#graphql/values/dates.ts'

/** `09:00 - 11:45`, or the start alone. */
export const timesOf = ({ time, endTime }: { time: string; endTime: string | null }) =>
  endTime ? `${time} - ${endTime}` : time

/** `Thursday 19 November 2026` */
export const dayInFull = (date: string) => `${weekdayNameOf(date)} ${formatDate(date)}`

interface Announced {
  /** The class that it is for; null when it is for all. */
  classId: number | null
}

/** Whether an activity is for a child: for its class, or for all. */
export const isFor = ({ classId }: Announced, child: { class: { id: number } | null }): boolean =>
  classId === null || classId === child.class?.id
