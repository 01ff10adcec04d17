import { lastPosition } from '#graphql/data/order.ts'
import { createRow, editRow, removeRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayManageGallery } from './gallery.policy.ts'
import type { CategoryInput } from './gallery.schema.ts'
import { GalleryCategory, GalleryImage } from './galleryImage.model.ts'

export async function listCategories(context: Context): Promise<GalleryCategory[]> {
  authorise(context, mayManageGallery)
  return GalleryCategory.query(context.db).whereNull('deletedAt').orderBy(['position', 'id'])
}

const picturesIn = ({ db }: Context) => db('gallery_images').whereNull('deletedAt')

export function pictureCount(context: Context, { id }: { id: number }): Promise<number> {
  authorise(context, mayManageGallery)
  return context.loaders.counts('gallery.counts', 'category_id', () => picturesIn(context)).load(id)
}

export async function saveCategory(context: Context, input: CategoryInput): Promise<GalleryCategory> {
  authorise(context, mayManageGallery)
  const { id, name, version } = input
  if (id != null) return editRow(context, GalleryCategory, { action: 'renameCategory', id, version, input }, { name })
  return createRow(context, GalleryCategory, { action: 'addCategory', input }, async (inner) => ({
    name,
    position: await lastPosition(inner, 'gallery_categories'),
  }))
}

export async function deleteCategory(context: Context, id: number): Promise<GalleryCategory> {
  authorise(context, mayManageGallery)
  return removeRow(context, GalleryCategory, { action: 'deleteCategory', id }, async (before, inner) => {
    const count = await GalleryImage.query(inner.db).where({ categoryId: id }).whereNull('deletedAt').resultSize()
    if (count > 0) {
      const pictures = count === 1 ? 'One picture is' : `${count} pictures are`
      throw conflict(`${pictures} in ${before.name}. Please move them to another category first.`)
    }
  })
}
