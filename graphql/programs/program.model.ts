import { ObjectType } from 'type-graphql'
import type { GalleryImage } from '#graphql/gallery/galleryImage.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, text, texts, withFields, yes } from '#graphql/platform/graphql/output.ts'

/** Those with a slug have a public page, those with a form label are offered on the enrollment form. */
@ObjectType('Program', { description: 'A program of the centre, by age.' })
export class Program extends withFields(VersionedRow, {
  code: text('Code, as on the enrollment form: infants, toddlers, preschool, kindergarten, aftercare, holiday.'),
  slug: maybe(text('Last part of the address of its public page, where it has one: infant, toddler, preschool.')),
  name: text('Short name, such as Infants.'),
  formLabel: maybe(text('Its words on the enrollment form; null when it is not offered there.')),
  title: text('Title of its public page, such as Infant Program.'),
  description: text('What it is, in a few sentences.'),
  tags: texts('Short labels, such as its ages and its ratio.'),
  offers: texts('What the program offers, one line each.'),
  image: text('Address of its picture.'),
  imageAlt: text('What is on the picture.'),
  imageWidth: int('Width of the picture, in pixels.'),
  imageHeight: int('Height of the picture, in pixels.'),
  ageLabel: text('Ages it is for, in words.'),
  ratio: maybe(
    text('Children to one teacher that the centre promises, such as 1:3; null where it changes from day to day.'),
  ),
  companion: text('Companion colour of its age group: marigold, coral, sky or leaf.'),
  fullTimeCents: maybe(int('Fee for a month of full days, in cents.')),
  halfDayCents: maybe(int('Fee for a month of half days, in cents.')),
  isActive: yes('Whether it takes children at present.'),
  capacity: maybe(int('Places there are; null where nobody counts them.')),
  pictureId: maybe(int('The picture of the gallery that stands for the drawing.')),
}) {
  static override tableName = 'programs'
  static override entity = 'program'
  static override formColumns = ['fullTimeCents', 'halfDayCents']
  static override jsonAttributes = ['tags', 'offers']

  /** The picture of the gallery, where one is chosen and published: its address and words have taken the place of the drawing's. */
  shownPicture?: GalleryImage

  position!: number
  updatedAt!: string
}
