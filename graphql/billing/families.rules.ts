import { groupBy } from '#graphql/values/groupBy.ts'

interface Member {
  id: number
  /** The account on which it pays together with others; null for a child on its own. */
  familyAccountId: number | null
}

/**
 * The families among children: those on one account, as the office has decided.
 * @param children who came first in front
 * @returns one list of numbers a family, in the same order
 */
export const familiesOf = (children: readonly Member[]): number[][] =>
  [...groupBy(children, ({ id, familyAccountId }) => familyAccountId ?? `child ${id}`).values()].map((members) =>
    members.map(({ id }) => id),
  )

/** The second and later children of their families: they have the sibling discount. */
export const discounted = (families: readonly number[][]) => new Set(families.flatMap((family) => family.slice(1)))
