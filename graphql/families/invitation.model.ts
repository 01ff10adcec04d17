import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, maybe, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { type InvitationState, invitationState, type RelationshipType } from './families.rules.ts'

export const Invitation = output('Invitation', 'What a link in an invitation is for.', {
  email: text('E-mail address that it was sent to.'),
  childFirstName: text('First name of the child that it links to.'),
  parentName: maybe(text("The parent's name, as the application for the child has it.")),
  phoneNumber: maybe(text("The parent's phone number, as the application has it.")),
})
export type Invitation = InstanceType<typeof Invitation>

export const AcceptedInvitation = output(
  'AcceptedInvitation',
  'An invitation that the account which is signed in has used.',
  {
    childFirstName: text('First name of the child.'),
    isWaiting: yes('Whether an administrator has to confirm it first, since it was sent to another address.'),
  },
)
export type AcceptedInvitation = InstanceType<typeof AcceptedInvitation>

export const SentInvitation = output('SentInvitation', 'An invitation to see a child, with its link.', {
  id: int('Number of the invitation.'),
  email: text('Where it was sent.'),
  url: maybe(text('The link, to hand on by other means; null when the same request was answered before.')),
})
export type SentInvitation = InstanceType<typeof SentInvitation>

/** An invitation to see a child. Its `id` in the table is the hash of the token; administrators know it by its number. */
@ObjectType('FamilyInvitation', { description: 'An invitation to see a child, sent to an e-mail address.' })
export class FamilyInvitation extends withFields(Row, {
  email: text('Where it was sent.'),
  childId: int('The child.'),
  relationshipType: text<RelationshipType>('What the invited person is to the child.'),
  expiresAt: moment('Until when its link can be used.'),
}) {
  static override tableName = 'invitations'
  static override entity = 'invitation'
  static override idColumn = 'number'

  @Field(() => Int, { name: 'id', description: 'Number of the invitation.' })
  number!: number

  @Field(() => Moment, { name: 'sentAt', description: 'When it was sent.' })
  createdAt!: string

  /** The parent who asked for it; sent once somebody of the office invited. */
  askedBy!: number | null
  invitedBy!: number | null
  usedAt!: string | null
  usedBy!: number | null
  confirmedAt!: string | null
  endedAt!: string | null

  @Field(() => String, {
    description:
      'asked (for by a parent, and not sent), open, expired, waiting (for an administrator), accepted or ended.',
  })
  state(): InvitationState {
    return invitationState(this, new Date().toISOString())
  }
}
