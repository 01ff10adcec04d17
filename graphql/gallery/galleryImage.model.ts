import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, maybe, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

export const PictureSource = output('PictureSource', 'An uploaded picture in one format and several widths.', {
  type: text('Media type, such as image/avif.'),
  srcSet: text('Addresses with their widths, for the attribute srcset.'),
})
export type PictureSource = InstanceType<typeof PictureSource>

@ObjectType('GalleryImage', { description: 'A picture of the public gallery.' })
export class GalleryImage extends withFields(NumberedRow, {
  src: text('Address of the picture.'),
  title: text('Short name of the scene.'),
  alt: text('Caption: what is on the picture.'),
  width: int('Width, in pixels.'),
  height: int('Height, in pixels.'),
  isFeatured: yes('Whether it is among the first on the home page.'),
}) {
  static override tableName = 'gallery_images'
  static override entity = 'gallery_image'
  static override displayName = 'picture'

  fileId!: number | null
  updatedAt!: string
  deletedAt!: string | null
}

@ObjectType('GalleryPicture', { description: 'A picture of the gallery as administrators see it, published or not.' })
export class GalleryPicture extends withFields(GalleryImage, {
  categoryId: maybe(int('Number of its category.')),
  isPublished: yes('Whether the site shows it.'),
  position: int('Place in the gallery, from 0.'),
  version: int('Version, for the next change.'),
  createdAt: moment('When it was added.'),
}) {
  @Field(() => Moment, { nullable: true, name: 'removedAt', description: 'When it was deleted; null for one in use.' })
  declare deletedAt: string | null
}

export const GalleryPictureConnection = connectionOf(GalleryPicture, 'GalleryPicture', 'pictures')

export const GalleryFigures = output('GalleryFigures', 'How many pictures there are, of all categories or of one.', {
  all: int('All of them.'),
  published: int('Those that the site shows.'),
  hidden: int('Those that it does not show.'),
  attention: int('Those that cannot be published: without a caption or without photo consent.'),
  featured: int('Those that come first on the home page.'),
})
export type GalleryFigures = InstanceType<typeof GalleryFigures>

@ObjectType('GalleryCategory', { description: 'What pictures of the gallery are sorted into.' })
export class GalleryCategory extends withFields(VersionedRow, {
  name: text('Name.'),
}) {
  static override tableName = 'gallery_categories'
  static override entity = 'gallery_category'
  static override displayName = 'category'

  position!: number
  deletedAt!: string | null
}
