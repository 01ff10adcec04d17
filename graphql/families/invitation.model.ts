import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { type InvitationState, invitationState, type RelationshipType } from './families.rules.ts'

@ObjectType('Invitation', { description: 'What a link in an invitation is for.' })
export class Invitation {
  @Field(() => String, { description: 'E-mail address that it was sent to.' })
  email!: string

  @Field(() => String, { description: 'First name of the child that it links to.' })
  childFirstName!: string

  @Field(() => String, { nullable: true, description: "The parent's name, as the application for the child has it." })
  parentName!: string | null

  @Field(() => String, { nullable: true, description: "The parent's phone number, as the application has it." })
  phoneNumber!: string | null
}

@ObjectType('AcceptedInvitation', { description: 'An invitation that the account which is signed in has used.' })
export class AcceptedInvitation {
  @Field(() => String, { description: 'First name of the child.' })
  childFirstName!: string

  @Field(() => Boolean, {
    description: 'Whether an administrator has to confirm it first, since it was sent to another address.',
  })
  isWaiting!: boolean
}

@ObjectType('SentInvitation', { description: 'An invitation to see a child, with its link.' })
export class SentInvitation {
  @Field(() => Int, { description: 'Number of the invitation.' })
  id!: number

  @Field(() => String, { description: 'Where it was sent.' })
  email!: string

  @Field(() => String, {
    nullable: true,
    description: 'The link, to hand on by other means; null when the same request was answered before.',
  })
  url!: string | null
}

/** An invitation to see a child. Its `id` in the table is the hash of the token; administrators know it by its number. */
@ObjectType('FamilyInvitation', { description: 'An invitation to see a child, sent to an e-mail address.' })
export class FamilyInvitation extends Row {
  static override tableName = 'invitations'
  static override entity = 'invitation'
  static override displayName = 'invitation'
  static override idColumn = 'number'

  @Field(() => Int, { name: 'id', description: 'Number of the invitation.' })
  number!: number

  @Field(() => String, { description: 'Where it was sent.' })
  email!: string

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'What the invited person is to the child.' })
  relationshipType!: RelationshipType

  @Field(() => Moment, { name: 'sentAt', description: 'When it was sent.' })
  createdAt!: string

  @Field(() => Moment, { description: 'Until when its link can be used.' })
  expiresAt!: string

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
