import { addDays, ageOn, daysBetween, formatDayShort, mondayOf, weekdayNameOf } from '#graphql/values/dates.ts'

interface Birthday {
  /** The day in this week, `yyyy-MM-dd`. */
  day: string
  turns: number
}

/** The birthday that somebody has from this Monday to this Sunday; one of 29 February is on the 28th in other years. */
export function birthdayThisWeek(dateOfBirth: string, today: string): Birthday | null {
  const monday = mondayOf(today)
  const turns = ageOn(dateOfBirth, addDays(monday, 6)).years
  if (turns === ageOn(dateOfBirth, addDays(monday, -1)).years) return null
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day))
  const day = days.find((each) => ageOn(dateOfBirth, each).years === turns)
  return day === undefined ? null : { day, turns }
}

/** `turns 3 today`, `turned 3 on Monday` */
export function formatBirthday({ day, turns }: Birthday, today: string): string {
  if (day === today) return `turns ${turns} today`
  return `${day < today ? 'turned' : 'turns'} ${turns} on ${weekdayNameOf(day)}`
}

/** A child is new in its first two weeks. */
export const isNew = (enrolledOn: string, today: string) => enrolledOn <= today && daysBetween(enrolledOn, today) < 14

/** `started today`, `started on Mon 23 Nov` */
export const startText = (enrolledOn: string, today: string) =>
  enrolledOn === today ? 'started today' : `started on ${formatDayShort(enrolledOn)}`
