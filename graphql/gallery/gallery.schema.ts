import * as z from 'zod/mini'
import { code, id, shortText, text, version } from '#graphql/platform/fields.schema.ts'
import { longestCaption, mostChildren, shownPictures } from './gallery.rules.ts'

const categoryMessage = 'Please choose a category from the list.'

export const shown = code(shownPictures, 'Please choose all, published, hidden, attention or featured.')

export const newPictureSchema = z.object({ categoryId: z.nullish(id(categoryMessage)) })
export type NewPictureInput = z.output<typeof newPictureSchema>

const caption = 'Please use at most 300 characters.'

export const pictureSchema = z.object({
  id: id(),
  title: shortText(2, 'Please enter a short title.'),
  /** The caption. A picture without one cannot be published. */
  alt: z.string(caption).check(z.trim(), z.maxLength(longestCaption, caption)),
  categoryId: z.nullish(id(categoryMessage)),
  isFeatured: z.boolean('Please choose whether it is featured.'),
  childIds: z
    .array(id('Please choose a child from the list.'), 'Please send a list of children.')
    .check(z.maxLength(mostChildren, `Please choose at most ${mostChildren} children.`)),
  version,
})
export type PictureInput = z.output<typeof pictureSchema>
export type PictureValues = z.input<typeof pictureSchema>

export const categorySchema = z.object({
  id: z.nullish(id()),
  name: text(2, 'Please enter a name for the category.', 60),
  version,
})
export type CategoryInput = z.output<typeof categorySchema>
export type CategoryValues = z.input<typeof categorySchema>
