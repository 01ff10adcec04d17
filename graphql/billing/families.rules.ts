import { groupBy } from '#graphql/values/groupBy.ts'

interface Member {
  id: number
  /** The account shared with siblings; null for a child with its own. */
  familyAccountId: number | null
  /** `yyyy-MM-dd` */
  dateOfBirth: string
}

const byAge = (one: Member, other: Member) => one.dateOfBirth.localeCompare(other.dateOfBirth) || one.id - other.id

/**
 * Groups children into families by shared account, as the office has decided.
 * @returns a list of ids per family, the eldest child first: who of them pays the full fee changes with no move
 */
export const familiesOf = (children: readonly Member[]): number[][] =>
  [...groupBy([...children].sort(byAge), ({ id, familyAccountId }) => familyAccountId ?? `child ${id}`).values()].map(
    (members) => members.map(({ id }) => id),
  )

/** The second and further children of their families, who get the sibling discount. */
export const discounted = (families: readonly number[][]) => new Set(families.flatMap((family) => family.slice(1)))
