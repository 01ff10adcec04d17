import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('Email', { description: 'An e-mail in the outbox.' })
export class Email extends withFields(NumberedRow, {
  kind: text('What caused it, such as application.received.'),
  recipient: text('Address it goes to.'),
  subject: text('Subject.'),
  status: text<'queued' | 'sent' | 'failed'>('queued, sent or failed.'),
  attempts: int('How often it was tried.'),
  nextAttemptAt: moment('When it is tried next, while it is queued.'),
  lastError: maybe(text('What went wrong at the last try.')),
  createdAt: moment('When it was written.'),
  sentAt: maybe(moment('When the mail server took it.')),
}) {
  static override tableName = 'emails'
  static override entity = 'email'
  static override displayName = 'e-mail'

  /** Without links that are a key. */
  body!: string
  /** The whole text, where there is such a link. */
  sealedBody!: string | null
}

export const EmailConnection = connectionOf(Email, 'Email', 'e-mails')
