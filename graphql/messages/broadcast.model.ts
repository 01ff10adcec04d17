import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'

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
