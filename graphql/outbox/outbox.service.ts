import { audit, change } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { sendsMail } from '#graphql/platform/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { anywhere, plainSql } from '#graphql/platform/search.ts'
import { Email } from './email.model.ts'
import { retentionPeriods } from '#graphql/retention/retention.rules.ts'
import { maySeeOutbox } from './outbox.policy.ts'
import { type EmailStatus, withoutKeys } from './outbox.rules.ts'

const mostRows = 200
const removed = `The text was deleted after ${retentionPeriods.emailTexts.period}.`

/** E-mails, newest first. For staff. */
export async function listEmails(
  context: Context,
  { status, search, limit }: { status?: EmailStatus | null | undefined; search: string | null; limit: number },
): Promise<Email[]> {
  authorise(context, maySeeOutbox)
  if (limit < 1 || limit > mostRows) throw new AppError('BAD_USER_INPUT', `Please ask for 1 to ${mostRows} rows.`)
  const query = Email.query(context.db).orderBy('id', 'desc').limit(limit)
  if (status) query.where({ status })
  if (search?.trim()) query.whereRaw(`${plainSql("recipient || ' ' || subject")} like ?`, anywhere(search))
  return query
}

/**
 * The text of an e-mail. Where a mail server sends it, links that are somebody's key are hidden: only its reader is to
 * use them. Without one, staff hand the e-mail on themselves.
 */
export const bodyOf = (context: Context, { body }: Email) =>
  body === '' ? removed : sendsMail(context) ? withoutKeys(body) : body

/**
 * Sends an e-mail once more: one that waits or has failed is tried at once, of one that was sent a copy is queued.
 * @throws AppError NOT_FOUND
 */
export async function resendEmail(context: Context, id: number): Promise<Email> {
  authorise(context, maySeeOutbox)
  return change(context, { action: 'resendEmail', input: { id }, model: Email }, async (inner) => {
    const email = await Email.query(inner.db).findById(id).forUpdate()
    if (!email) throw notFound('This e-mail')
    if (email.body === '') throw new AppError('CONFLICT', removed)
    const { kind, recipient, subject, body } = email
    await audit(inner, { action: 'resendEmail', entity: 'email', entityId: id, after: { recipient, subject } })
    if (email.status === 'sent') return Email.query(inner.db).insertAndFetch({ kind, recipient, subject, body })
    return Email.query(inner.db).patchAndFetchById(id, {
      status: 'queued',
      attempts: 0,
      nextAttemptAt: new Date().toISOString(),
    })
  })
}
