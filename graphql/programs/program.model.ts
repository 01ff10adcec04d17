import { Field, Int, ObjectType } from 'type-graphql'
import type { GalleryImage } from '#graphql/gallery/galleryImage.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'

/** Those with a slug have a public page, those with a form label are offered on the enrollment form. */
@ObjectType('Program', { description: 'A program of the centre, by age.' })
export class Program extends VersionedRow {
  static override tableName = 'programs'
  static override entity = 'program'
  static override displayName = 'program'
  static override formColumns = ['fullTimeCents', 'halfDayCents']
  static override jsonAttributes = ['tags', 'offers']

  @Field(() => String, {
    description: 'Code, as on the enrollment form: infants, toddlers, preschool, kindergarten, aftercare, holiday.',
  })
  code!: string

  @Field(() => String, {
    nullable: true,
    description: 'Last part of the address of its public page, where it has one: infant, toddler, preschool.',
  })
  slug!: string | null

  @Field(() => String, { description: 'Short name, such as Infants.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its words on the enrollment form; null when it is not offered there.',
  })
  formLabel!: string | null

  @Field(() => String, { description: 'Title of its public page, such as Infant Program.' })
  title!: string

  @Field(() => String, { description: 'What it is, in a few sentences.' })
  description!: string

  @Field(() => [String], { description: 'Short labels, such as its ages and its ratio.' })
  tags!: string[]

  @Field(() => [String], { description: 'What the program offers, one line each.' })
  offers!: string[]

  @Field(() => String, { description: 'Address of its picture.' })
  image!: string

  @Field(() => String, { description: 'What is on the picture.' })
  imageAlt!: string

  @Field(() => Int, { description: 'Width of the picture, in pixels.' })
  imageWidth!: number

  @Field(() => Int, { description: 'Height of the picture, in pixels.' })
  imageHeight!: number

  @Field(() => String, { description: 'Ages it is for, in words.' })
  ageLabel!: string

  @Field(() => String, {
    nullable: true,
    description:
      'Children to one teacher that the centre promises, such as 1:3; null where it changes from day to day.',
  })
  ratio!: string | null

  @Field(() => String, { description: 'Companion colour of its age group: marigold, coral, sky or leaf.' })
  companion!: string

  @Field(() => Int, { nullable: true, description: 'Fee for a month of full days, in cents.' })
  fullTimeCents!: number | null

  @Field(() => Int, { nullable: true, description: 'Fee for a month of half days, in cents.' })
  halfDayCents!: number | null

  @Field(() => Boolean, { description: 'Whether it takes children at present.' })
  isActive!: boolean

  @Field(() => Int, { nullable: true, description: 'Places there are; null where nobody counts them.' })
  capacity!: number | null

  @Field(() => Int, { nullable: true, description: 'The picture of the gallery that stands for the drawing.' })
  pictureId!: number | null

  /** The picture of the gallery, where one is chosen and published: its address and words have taken the place of the drawing's. */
  shownPicture?: GalleryImage

  position!: number
  updatedAt!: string
}
