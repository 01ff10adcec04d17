import { groupBy } from '#graphql/values/groupBy.ts'

interface Member {
  id: number
  /** `yyyy-MM-dd` */
  enrolledOn: string
}

interface Link {
  parentId: number
  childId: number
}

/**
 * The families among children: those who share a parent, also over a third child. The child who came first is first.
 * @returns one list of numbers a family
 */
export function familiesOf(children: readonly Member[], links: readonly Link[]): number[][] {
  const leader = new Map(children.map(({ id }) => [id, id]))
  const leaderOf = (id: number): number => {
    const next = leader.get(id) ?? id
    return next === id ? id : leaderOf(next)
  }
  const firstOf = new Map<number, number>()
  for (const { parentId, childId } of links) {
    if (!leader.has(childId)) continue
    const other = firstOf.get(parentId)
    if (other === undefined) firstOf.set(parentId, childId)
    else leader.set(leaderOf(childId), leaderOf(other))
  }
  const byFirstDay = [...children].sort((one, other) =>
    one.enrolledOn < other.enrolledOn ? -1 : one.enrolledOn > other.enrolledOn ? 1 : one.id - other.id,
  )
  return [
    ...groupBy(
      byFirstDay.map(({ id }) => id),
      leaderOf,
    ).values(),
  ]
}

/** The second and later children of their families: they have the sibling discount. */
export const discounted = (families: readonly number[][]) => new Set(families.flatMap((family) => family.slice(1)))
