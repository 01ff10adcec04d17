import { ObjectType } from 'type-graphql'
import type { GalleryImage } from '#graphql/gallery/galleryImage.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, text, texts, withFields, yes } from '#graphql/platform/graphql/output.ts'

/** Programs with a slug have a public page; those with a form label are offered on the enrollment form. */
@ObjectType('Program', { description: 'A program of the centre, by age.' })
export class Program extends withFields(VersionedRow, {
  code: text('Code, as on the enrollment form: infants, toddlers, preschool, kindergarten, aftercare, holiday.'),
  slug: maybe(text('Slug of its public page, if it has one: infant, toddler or preschool.')),
  name: text('Short name, such as Infants.'),
  formLabel: maybe(text('Label on the enrollment form; null if not offered there.')),
  title: text('Title of its public page, such as Infant Program.'),
  description: text('Description, in a few sentences.'),
  tags: texts('Short labels, such as its ages and its ratio.'),
  offers: texts('What the program offers, one line each.'),
  image: text('URL of its picture.'),
  imageAlt: text('Description of the picture.'),
  imageWidth: int('Width of the picture, in pixels.'),
  imageHeight: int('Height of the picture, in pixels.'),
  ageLabel: text('Age group, as text.'),
  ratio: maybe(text('Our ratio of teachers to children, such as 1:3; null if it varies.')),
  companion: text('Colour of its age group: marigold, coral, sky or leaf.'),
  fullTimeCents: maybe(int('Monthly full-time fee, in cents.')),
  halfDayCents: maybe(int('Monthly half-day fee, in cents.')),
  isActive: yes('Whether it currently accepts children.'),
  capacity: maybe(int('Number of places; null if unlimited.')),
  pictureId: maybe(int('The gallery picture used instead of the illustration.')),
}) {
  static override tableName = 'programs'
  static override entity = 'program'
  static override formColumns = ['fullTimeCents', 'halfDayCents']
  static override jsonAttributes = ['tags', 'offers']

  /** The chosen gallery picture, if published: its URL and description replace the illustration's. */
  shownPicture?: GalleryImage

  position!: number
  updatedAt!: string
}
