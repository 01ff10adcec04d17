import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import type { SignedIn } from '#graphql/platform/policy.ts'

/** Numbers of the children that somebody is linked to, as a part of another statement. */
export const linkedChildIds = (context: Context, viewer: SignedIn) =>
  context.db('guardianships').where({ parentId: viewer.id }).select('child_id')

/** The accounts that are linked to a child: whoever gets an e-mail about it. */
export const linkedParents = (context: Context, childId: number): Promise<User[]> =>
  User.query(context.db)
    .whereNull('deletedAt')
    .whereIn('id', context.db('guardianships').where({ childId }).select('parent_id'))
    .orderBy('id')
    .execute()
