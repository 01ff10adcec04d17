import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, maybe, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import type { ConversationKind } from './messages.rules.ts'

@ObjectType('Conversation', { description: 'What was written between the centre and one person.' })
export class Conversation extends withFields(NumberedRow, {
  kind: text<ConversationKind>(
    'contact: started through the contact form of the site; parent: with a parent who has an account.',
  ),
  subject: text('What it is about.'),
  phone: maybe(text('Phone number of a visitor of the site; null for a parent.')),
  childAge: maybe(
    text('Age group that a visitor chose: 0-18months, 18-36months, 3-5years or 5-12years; null for a parent.'),
  ),
  childId: maybe(int('The child it is about; null for none.')),
  forTeachers: yes('Whether those who teach the child read it beside the office.'),
  applicationId: maybe(int('The application for a place that it became.')),
  visitAt: maybe(moment('When the visitor comes to see the centre; null for no visit, or one that was cancelled.')),
  lastMessageAt: moment('When the newest message was written.'),
  archivedAt: maybe(moment('When it was archived; null while it is in the inbox.')),
  createdAt: moment('When it was started.'),
}) {
  static override tableName = 'conversations'
  static override entity = 'conversation'

  name!: string | null
  email!: string | null
  parentId!: number | null
  unreadByStaff!: boolean
  unreadByParent!: boolean
}

export const ConversationConnection = connectionOf(Conversation, 'Conversation', 'conversations')

@ObjectType('Message', { description: 'One message of a conversation.' })
export class Message extends withFields(NumberedRow, {
  fromStaff: yes('Whether the centre wrote it.'),
  body: text('What was written, plain text.'),
  createdAt: moment('When it was written.'),
  writer: text('Name of the person who wrote it.'),
}) {
  static override tableName = 'messages'

  @Field(() => String, {
    nullable: true,
    description: 'For administrators: queued, sent or failed, for a message that goes out by e-mail.',
  })
  delivery?: string | null

  @Field(() => Moment, {
    nullable: true,
    description: 'When the parent first had it open, for what the centre wrote; null for not yet.',
  })
  readAt?: string | null

  conversationId!: number
  broadcastId?: number | null
  authorId!: number | null
  emailId!: number | null
}

export const MessageConnection = connectionOf(Message, 'Message', 'messages of a conversation')

export const Correspondent = output('Correspondent', 'Who takes part in a conversation with the centre.', {
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

/** Its file is read through a route of its own, which checks the viewer. */
@ObjectType('MessageAttachment', { description: 'A picture or a PDF that goes with a message.' })
export class MessageAttachment extends withFields(NumberedRow, {
  name: text('Name of the file as it was chosen.'),
}) {
  static override tableName = 'messageAttachments'
  static override entity = 'message_attachment'
  static override displayName = 'file'

  messageId!: number | null
  broadcastId!: number | null
  fileId!: number
  uploadedBy!: number
}

@ObjectType('Broadcast', {
  description: 'A message to all families or to those of a class: each parent has it in a conversation of their own.',
})
export class Broadcast extends withFields(NumberedRow, {
  subject: text('What it is about.'),
  body: text('What was written, plain text.'),
  classId: maybe(int('The class; null for all families.')),
  createdAt: moment('When it was sent.'),
}) {
  static override tableName = 'broadcasts'
  static override entity = 'broadcast'
  static override displayName = 'message'
}

export const BroadcastConnection = connectionOf(Broadcast, 'Broadcast', 'messages to several families')

export const BroadcastRecipient = output('BroadcastRecipient', 'A parent who received a message to several families.', {
  conversationId: int('The conversation in which this parent has it.'),
  name: text('First and last name.'),
  phone: maybe(text('Phone number.')),
  children: text('The children of this parent, by name.'),
  readAt: maybe(moment('When this parent first had it open; null for not yet.')),
})
export type BroadcastRecipient = InstanceType<typeof BroadcastRecipient> & { broadcastId: number }
