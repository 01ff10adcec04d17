import * as z from 'zod/mini'
import { emailAddress, id } from '#graphql/platform/fields.schema.ts'

export const inviteParentSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
  childId: id('Please choose a child.'),
})
export type InviteParentInput = z.output<typeof inviteParentSchema>
