import type { Context } from '#graphql/platform/context.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { GalleryImage } from './galleryImage.model.ts'

/** The published pictures, in the order of the gallery. Public. */
export async function listPublishedImages(context: Context): Promise<GalleryImage[]> {
  authorise(context, anyone)
  return GalleryImage.query(context.db).where({ isPublished: true }).whereNull('deletedAt').orderBy(['position', 'id'])
}
