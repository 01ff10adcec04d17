import * as z from 'zod/mini'
import { id } from '#graphql/platform/fields.schema.ts'

export const handoverSchema = z.object({
  fromId: id('Please choose whose duties to hand over.'),
  toId: id('Please choose a colleague.'),
  deleteAccount: z.optional(z.boolean('Please tick or untick the box.')),
})
export type HandoverInput = z.output<typeof handoverSchema>
