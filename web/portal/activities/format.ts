import { formatDate, weekdayNameOf } from '#graphql/values/dates.ts'

/** `09:00 - 11:45`, or the start alone. */
export const timesOf = ({ time, endTime }: { time: string; endTime: string | null }) =>
  endTime ? `${time} - ${endTime}` : time

/** `Thursday 19 November 2026` */
export const dayInFull = (date: string) => `${weekdayNameOf(date)} ${formatDate(date)}`
