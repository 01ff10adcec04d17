import { groupBy } from '#graphql/values/groupBy.ts'

interface Member {
  id: number
  /** The account shared with siblings; null for a child with its own. */
  familyAccountId: number | null
}

/**
 * Groups children into families by shared account, as the office has decided.
 * @param children in order of enrolment
 * @returns a list of ids per family, in the same order
 */
export const familiesOf = (children: readonly Member[]): number[][] =>
  [...groupBy(children, ({ id, familyAccountId }) => familyAccountId ?? `child ${id}`).values()].map((members) =>
    members.map(({ id }) => id),
  )

/** The second and further children of their families, who get the sibling discount. */
export const discounted = (families: readonly number[][]) => new Set(families.flatMap((family) => family.slice(1)))
