import { modelsOf } from '#graphql/data/asRow.ts'
import type { Context } from '#graphql/platform/context.ts'
import { StoredFile } from '#graphql/platform/files/storedFile.model.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { GalleryImage, type PictureSource } from './galleryImage.model.ts'

const published = 'select * from gallery_images where is_published and deleted_at is null order by position, id'

export async function listPublishedImages(context: Context): Promise<GalleryImage[]> {
  authorise(context, anyone)
  return modelsOf(context.db, GalleryImage, published)
}

export const addressOf = (file: StoredFile, name: string) => `/uploads/${file.key}/${name}`

/** None of a drawing. */
export async function sourcesOf(context: Context, { fileId }: GalleryImage): Promise<PictureSource[]> {
  const file = await context.loaders.byId(StoredFile, fileId)
  if (!file) return []
  return ['image/avif', 'image/webp'].map((type) => ({
    type,
    srcSet: file.variants
      .filter((variant) => variant.type === type)
      .map((variant) => `${addressOf(file, variant.name)} ${variant.width}w`)
      .join(', '),
  }))
}
