import * as z from 'zod/mini'
import { code } from '#graphql/platform/fields.schema.ts'
import { emailStatuses } from './outbox.rules.ts'

export const outboxFilterSchema = z.object({
  status: z.nullish(code(emailStatuses, 'Please choose queued, sent or failed.')),
})
