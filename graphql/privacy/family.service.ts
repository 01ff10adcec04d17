import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'

export interface Family {
  /** Accounts of parents; staff who are parents too are no part of what is handed out or erased. */
  parents: User[]
  children: Child[]
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/**
 * The family of a parent: the parent, the linked children, their other parents, and those parents' children. Also
 * those that were removed. Whoever calls this has applied the policy.
 * @throws AppError NOT_FOUND for an account that is no parent's
 */
export async function familyOf({ db }: Context, parentId: number): Promise<Family> {
  const first = await User.query(db).findById(parentId).where({ role: 'parent' })
  if (!first) throw notFound('This parent')
  let parents = [first]
  for (;;) {
    const links = db('guardianships').whereIn('parent_id', idsOf(parents)).select('child_id')
    const children = await Child.query(db).whereIn('id', links).orderBy('id')
    const others = db('guardianships').whereIn('child_id', idsOf(children)).select('parent_id')
    const all = await User.query(db)
      .where({ role: 'parent' })
      .where((either) => either.whereIn('id', others).orWhere({ id: parentId }))
      .orderBy('id')
    if (all.length === parents.length) return { parents: all, children }
    parents = all
  }
}
