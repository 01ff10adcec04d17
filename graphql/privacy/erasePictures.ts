import type { Knex } from 'knex'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { type Family, idsOf } from './family.service.ts'

/**
 * Deletes moments for everybody: pictures and words cannot be told apart by child.
 * @returns their files
 */
export async function eraseMoments(db: Knex, ids: readonly number[]): Promise<number[]> {
  const fileIds: number[] = await db('moment_pictures').whereIn('momentId', ids).pluck('file_id')
  const comments: number[] = await db('moment_comments').whereIn('momentId', ids).pluck('id')
  await withAuditLogOpen(db, async () => {
    const logged = db('audit_entries')
      .where((of) => of.where({ entity: 'moment' }).whereIn('entity_id', ids))
      .orWhere((of) => of.where({ entity: 'moment_comment' }).whereIn('entity_id', comments))
    await logged.update({ before: null, after: null })
  })
  await db('moments').whereIn('id', ids).delete()
  return fileIds
}

/**
 * Moments with these children alone, and pictures of the public gallery that show them, which nobody agrees to any more. A
 * moment with other children stays theirs.
 */
export async function erasePictures(db: Knex, { children }: Family): Promise<number[]> {
  const ids = idsOf(children)
  const withOthers = db('moment_children').whereNotIn('childId', ids).select('moment_id')
  const moments: number[] = await db('moment_children')
    .whereIn('childId', ids)
    .whereNotIn('momentId', withOthers)
    .distinct()
    .pluck('moment_id')
  const ofMoments = await eraseMoments(db, moments)
  const shown = db('gallery_children').whereIn('childId', ids).select('image_id')
  const pictures: { id: number; fileId: number | null }[] = await db('gallery_images').whereIn('id', shown)
  const gone = { isPublished: false, deletedAt: db.fn.now(), title: 'Erased', alt: '' }
  await db('gallery_images').whereIn('id', idsOf(pictures)).update(gone)
  return [...ofMoments, ...pictures.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))]
}
