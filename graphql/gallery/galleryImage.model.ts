import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, output, text } from '#graphql/platform/graphql/output.ts'

export const PictureSource = output('PictureSource', 'An uploaded picture in one format and several widths.', {
  type: text('Media type, such as image/avif.'),
  srcSet: text('Addresses with their widths, for the attribute srcset.'),
})
export type PictureSource = InstanceType<typeof PictureSource>

@ObjectType('GalleryImage', { description: 'A picture of the public gallery.' })
export class GalleryImage extends NumberedRow {
  static override tableName = 'gallery_images'
  static override entity = 'gallery_image'
  static override displayName = 'picture'

  @Field(() => String, { description: 'Address of the picture.' })
  src!: string

  @Field(() => String, { description: 'Short name of the scene.' })
  title!: string

  @Field(() => String, { description: 'Caption: what is on the picture.' })
  alt!: string

  @Field(() => Int, { description: 'Width, in pixels.' })
  width!: number

  @Field(() => Int, { description: 'Height, in pixels.' })
  height!: number

  @Field(() => Boolean, { description: 'Whether it is among the first on the home page.' })
  isFeatured!: boolean

  categoryId!: number | null
  fileId!: number | null
  isPublished!: boolean
  position!: number
  version!: number
  createdAt!: string
  updatedAt!: string
  deletedAt!: string | null
}

@ObjectType('GalleryPicture', { description: 'A picture of the gallery as administrators see it, published or not.' })
export class GalleryPicture extends GalleryImage {
  @Field(() => Int, { nullable: true, description: 'Number of its category.' })
  declare categoryId: number | null

  @Field(() => Boolean, { description: 'Whether the site shows it.' })
  declare isPublished: boolean

  @Field(() => Int, { description: 'Place in the gallery, from 0.' })
  declare position: number

  @Field(() => Int, { description: 'Version, for the next change.' })
  declare version: number

  @Field(() => Moment, { description: 'When it was added.' })
  declare createdAt: string

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
export class GalleryCategory extends VersionedRow {
  static override tableName = 'gallery_categories'
  static override entity = 'gallery_category'
  static override displayName = 'category'

  @Field(() => String, { description: 'Name.' })
  name!: string

  position!: number
  deletedAt!: string | null
}
