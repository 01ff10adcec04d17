import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { listPublishedImages } from './gallery.service.ts'
import { GalleryImage } from './galleryImage.model.ts'

@Resolver()
export class GalleryResolver {
  @Query(() => [GalleryImage], { description: 'The published pictures, in the order of the gallery.' })
  gallery(@Ctx() context: Context) {
    return listPublishedImages(context)
  }
}
