import { freePlaces, type PlaceCounts } from '#graphql/classes/classes.rules.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { addMonths, firstOfMonth } from '#graphql/values/dates.ts'

const months = 12

/** Today, and the first days of the twelve months that follow. */
export const forecastDays = (today: string): string[] => [
  today,
  ...Array.from({ length: months }, (_, index) => addMonths(firstOfMonth(today), index + 1)),
]

/** How full a class is on a day. */
export interface DayCounts extends PlaceCounts {
  date: string
}

/** The same with the places that can still be given. */
export const withFree = <Counts extends PlaceCounts>(counts: Counts) => ({ ...counts, free: freePlaces(counts) })

interface ClassForecast {
  name: string
  ageGroup: string
  days: readonly (DayCounts & { free: number })[]
}

/** The classes of an age group together, in the order of its first one. A class that is over its capacity takes no place of another. */
export function byAgeGroup(classes: readonly ClassForecast[]) {
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
