import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import type { ConversationKind } from './messages.rules.ts'

@ObjectType('Conversation', { description: 'A conversation between the centre and one person.' })
export class Conversation extends withFields(NumberedRow, {
  kind: text<ConversationKind>(
    'contact: started through the contact form of the site; parent: with a parent who has an account.',
  ),
  subject: text('Subject.'),
  phone: maybe(text('Phone number of a visitor of the site; null for a parent.')),
  childAge: maybe(
    text('Age group that a visitor chose: 0-18months, 18-36months, 3-5years or 5-12years; null for a parent.'),
  ),
  childId: maybe(int('The child it is about, if any.')),
  forTeachers: yes("Whether the child's teachers can read it too."),
  applicationId: maybe(int('The application created from it.')),
  visitAt: maybe(moment('Date and time of the visit; null if there is none or it was cancelled.')),
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
  body: text('Plain text.'),
  createdAt: moment('When it was written.'),
  writer: text('Name of the person who wrote it.'),
  delivery: maybe(text('For administrators: queued, sent or failed, for a message that goes out by e-mail.')),
  readAt: maybe(moment('When the parent first opened it, if from the centre; null if not yet.')),
}) {
  static override tableName = 'messages'

  conversationId!: number
  broadcastId?: number | null
  authorId!: number | null
  emailId!: number | null
}

export const MessageConnection = connectionOf(Message, 'Message', 'messages of a conversation')

export const Correspondent = output('Correspondent', 'A participant in a conversation with the centre.', {
  name: text('Name.'),
  email: text('E-mail address.'),
  userId: maybe(int('Account; null for a visitor of the site.')),
})
export type Correspondent = InstanceType<typeof Correspondent>

/** What a screen polls. */
export const InboxState = output('InboxState', 'State of an inbox.', {
  unread: int('Number of unread conversations.'),
  newest: int('Id of the newest message; 0 if there is none.'),
})
export type InboxState = InstanceType<typeof InboxState>

/** Its file is read through a route of its own, which checks the viewer. */
@ObjectType('MessageAttachment', { description: 'A picture or PDF attached to a message.' })
export class MessageAttachment extends withFields(NumberedRow, {
  name: text('Original file name.'),
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
  description: 'A message to all families or those of a class; each parent gets it in their own conversation.',
})
export class Broadcast extends withFields(NumberedRow, {
  subject: text('Subject.'),
  body: text('Plain text.'),
  classId: maybe(int('The class; null for all families.')),
  createdAt: moment('When it was sent.'),
}) {
  static override tableName = 'broadcasts'
  static override entity = 'broadcast'
  static override displayName = 'message'
}

export const BroadcastConnection = connectionOf(Broadcast, 'Broadcast', 'messages to several families')

export const BroadcastRecipient = output('BroadcastRecipient', 'A parent who received a message to several families.', {
  conversationId: int('The conversation in which the parent got it.'),
  name: text('First and last name.'),
  phone: maybe(text('Phone number.')),
  children: text('The children of this parent, by name.'),
  readAt: maybe(moment('When the parent first opened it; null if not yet.')),
})
export type BroadcastRecipient = InstanceType<typeof BroadcastRecipient> & { broadcastId: number }
