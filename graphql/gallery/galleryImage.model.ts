import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, named, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

export const PictureSource = output('PictureSource', 'An uploaded picture in one format and several widths.', {
  type: text('Media type, such as image/avif.'),
  srcSet: text('URLs with widths, for the srcset attribute.'),
})
export type PictureSource = InstanceType<typeof PictureSource>

@ObjectType('GalleryImage', { description: 'A picture of the public gallery.' })
export class GalleryImage extends withFields(NumberedRow, {
  src: text('URL of the picture.'),
  title: text('Short title.'),
  alt: text('Caption, describing the picture.'),
  width: int('Width, in pixels.'),
  height: int('Height, in pixels.'),
  isFeatured: yes('Whether it is featured on the home page.'),
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
  categoryId: maybe(int('Id of its category.')),
  isPublished: yes('Whether it is published.'),
  position: int('Position, from 0.'),
  version: int('Version, for the next update.'),
  createdAt: moment('When it was added.'),
  deletedAt: named('removedAt', maybe(moment('When it was deleted; null if in use.'))),
}) {}

export const GalleryPictureConnection = connectionOf(GalleryPicture, 'GalleryPicture', 'pictures')

export const GalleryFigures = output('GalleryFigures', 'Counts of pictures, in all categories or in one.', {
  all: int('Total.'),
  published: int('Published pictures.'),
  hidden: int('Hidden pictures.'),
  attention: int('Pictures that cannot be published: no caption or no photo consent.'),
  featured: int('Featured on the home page.'),
})
export type GalleryFigures = InstanceType<typeof GalleryFigures>

@ObjectType('GalleryCategory', { description: 'A category of gallery pictures.' })
export class GalleryCategory extends withFields(VersionedRow, {
  name: text('Name.'),
}) {
  static override tableName = 'gallery_categories'
  static override entity = 'gallery_category'
  static override displayName = 'category'

  position!: number
  deletedAt!: string | null
}
