import { lastPosition } from '#graphql/data/order.ts'
import { createRow, editRow, removeRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayManageGallery } from './gallery.policy.ts'
import type { CategoryInput } from './gallery.schema.ts'
import { GalleryCategory } from './galleryImage.model.ts'

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
  if (id != null) return editRow(context, GalleryCategory, { action: 'renameCategory', id, version, input }, { name })
  return createRow(context, GalleryCategory, { action: 'addCategory', input }, async (inner) => ({
    name,
    position: await lastPosition(inner, 'gallery_categories'),
  }))
}

/**
 * Deletes an empty category.
 * @throws AppError CONFLICT while pictures are in it; NOT_FOUND
 */
export async function deleteCategory(context: Context, id: number): Promise<GalleryCategory> {
  authorise(context, mayManageGallery)
  return removeRow(context, GalleryCategory, { action: 'deleteCategory', id }, async (before, inner) => {
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
    return {}
  })
}
