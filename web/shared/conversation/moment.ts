import { formatDayShort, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'

/** When a message was written: `07:40` today, `Thu 19 Nov, 16:05` before that, with the year where it is another one. */
export function writtenAt(moment: string, today = todayInJohannesburg()): string {
  const at = new Date(moment)
  const date = todayInJohannesburg(at)
  if (date === today) return timeInJohannesburg(at)
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`
  return `${formatDayShort(date)}${year}, ${timeInJohannesburg(at)}`
}

/** The same in a list, where only the day counts. */
export const writtenOn = (moment: string, today = todayInJohannesburg()) => writtenAt(moment, today).replace(/, .*/, '')
