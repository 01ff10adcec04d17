import { Field, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { int, maybe, moment, named, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { type InvitationState, invitationState, type RelationshipType } from './families.rules.ts'

export const Invitation = output('Invitation', 'The invitation that a link belongs to.', {
  email: text('Invited e-mail address.'),
  childFirstName: text('First name of the child.'),
  parentName: maybe(text("The parent's name, from the child's application.")),
  phoneNumber: maybe(text("The parent's phone number, from the application.")),
})
export type Invitation = InstanceType<typeof Invitation>

export const AcceptedInvitation = output('AcceptedInvitation', 'An invitation used by the signed-in account.', {
  childFirstName: text('First name of the child.'),
  isWaiting: yes('Whether an administrator has to confirm it, as it was sent to another address.'),
})
export type AcceptedInvitation = InstanceType<typeof AcceptedInvitation>

export const SentInvitation = output('SentInvitation', 'An invitation to follow a child, with its link.', {
  id: int('Id of the invitation.'),
  email: text('Invited e-mail address.'),
  url: maybe(text('The link, to pass on by other means; null when the same request was answered before.')),
})
export type SentInvitation = InstanceType<typeof SentInvitation>

/** An invitation to follow a child. Its `id` in the table is the hash of the token; administrators refer to it by its number. */
@ObjectType('FamilyInvitation', { description: 'An invitation to follow a child, sent to an e-mail address.' })
export class FamilyInvitation extends withFields(Row, {
  number: named('id', int('Id of the invitation.')),
  email: text('Invited e-mail address.'),
  childId: int('The child.'),
  relationshipType: text<RelationshipType>("The invited person's relationship to the child."),
  createdAt: named('sentAt', moment('When it was sent.')),
  expiresAt: moment('When its link expires.'),
}) {
  static override tableName = 'invitations'
  static override entity = 'invitation'
  static override idColumn = 'number'

  /** The parent who requested it; sent once the office has invited. */
  askedBy!: number | null
  invitedBy!: number | null
  usedAt!: string | null
  usedBy!: number | null
  confirmedAt!: string | null
  endedAt!: string | null

  @Field(() => String, {
    description:
      'asked (requested by a parent, not sent), open, expired, waiting (for an administrator), accepted or ended.',
  })
  state(): InvitationState {
    return invitationState(this, new Date().toISOString())
  }
}
