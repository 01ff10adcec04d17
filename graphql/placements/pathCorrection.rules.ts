import { addDays } from '#graphql/values/dates.ts'
import { isDuring, type Period, type Place, samePlace, isOn } from './placements.rules.ts'

export interface PathPart<Kind extends Period> extends Period {
  /** null: the child was away. */
  placement: Kind | null
  when: 'past' | 'now' | 'ahead'
}

/**
 * The path of a child through the centre, the last part first. It has every day from the first placement to the end of the last:
 * on those without a placement the child was away.
 */
export function pathOf<Kind extends Period>(placements: readonly Kind[], today: string): PathPart<Kind>[] {
  const parts: PathPart<Kind>[] = []
  const add = (placement: Kind | null, { fromDate, toDate }: Period) => {
    const when = isOn({ fromDate, toDate }, today) ? 'now' : fromDate > today ? 'ahead' : 'past'
    parts.unshift({ placement, fromDate, toDate, when })
  }
  let end: string | null = null
  for (const placement of placements.toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1))) {
    const next: string | null = end && addDays(end, 1)
    if (next && next < placement.fromDate) add(null, { fromDate: next, toDate: addDays(placement.fromDate, -1) })
    add(placement, placement)
    end = placement.toDate
  }
  return parts
}

type Corrected = Place & Period

/** The earlier of two ends, of which null is none at all. */
const earlier = (one: string | null, other: string | null) =>
  one === null ? other : other === null || one < other ? one : other

/** The first day that is another after a correction; null where none is. */
export function firstChangedDay(before: Corrected, after: Corrected): string | null {
  const first = before.fromDate < after.fromDate ? before.fromDate : after.fromDate
  if (!samePlace(before, after) || before.fromDate !== after.fromDate) return first
  const end = earlier(before.toDate, after.toDate)
  return before.toDate === after.toDate || end === null ? null : addDays(end, 1)
}

/** Both periods together, with what lies between them. */
export const spanOf = (one: Period, other: Period): Period => ({
  fromDate: one.fromDate < other.fromDate ? one.fromDate : other.fromDate,
  toDate: one.toDate === null || other.toDate === null ? null : one.toDate > other.toDate ? one.toDate : other.toDate,
})

/** The first placement that has a day in common with a period. */
export const overlapped = <Kind extends Period>(others: readonly Kind[], { fromDate, toDate }: Period) =>
  others.find((other) => isDuring(other, fromDate, toDate))

/** The days on which a class has a child after a correction that it had not before. */
export function addedPeriods(before: Corrected, after: Corrected): Period[] {
  const { classId, fromDate, toDate } = after
  if (classId === null) return []
  if (classId !== before.classId || !isDuring(before, fromDate, toDate)) return [{ fromDate, toDate }]
  const isLater = before.toDate !== null && (toDate === null || toDate > before.toDate)
  return [
    ...(fromDate < before.fromDate ? [{ fromDate, toDate: addDays(before.fromDate, -1) }] : []),
    ...(isLater ? [{ fromDate: addDays(before.toDate ?? fromDate, 1), toDate }] : []),
  ]
}
