import { minutesBetween, momentOf } from '#graphql/values/dates.ts'

/** Parents can reply, and change their mind, until the day before. */
export const isOpenForReplies = (date: string, today: string): boolean => today < date

/**
 * What holds once a guardian has answered for a child, or has taken its answer back (null).
 * @param binding guardians whose no to this activity holds whatever this one answers
 */
export function afterAnswer(attending: boolean | null, by: number, refusedBy: number[], binding: number[]) {
  const others = refusedBy.filter((id) => id !== by)
  const isRefused = others.some((id) => binding.includes(id))
  const takesBackNo = attending === null && refusedBy.includes(by)
  return {
    attending: isRefused ? false : attending,
    refusedBy: attending === false ? [...others, by] : others,
    isOverruled: isRefused && attending !== false && !takesBackNo,
  }
}

type Announced = Record<'date' | 'time' | 'location' | 'title', string> & { endTime: string | null; isOuting: boolean }

/** Whether it is now another one than people had in mind: another day, time or place; of an outing, until the day before, also another title or end. */
export function isMoved(before: Announced, after: Announced, today: string): boolean {
  const differ = (...facts: (keyof Announced)[]) => facts.some((fact) => before[fact] !== after[fact])
  const isOther = !before.isOuting || (isOpenForReplies(after.date, today) && differ('title', 'endTime'))
  return differ('date', 'time', 'location') || (after.isOuting && isOther)
}

export const endsTooEarly = (time: string | null | undefined, endTime: string | null | undefined): boolean =>
  Boolean(time && endTime && endTime <= time)

/** How long an activity without an end is shown in calendars, in minutes. */
const usualMinutes = 60

/** How far a calendar feed reaches back and ahead, in days. */
export const feedDays = { back: 92, ahead: 400 } as const
/** How many activities a class can have from the first of those days on, since a calendar holds them all. */
export const mostOfClass = 600

const minute = 60_000

export function spanOf({ date, time, endTime }: { date: string; time: string; endTime: string | null }) {
  const start = momentOf(date, time)
  const minutes = endTime ? minutesBetween(time, endTime) : usualMinutes
  return { start, end: new Date(start.getTime() + minutes * minute) }
}
