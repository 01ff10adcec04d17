import { ownClassIds } from '#graphql/children/own.service.ts'
import { belonging } from '#graphql/children/belonging.service.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, signedIn } from '#graphql/platform/policy.ts'
import { Notice } from './notice.model.ts'
import { mayReadStaffNotices } from './notices.policy.ts'

/** Published notices for everyone, for the classes of one's own children and, for those who work here, for staff; newest first. */
export async function listOwnNotices(context: Context, page: PageRequest | null): Promise<Page<Notice>> {
  const viewer = authorise(context, signedIn)
  const { db } = context
  const query = Notice.query(db)
    .whereNull('deletedAt')
    .whereExists(belonging(context, viewer))
    .where('publishFrom', '<=', db.fn.now())
    .where((open) => open.whereNull('publishUntil').orWhere('publishUntil', '>', db.fn.now()))
    .where((audience) => {
      audience.where('audience', 'all').orWhereIn('classId', ownClassIds(context, viewer))
      if (mayReadStaffNotices(viewer)) audience.orWhere('audience', 'staff')
    })
  return paginate(query, { columns: ['createdAt', 'id'], descending: true }, page)
}
