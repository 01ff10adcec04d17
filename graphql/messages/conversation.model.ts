import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, maybe, output, text } from '#graphql/platform/graphql/output.ts'
import type { ConversationKind } from './messages.rules.ts'

@ObjectType('Conversation', { description: 'What was written between the school and one person.' })
export class Conversation extends NumberedRow {
  static override tableName = 'conversations'
  static override entity = 'conversation'
  static override displayName = 'conversation'

  @Field(() => String, {
    description: 'contact: started through the contact form of the site; parent: with a parent who has an account.',
  })
  kind!: ConversationKind

  @Field(() => String, { description: 'What it is about.' })
  subject!: string

  @Field(() => String, { nullable: true, description: 'Phone number of a visitor of the site; null for a parent.' })
  phone!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Age group that a visitor chose: 0-18months, 18-36months, 3-5years or 5-12years; null for a parent.',
  })
  childAge!: string | null

  @Field(() => Int, { nullable: true, description: 'The child it is about; null for none.' })
  childId!: number | null

  @Field(() => Boolean, { description: 'Whether those who teach the child read it beside the office.' })
  forTeachers!: boolean

  @Field(() => Int, { nullable: true, description: 'The application for a place that it became.' })
  applicationId!: number | null

  @Field(() => Moment, { description: 'When the newest message was written.' })
  lastMessageAt!: string

  @Field(() => Moment, { nullable: true, description: 'When it was archived; null while it is in the inbox.' })
  archivedAt!: string | null

  @Field(() => Moment, { description: 'When it was started.' })
  createdAt!: string

  name!: string | null
  email!: string | null
  parentId!: number | null
  unreadByStaff!: boolean
  unreadByParent!: boolean
}

export const ConversationConnection = connectionOf(Conversation, 'Conversation', 'conversations')

@ObjectType('Message', { description: 'One message of a conversation.' })
export class Message extends NumberedRow {
  static override tableName = 'messages'

  @Field(() => Boolean, { description: 'Whether the school wrote it.' })
  fromStaff!: boolean

  @Field(() => String, { description: 'What was written, plain text.' })
  body!: string

  @Field(() => Moment, { description: 'When it was written.' })
  createdAt!: string

  @Field(() => String, { description: 'Name of the person who wrote it.' })
  writer!: string

  @Field(() => String, {
    nullable: true,
    description: 'For administrators: queued, sent or failed, for a message that goes out by e-mail.',
  })
  delivery?: string | null

  @Field(() => Moment, {
    nullable: true,
    description: 'When the parent first had it open, for what the school wrote; null for not yet.',
  })
  readAt?: string | null

  conversationId!: number
  broadcastId?: number | null
  authorId!: number | null
  emailId!: number | null
}

export const MessageConnection = connectionOf(Message, 'Message', 'messages of a conversation')

export const Correspondent = output('Correspondent', 'Who takes part in a conversation with the school.', {
  name: text('Name.'),
  email: text('E-mail address.'),
  userId: maybe(int('Account; null for a visitor of the site.')),
})
export type Correspondent = InstanceType<typeof Correspondent>

/** What a screen polls. */
export const InboxState = output('InboxState', 'Tells whether there is something new to read.', {
  unread: int('Conversations with something unread.'),
  newest: int('Number of the newest message; 0 while there is none.'),
})
export type InboxState = InstanceType<typeof InboxState>
