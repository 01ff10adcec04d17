import * as z from 'zod/mini'
import { code, emailAddress, id } from '#graphql/platform/fields.schema.ts'
import { relationshipTypes } from './families.rules.ts'

export const inviteParentSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
  childId: id('Please choose a child.'),
})
export type InviteParentInput = z.output<typeof inviteParentSchema>

/** What an administrator confirms of somebody who used an invitation that was sent to another address. */
export const confirmInvitationSchema = z.object({
  id: id(),
  relationshipType: z.optional(code(relationshipTypes, 'Please choose how they are related.')),
  mayCollect: z.optional(z.boolean('Please tick or untick the box.')),
})
export type ConfirmInvitationInput = z.output<typeof confirmInvitationSchema>
