import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/platform/model.ts'

/** A picture of the public gallery. */
@ObjectType('GalleryImage', { description: 'A picture of the public gallery.' })
export class GalleryImage extends Row {
  static override tableName = 'gallery_images'

  @Field(() => Int, { description: 'Number of the picture.' })
  declare id: number

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

  category!: string
  isFeatured!: boolean
  isPublished!: boolean
  position!: number
  version!: number
  createdAt!: string
  deletedAt!: string | null
}
