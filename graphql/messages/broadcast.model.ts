import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
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

@ObjectType('BroadcastRecipient', { description: 'A parent whom a message to several families went to.' })
export class BroadcastRecipient {
  @Field(() => Int, { description: 'The conversation in which this parent has it.' })
  conversationId!: number

  @Field(() => String, { description: 'First and last name.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null

  @Field(() => String, { description: 'The children of this parent, by name.' })
  children!: string

  @Field(() => Moment, { nullable: true, description: 'When this parent first had it open; null for not yet.' })
  readAt!: string | null

  broadcastId!: number
}
