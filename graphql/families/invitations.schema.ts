import * as z from 'zod/mini'
import { alsoChildren, code, emailAddress, id } from '#graphql/platform/fields.schema.ts'
import { relationshipTypes } from './families.rules.ts'

export const inviteParentSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
  childId: id('Please choose a child.'),
})
export type InviteParentInput = z.output<typeof inviteParentSchema>

export const askForGuardianSchema = z.extend(inviteParentSchema, { alsoFor: alsoChildren() })
export type AskForGuardianInput = z.output<typeof askForGuardianSchema>

/** Its form: the children are chosen beside it. */
export const askForGuardianFormSchema = z.pick(inviteParentSchema, { email: true })
export type AskForGuardianForm = z.output<typeof askForGuardianFormSchema>

/** What an administrator confirms about a person who used an invitation sent to another address. */
export const confirmInvitationSchema = z.object({
  id: id(),
  relationshipType: z.optional(code(relationshipTypes, 'Please choose how they are related.')),
  mayCollect: z.optional(z.boolean('Please tick or untick the box.')),
})
export type ConfirmInvitationInput = z.output<typeof confirmInvitationSchema>
