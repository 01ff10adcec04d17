import { addDays } from '#graphql/values/dates.ts'
import { isOn, type Period } from './placements.rules.ts'

/** A part of a child's path through the centre. */
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
