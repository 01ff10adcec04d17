import { taughtScope } from '#graphql/data/classScope.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import type { Correspondent } from './conversation.model.ts'
import { mayReadEveryConversation, mayReadInbox } from './messages.policy.ts'

type ParentOfChild = Correspondent & { childId: number }

/** The parents of a child who have an account, who is asked first at the top; of other classes none for teachers. */
export const parentsOfChild = (context: Context, childId: number): Promise<Correspondent[]> =>
  context.loaders
    .many<ParentOfChild>(
      'messages.parents',
      async (childIds) => {
        const viewer = authorise(context, mayReadInbox)
        const { db } = context
        const parents = db('guardianships')
          .join('users', 'users.id', 'guardianships.parent_id')
          .where('child_id', oneOf(db, childIds))
          .whereNull('users.deleted_at')
          .orderBy([{ column: 'is_primary', order: 'desc' }, 'guardianships.id'])
          .select('child_id', 'users.email', { userId: 'users.id' })
          .select(db.raw("first_name || ' ' || last_name as name"))
        if (!mayReadEveryConversation(viewer)) parents.whereIn('child_id', taughtScope(context, viewer))
        return parents
      },
      (parent) => parent.childId,
    )
    .load(childId)
