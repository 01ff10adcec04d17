import { User } from '#graphql/accounts/user.model.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { opensAccountOfStaff } from '#graphql/users/inviteUser.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow, lockRow } from '#graphql/data/findRow.ts'
import { now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict } from '#graphql/platform/errors.ts'
import { letterTo, queueMail, sendsMail, wholeBody } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { anywhere, plainSql } from '#graphql/data/search.ts'
import { Email } from './email.model.ts'
import { retentionPeriods } from '#graphql/retention/retention.rules.ts'
import { mayHandOverLinks, maySeeOutbox } from './outbox.policy.ts'
import type { EmailStatus } from './outbox.rules.ts'
import type { Knex } from 'knex'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { UndeliveredEmail } from '#graphql/platform/mail/mailWorker.ts'

const removed = `The text was deleted after ${retentionPeriods.emailTexts.period}.`

const ofColleague =
  'This link opens a colleague\'s account, so it stays hidden. Choose "New password link" next to their name under Staff Management: they will notice that their old password no longer works.'

export async function listEmails(
  context: Context,
  page: PageRequest,
  { status, search }: { status?: EmailStatus | null | undefined; search: string | null },
): Promise<Page<Email>> {
  authorise(context, maySeeOutbox)
  const query = Email.query(context.db)
  if (status) query.where({ status })
  if (search?.trim()) query.whereRaw(`${plainSql("recipient || ' ' || subject")} like ?`, anywhere(search))
  return paginate(query, { columns: ['id'], descending: true }, page)
}

/** The text of an e-mail. Links that give access are hidden: only the recipient may use them. */
export const bodyOf = ({ body }: Email) => body || removed

/** Whether administrators can pass on hidden links: there is no mail server. */
export const mayBeHandedOver = (context: Context, { sealedBody }: Email) => !sendsMail(context) && sealedBody !== null

/** The link to a colleague's account stays hidden: an administrator sends the colleague a new one, who then notices. */
export async function handOverEmail(context: Context, id: number): Promise<string> {
  authorise(context, mayHandOverLinks)
  if (sendsMail(context))
    throw new AppError('FORBIDDEN', 'The mail server sends this e-mail: only the recipient may use the link.')
  const action = 'handOverEmail'
  const email = await transaction(context, { action, input: { id }, model: Email }, async (inner) => {
    const email = await findRow(inner, Email, id)
    if (await opensAccountOfStaff(inner, await wholeBody(email, inner.environment)))
      throw new AppError('FORBIDDEN', ofColleague)
    const { recipient, subject } = email
    await audit(inner, { action, entity: Email.entity, entityId: id, after: { recipient, subject } })
    return email
  })
  return wholeBody(email, context.environment)
}

/** Sends an e-mail to whoever asks: what became of it shows whether the mail server takes the sender's address. */
export async function sendTestEmail(context: Context): Promise<Email> {
  const { id: userId } = authorise(context, maySeeOutbox)
  const action = 'sendTestEmail'
  return transaction(context, { action, input: {}, model: Email }, async (inner) => {
    const user = await findRow(inner, User, userId)
    const name = await centreName(inner)
    const subject = `Test e-mail from ${name}`
    const text = 'E-mails from the centre reach this address. Reply to this one to see where replies go.'
    const id = await queueMail(inner, letterTo(user, name, { kind: 'email.test', subject, text }))
    await audit(inner, { action, entity: Email.entity, entityId: id, after: { recipient: user.email } })
    return findRow(inner, Email, id)
  })
}

/** One that is queued or has failed is tried at once. */
export async function resendEmail(context: Context, id: number): Promise<Email> {
  authorise(context, maySeeOutbox)
  const action = 'resendEmail'
  return transaction(context, { action, input: { id }, model: Email }, async (inner) => {
    const email = await lockRow(inner, Email, id)
    if (email.body === '') throw conflict(removed)
    // as a worker takes it, until its lease is over
    const isTaken = email.status === 'queued' && email.attempts > 0 && email.lastError === null
    if (isTaken && email.nextAttemptAt > now())
      throw conflict('This e-mail is being sent right now. Please look again in a few minutes.')
    const { kind, recipient, subject, body, sealedBody } = email
    await audit(inner, { action, entity: Email.entity, entityId: id, after: { recipient, subject } })
    if (email.status === 'sent')
      return Email.query(inner.db).insertAndFetch({ kind, recipient, subject, body, sealedBody })
    return Email.query(inner.db).patchAndFetchById(id, { status: 'queued', attempts: 0, nextAttemptAt: now() })
  })
}

/** Tells the office about an e-mail that cannot be delivered, so that somebody calls or corrects the address. */
export const tellOfUndelivered = (db: Knex, { id, recipient, subject }: UndeliveredEmail) =>
  notifyStaff(
    { db },
    {
      kind: 'email.undelivered',
      title: 'An e-mail could not be delivered',
      text: `${subject} to ${recipient}`,
      link: '/admin/dashboard?section=settings&tab=email',
      key: `email.undelivered.${id}`,
    },
  )
