import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'

export interface Family {
  /** Accounts of parents; staff who are parents too are no part of what is handed out or erased. */
  parents: User[]
  children: Child[]
  /** Other guardians of these children, who are named and nothing more. */
  others: User[]
}

export const namesOf = (people: readonly { firstName: string; lastName: string }[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The addresses that are theirs for certain: one that nobody has confirmed can be typed by anyone. */
export const ownAddresses = (people: readonly User[]) =>
  people.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null).map(({ email }) => email)

const childrenOf = ({ db }: Context, parents: readonly User[]) =>
  Child.query(db)
    .whereIn('id', db('guardianships').whereIn('parent_id', idsOf(parents)).select('child_id'))
    .orderBy('id')

const otherGuardians = ({ db }: Context, parents: readonly User[], children: readonly Child[]) =>
  User.query(db)
    .whereIn('id', db('guardianships').whereIn('child_id', idsOf(children)).select('parent_id'))
    .whereNotIn('id', idsOf(parents))
    .orderBy('id')

/** @throws AppError NOT_FOUND for an account that is no parent's */
async function parentFor({ db }: Context, parentId: number): Promise<User> {
  const parent = await User.query(db).findById(parentId).where({ role: 'parent' })
  if (!parent) throw notFound('This parent')
  return parent
}

/**
 * What is handed out to a parent: the parent, and the children they share with other guardians. Also those that were
 * removed. The caller has applied the policy.
 * @throws AppError NOT_FOUND for an account that is no parent's
 */
export async function familyOf(context: Context, parentId: number): Promise<Family> {
  const parents = [await parentFor(context, parentId)]
  const children = await childrenOf(context, parents)
  return { parents, children, others: await otherGuardians(context, parents, children) }
}

/**
 * What is erased with a parent: the parent, other guardians who were asked for by name, and the children who have no
 * other guardian.
 * @throws AppError NOT_FOUND for an account that is no parent's, or somebody who is no guardian of these children
 */
export async function familyToErase(context: Context, parentId: number, alsoErase: readonly number[]): Promise<Family> {
  let parents = [await parentFor(context, parentId)]
  let wanted = new Set(alsoErase)
  for (;;) {
    const linked = await childrenOf(context, parents)
    const others = await otherGuardians(context, parents, linked)
    const added = others.filter(({ id, role }) => wanted.has(id) && role === 'parent')
    if (added.length === 0) {
      if (wanted.size > 0) throw notFound('This guardian')
      const kept = await context
        .db('guardianships')
        .whereIn('parent_id', idsOf(others))
        .whereIn('child_id', idsOf(linked))
        .pluck('child_id')
      return { parents, children: linked.filter(({ id }) => !kept.includes(id)), others }
    }
    parents = [...parents, ...added]
    wanted = new Set([...wanted].filter((id) => !added.some((one) => one.id === id)))
  }
}
