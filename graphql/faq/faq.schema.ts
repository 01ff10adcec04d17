import * as z from 'zod/mini'
import { id, text, version } from '#graphql/platform/fields.schema.ts'

export const faqSchema = z.object({
  id: z.nullish(id()),
  question: text(5, 'Please write the question.', 300),
  answer: text(5, 'Please write the answer.', 3_000),
  isPublished: z.boolean('Please choose whether it is on the site.'),
  version,
})
export type FaqInput = z.output<typeof faqSchema>
export type FaqValues = z.input<typeof faqSchema>
