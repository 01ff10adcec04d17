import { freePlaces, type PlaceCounts } from '#graphql/classes/classes.rules.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { addMonths, firstOfMonth, addDays } from '#graphql/values/dates.ts'
import type { Period } from './placements.rules.ts'

const months = 12

/** Today, and the first days of the twelve months that follow. */
export const forecastDays = (today: string): string[] => [
  today,
  ...Array.from({ length: months }, (_, index) => addMonths(firstOfMonth(today), index + 1)),
]

export interface DayCounts extends PlaceCounts {
  date: string
}

export const withFree = <Counts extends PlaceCounts>(counts: Counts) => ({ ...counts, free: freePlaces(counts) })

/** The classes of an age group together, in the order of its first one. A class that is over its capacity takes no place of another. */
export function byAgeGroup(
  classes: readonly { name: string; ageGroup: string; days: readonly (DayCounts & { free: number })[] }[],
) {
  return [...groupBy(classes, (row) => row.ageGroup)].map(([ageGroup, those]) => ({
    ageGroup,
    classes: those.map(({ name }) => name),
    days: (those[0]?.days ?? []).map(({ date }, index) => {
      const sum = (name: 'capacity' | 'taken' | 'offered' | 'free') =>
        those.reduce((total, { days }) => total + (days[index]?.[name] ?? 0), 0)
      return { date, capacity: sum('capacity'), taken: sum('taken'), offered: sum('offered'), free: sum('free') }
    }),
  }))
}

/** A child that comes to a class, on its first day there, or goes, on its last one. */
export interface ClassChange {
  date: string
  kind: 'comes' | 'goes'
  childId: number
  /** The class that it comes from or goes to; null: from or to outside, or without a class. */
  otherClassId: number | null
}

/**
 * Who comes to a class after a day, and whose last day is on it or later, day by day.
 * @param placements of the children who are or will be in it, that do not end before `today`
 * @param until last day that is looked at
 */
export function changesIn(
  placements: readonly (Period & { childId: number; classId: number | null })[],
  classId: number,
  today: string,
  until: string,
): ClassChange[] {
  const starts = new Map(placements.map((one) => [`${one.childId} ${one.fromDate}`, one]))
  const ends = new Map(placements.map((one) => [`${one.childId} ${one.toDate}`, one]))
  const changes = placements.flatMap(({ childId, classId: at, fromDate, toDate }): ClassChange[] => {
    if (at !== classId) return []
    const before = ends.get(`${childId} ${addDays(fromDate, -1)}`)
    const after = toDate === null ? undefined : starts.get(`${childId} ${addDays(toDate, 1)}`)
    const comes = fromDate > today && fromDate <= until && before?.classId !== classId
    const goes = toDate !== null && toDate >= today && toDate <= until && after?.classId !== classId
    return [
      ...(comes ? [{ date: fromDate, kind: 'comes' as const, childId, otherClassId: before?.classId ?? null }] : []),
      ...(goes ? [{ date: toDate, kind: 'goes' as const, childId, otherClassId: after?.classId ?? null }] : []),
    ]
  })
  return changes.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}
