import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, output, text } from '#graphql/platform/graphql/output.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('Broadcast', {
  description: 'A message to all families or to those of a class: each parent has it in a conversation of their own.',
})
export class Broadcast extends NumberedRow {
  static override tableName = 'broadcasts'
  static override entity = 'broadcast'
  static override displayName = 'message'

  @Field(() => String, { description: 'What it is about.' })
  subject!: string

  @Field(() => String, { description: 'What was written, plain text.' })
  body!: string

  @Field(() => Int, { nullable: true, description: 'The class; null for all families.' })
  classId!: number | null

  @Field(() => Moment, { description: 'When it was sent.' })
  createdAt!: string
}

export const BroadcastConnection = connectionOf(Broadcast, 'Broadcast', 'messages to several families')

export const BroadcastRecipient = output('BroadcastRecipient', 'A parent whom a message to several families went to.', {
  conversationId: int('The conversation in which this parent has it.'),
  name: text('First and last name.'),
  phone: maybe(text('Phone number.')),
  children: text('The children of this parent, by name.'),
  readAt: maybe(moment('When this parent first had it open; null for not yet.')),
})
export type BroadcastRecipient = InstanceType<typeof BroadcastRecipient> & { broadcastId: number }
