import { Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { LoadedField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FilterArg, IdArg, OptionalArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import * as categories from './categories.service.ts'
import type { ShownPictures } from './gallery.rules.ts'
import * as schemas from './gallery.schema.ts'
import { listPublishedImages, sourcesOf } from './gallery.service.ts'
import {
  GalleryCategory,
  GalleryFigures,
  GalleryImage,
  GalleryPicture,
  GalleryPictureConnection,
  PictureSource,
} from './galleryImage.model.ts'
import * as pictures from './pictures.service.ts'

const pictureId = 'Id of the picture.'
const inCategory = 'Only those of this category.'

const inputs = inputTypes({
  PictureInput: input('Details of a picture, and the children in it.', schemas.pictureSchema, {
    ...meaningsOf(GalleryPicture),
    id: pictureId,
    alt: 'Caption, describing the picture. Required to publish it.',
    childIds: 'Recognisable children in it. All must have photo consent before it is published.',
  }),
  GalleryCategoryInput: input('A gallery category; no id for a new one.', schemas.categorySchema, {
    ...meaningsOf(GalleryCategory),
    id: 'The category to rename; omitted for a new one.',
  }),
})

@Resolver(() => GalleryImage)
@ShownField('sources', [PictureSource], sourcesOf, 'The formats of an uploaded picture, best first.')
export class GalleryResolver {
  @Query(() => [GalleryImage], { description: 'The published pictures, in the order of the gallery.' })
  gallery(@Ctx() context: Context) {
    return listPublishedImages(context)
  }
}

@Resolver(() => GalleryPicture)
@LoadedField('children', [Child], pictures.childrenOn, 'Recognisable children in it.')
@LoadedField('withoutConsent', [Child], pictures.withoutConsentOn, 'Those of them without photo consent.')
export class GalleryPicturesResolver {
  @Query(() => GalleryPictureConnection, {
    description: 'The pictures, published or not, in the order of the gallery, paginated. For administrators.',
  })
  galleryPictures(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @FilterArg('show', 'all, published, hidden, attention (those that cannot be published) or featured', schemas.shown)
    show?: ShownPictures,
    @OptionalArg('categoryId', Int, inCategory) categoryId?: number,
  ) {
    return pictures.listPictures(context, page, { show, categoryId })
  }

  @Query(() => GalleryFigures, { description: 'Counts of the pictures. For administrators.' })
  galleryFigures(@Ctx() context: Context, @OptionalArg('categoryId', Int, inCategory) categoryId?: number) {
    return pictures.countPictures(context, categoryId)
  }

  @Query(() => GalleryPicture, { description: 'One picture. For administrators. NOT_FOUND when there is none.' })
  galleryPicture(@Ctx() context: Context, @IdArg(pictureId) id: number) {
    return pictures.getPicture(context, id)
  }

  @Query(() => GalleryPictureConnection, {
    description: 'Deleted pictures, which can be restored, latest first, paginated. For administrators.',
  })
  removedPictures(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return pictures.listRemovedPictures(context, page)
  }

  @FieldResolver(() => String, {
    description: 'URL for administrators, even while hidden. Takes ?width= in pixels.',
  })
  preview(@Root() picture: GalleryPicture) {
    return pictures.previewOf(picture)
  }

  @Mutation(() => GalleryPicture, {
    description: 'Changes the details of a picture. BAD_USER_INPUT, NOT_FOUND, STALE.',
  })
  updatePicture(@Ctx() context: Context, @inputs.PictureInput input: schemas.PictureInput) {
    return pictures.updatePicture(context, input)
  }

  @Mutation(() => GalleryPicture, {
    description: 'Publishes a picture. BAD_USER_INPUT without a caption, or if a child has no photo consent.',
  })
  publishPicture(@Ctx() context: Context, @IdArg(pictureId) id: number, @VersionArg() asOf?: number) {
    return pictures.publishPicture(context, id, asOf)
  }

  @Mutation(() => GalleryPicture, { description: 'Hides a published picture from the site. NOT_FOUND, STALE.' })
  hidePicture(@Ctx() context: Context, @IdArg(pictureId) id: number, @VersionArg() asOf?: number) {
    return pictures.hidePicture(context, id, asOf)
  }

  @Mutation(() => GalleryPicture, { description: 'Deletes a picture; it can be restored for 30 days. NOT_FOUND.' })
  deletePicture(@Ctx() context: Context, @IdArg(pictureId) id: number) {
    return pictures.deletePicture(context, id)
  }

  @Mutation(() => GalleryPicture, {
    description: 'Restores a deleted picture, hidden if it may no longer be shown. NOT_FOUND.',
  })
  restorePicture(@Ctx() context: Context, @IdArg(pictureId) id: number) {
    return pictures.restorePicture(context, id)
  }

  @Mutation(() => GalleryPicture, { description: 'Moves a picture before or after another one. NOT_FOUND.' })
  movePicture(
    @Ctx() context: Context,
    @IdArg(pictureId) id: number,
    @OptionalArg('beforeId', Int, 'The picture to move it before; the end if both are omitted.') beforeId?: number,
    @OptionalArg('afterId', Int, 'The picture to move it after, if beforeId is omitted.') afterId?: number,
  ) {
    return pictures.movePicture(context, id, { beforeId, afterId })
  }
}

@Resolver(() => GalleryCategory)
@ShownField('pictureCount', Int, categories.pictureCount, 'Number of pictures in it.')
export class GalleryCategoriesResolver {
  @Query(() => [GalleryCategory], { description: 'Gallery categories, in order. For administrators.' })
  galleryCategories(@Ctx() context: Context) {
    return categories.listCategories(context)
  }

  @Mutation(() => GalleryCategory, { description: 'Adds or renames a category. CONFLICT when the name is taken.' })
  saveGalleryCategory(@Ctx() context: Context, @inputs.GalleryCategoryInput input: schemas.CategoryInput) {
    return categories.saveCategory(context, input)
  }

  @Mutation(() => GalleryCategory, { description: 'Deletes an empty category. CONFLICT while pictures are in it.' })
  deleteGalleryCategory(@Ctx() context: Context, @IdArg('Id of the category.') id: number) {
    return categories.deleteCategory(context, id)
  }
}
