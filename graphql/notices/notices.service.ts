import type { Context } from '#graphql/platform/context.ts'
import { authorise, signedIn } from '#graphql/platform/policy.ts'
import { Notice } from './notice.model.ts'
import { mayReadStaffNotices } from './notices.policy.ts'

/** Published notices for everyone, for the classes of one's own children and, for those who work here, for staff; newest first. */
export async function listOwnNotices(context: Context, limit = 100): Promise<Notice[]> {
  const viewer = authorise(context, signedIn)
  const { db } = context
  const ownClasses = db('children')
    .join('guardianships', 'guardianships.child_id', 'children.id')
    .where('guardianships.parent_id', viewer.id)
    .whereNull('children.deleted_at')
    .whereNotNull('children.class_id')
    .select('children.class_id')
  return Notice.query(db)
    .whereNull('deletedAt')
    .where('publishFrom', '<=', db.fn.now())
    .where((open) => open.whereNull('publishUntil').orWhere('publishUntil', '>', db.fn.now()))
    .where((audience) => {
      audience.where('audience', 'all').orWhereIn('classId', ownClasses)
      if (mayReadStaffNotices(viewer)) audience.orWhere('audience', 'staff')
    })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
}
