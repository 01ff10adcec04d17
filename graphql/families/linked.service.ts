import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'

/** The accounts that are linked to a child: whoever gets an e-mail about it. */
export const linkedParents = (context: Context, childId: number): Promise<User[]> =>
  User.query(context.db)
    .whereNull('deletedAt')
    .whereIn('id', context.db('guardianships').where({ childId }).select('parent_id'))
    .orderBy('id')
    .execute()
