import { audit, transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { editRow, lastPosition, now } from '#graphql/data/editRow.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayManageGallery } from './gallery.policy.ts'
import type { CategoryInput } from './gallery.schema.ts'
import { GalleryCategory } from './galleryImage.model.ts'

const category = { entity: 'gallery_category', what: 'This category', model: GalleryCategory }

/** The categories in their order. For staff. */
export async function listCategories(context: Context): Promise<GalleryCategory[]> {
  authorise(context, mayManageGallery)
  return GalleryCategory.query(context.db).whereNull('deletedAt').orderBy(['position', 'id'])
}

/** How many pictures are in each of these categories. For staff. */
export const pictureCounts = (context: Context) =>
  context.loaders.batch<number>('gallery.counts', async (ids) => {
    authorise(context, mayManageGallery)
    const rows: { categoryId: number; count: number }[] = await context
      .db('gallery_images')
      .whereIn('category_id', [...ids])
      .whereNull('deleted_at')
      .groupBy('category_id')
      .select('category_id')
      .count({ count: '*' })
    const counts = new Map(rows.map((row) => [row.categoryId, row.count]))
    return ids.map((id) => counts.get(id) ?? 0)
  })

/**
 * Adds a category, or renames the one whose number is given.
 * @throws AppError CONFLICT when the name is taken; NOT_FOUND; STALE
 */
export async function saveCategory(context: Context, input: CategoryInput): Promise<GalleryCategory> {
  authorise(context, mayManageGallery)
  const { id, name, version } = input
  if (id != null)
    return editRow(context, { ...category, action: 'renameCategory', id, version, input }, () => ({ name }))
  return transaction(context, { action: 'addCategory', input, model: GalleryCategory }, async (inner) => {
    const position = await lastPosition(inner, 'gallery_categories')
    const row = await GalleryCategory.query(inner.db).insertAndFetch({ name, position })
    await audit(inner, { action: 'addCategory', entity: category.entity, entityId: row.id, after: row.auditValues() })
    return row
  })
}

/**
 * Deletes an empty category.
 * @throws AppError CONFLICT while pictures are in it; NOT_FOUND
 */
export async function deleteCategory(context: Context, id: number): Promise<GalleryCategory> {
  authorise(context, mayManageGallery)
  return editRow(context, { ...category, action: 'deleteCategory', id }, async (before, inner) => {
    const counted = await inner
      .db('gallery_images')
      .where({ categoryId: id, deletedAt: null })
      .count({ count: '*' })
      .first()
    const count = counted?.count as number
    if (count > 0) {
      const pictures = count === 1 ? 'One picture is' : `${count} pictures are`
      throw new AppError('CONFLICT', `${pictures} in ${before.name}. Move them to another category first.`)
    }
    return { deletedAt: now() }
  })
}
