import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('Email', { description: 'An e-mail in the outbox.' })
export class Email extends withFields(NumberedRow, {
  kind: text('What caused it, such as application.received.'),
  recipient: text('Recipient.'),
  subject: text('Subject.'),
  status: text<'queued' | 'sent' | 'failed'>('queued, sent or failed.'),
  attempts: int('Number of attempts.'),
  nextAttemptAt: moment('Next attempt, while it is queued.'),
  lastError: maybe(text('Error of the last attempt.')),
  createdAt: moment('When it was written.'),
  sentAt: maybe(moment('When the mail server accepted it.')),
}) {
  static override tableName = 'emails'
  static override entity = 'email'
  static override displayName = 'e-mail'

  /** Without links that give access. */
  body!: string
  /** The full text, if there is such a link. */
  sealedBody!: string | null
}

export const EmailConnection = connectionOf(Email, 'Email', 'e-mails')
