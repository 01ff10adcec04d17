import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('Email', { description: 'An e-mail in the outbox.' })
export class Email extends NumberedRow {
  static override tableName = 'emails'
  static override entity = 'email'
  static override displayName = 'e-mail'

  @Field(() => String, { description: 'What caused it, such as application.received.' })
  kind!: string

  @Field(() => String, { description: 'Address it goes to.' })
  recipient!: string

  @Field(() => String, { description: 'Subject.' })
  subject!: string

  @Field(() => String, { description: 'queued, sent or failed.' })
  status!: 'queued' | 'sent' | 'failed'

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number

  @Field(() => Moment, { description: 'When it is tried next, while it is queued.' })
  nextAttemptAt!: string

  @Field(() => String, { nullable: true, description: 'What went wrong at the last try.' })
  lastError!: string | null

  @Field(() => Moment, { description: 'When it was written.' })
  createdAt!: string

  @Field(() => Moment, { nullable: true, description: 'When the mail server took it.' })
  sentAt!: string | null

  /** Without links that are a key. */
  body!: string
  /** The whole text, where there is such a link. */
  sealedBody!: string | null
}

export const EmailConnection = connectionOf(Email, 'Email', 'e-mails')
