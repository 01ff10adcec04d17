import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { createTransport, type Transporter } from 'nodemailer'
import { isLoopback } from '#graphql/values/hosts.ts'
import { startJob } from '../jobs/job.ts'
import type { Secrets } from '../seal.ts'
import { wholeBody } from './outbox.ts'

/** An e-mail that will not arrive. */
export interface UndeliveredEmail {
  id: number
  recipient: string
  subject: string
}

interface QueuedEmail extends UndeliveredEmail {
  body: string
  sealedBody: string | null
  attempts: number
}

const mostAttempts = 12
const pollEvery = 2_000

/** Longer than the mail server may take, for whose next word nodemailer waits ten minutes, in seconds. */
const lease = 900

/** Waits before the next try, in seconds: 10, 20, 40 … up to an hour. */
export const backoff = (attempts: number) => Math.min(10 * 2 ** (attempts - 1), 3_600)

/** What somebody waits for at a screen: it overtakes an e-mail to all families. Notices of changes take their turn. */
const awaited = ['account.reset', 'account.passwordLink', 'account.confirmEmail', 'account.invitation', 'email.test']

/** RFC 2606 reserves .example: such addresses belong to nobody, so demo families are never written to. */
const isReal = (address: string) => !/\.(example|invalid|test|localhost)$/i.test(address)

/**
 * Takes the next e-mail for this worker alone: it is put off for the time of a lease, so that no transaction stays open
 * while the mail server answers, and one whose worker was killed is tried again afterwards.
 */
async function takeNext(db: Knex): Promise<QueuedEmail | undefined> {
  const next = db('emails')
    .where({ status: 'queued' })
    .where('next_attempt_at', '<=', db.fn.now())
    .orderByRaw('(kind = any(?)) desc, id', [awaited])
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('id')
  const [email] = await db('emails')
    .whereIn('id', next)
    .update({
      attempts: db.raw('attempts + 1'),
      // what happened last is over: one under way has no error
      lastError: null,
      nextAttemptAt: db.raw(`now() + make_interval(secs => ${lease})`),
    })
    .returning(['id', 'recipient', 'subject', 'body', 'sealedBody', 'attempts'])
  return email
}

/** Writes down that an e-mail is out also when the database is away just then; nobody must get it again for that. */
async function untilWritten(write: () => PromiseLike<unknown>, isStopped: () => boolean) {
  for (const deadline = Date.now() + (lease - 60) * 1_000; ; await pause(500)) {
    try {
      await write()
      return
    } catch (error) {
      if (isStopped() || Date.now() > deadline) throw error
    }
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; rejected?: string[] }

/**
 * Whether the mail server refuses this e-mail for good (RFC 5321: 5yz), such as for a mailbox that does not exist. What is wrong
 * with the connection or the login may be mended until the next try.
 */
const isPermanent = ({ code = '', responseCode = 0 }: SmtpError) =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500

/**
 * Whether the mail server refuses the recipient for good. What it refuses for who sends it, such as without a login (RFC 3463:
 * X.7), says nothing about the address.
 */
const refusesRecipient = ({ code, responseCode = 0, response = '', rejected = [] }: SmtpError) =>
  code === 'EENVELOPE' &&
  rejected.length > 0 &&
  [550, 551, 553, 554].includes(responseCode) &&
  !/^\d{3}[ -]5\.7\./.test(response)

function smtpProblem(error: SmtpError): string {
  const encrypted = error.code === 'ETLS' ? 'The mail server offers no encrypted connection, so nothing was sent. ' : ''
  return `${encrypted}${error.message}`.slice(0, 500)
}

interface Sending extends Pick<MailSettings, 'secrets' | 'onUndelivered'> {
  transport: Transporter
  from: { name: string; address: string }
  replyTo: string
  /** Whether addresses that belong to nobody are written to as well. */
  everyone: boolean
  isStopped(): boolean
}

async function sendNext(
  db: Knex,
  { transport, from, replyTo, everyone, secrets, onUndelivered, isStopped }: Sending,
): Promise<boolean> {
  const email = await takeNext(db)
  if (!email) return false
  const row = db('emails').where({ id: email.id })
  if (!everyone && !isReal(email.recipient)) {
    await row.update({ status: 'failed', lastError: 'The address ends in .example and belongs to nobody.' })
    return true
  }
  // one id for all tries, so that a mailbox which got it twice can tell
  const messageId = `<kiewiet-${email.id}@${from.address.split('@').at(-1) || 'localhost'}>`
  // nobody's holiday reply is to answer a program (RFC 3834)
  const headers = { 'Auto-Submitted': 'auto-generated' }
  try {
    const text = await wholeBody(email, secrets)
    await transport.sendMail({ from, replyTo, to: email.recipient, subject: email.subject, text, messageId, headers })
  } catch (error) {
    const failed = email.attempts >= mostAttempts || isPermanent(error as SmtpError)
    await row.update({
      status: failed ? 'failed' : 'queued',
      lastError: smtpProblem(error as SmtpError),
      nextAttemptAt: db.raw(`now() + make_interval(secs => ${backoff(email.attempts)})`),
      ...(refusesRecipient(error as SmtpError) && {
        recipientRefusedAt: db.raw('coalesce(recipient_refused_at, now())'),
      }),
    })
    if (failed) await onUndelivered(email)
    return true
  }
  await untilWritten(async () => {
    await row.clone().update({ status: 'sent', sentAt: db.fn.now(), lastError: null })
    await db('emails')
      .whereRaw('lower(recipient) = lower(?)', [email.recipient])
      .whereNotNull('recipientRefusedAt')
      .update({ recipientRefusedAt: null })
  }, isStopped)
  return true
}

type Sender = Partial<Record<'fullName' | 'email' | 'senderName' | 'senderAddress' | 'replyTo', string>>

/**
 * Who e-mails come from, and where answers go: what was chosen for them, or the centre. An address at the domain of the mail server
 * is chosen where the centre has one of a big mail service: other mailboxes take that for forged.
 */
async function senderOf(db: Knex): Promise<Pick<Sending, 'from' | 'replyTo'>> {
  const rows: { value: Sender }[] = await db('settings').whereIn('name', ['centre', 'mail'])
  const value: Sender = Object.assign({}, ...rows.map((row) => row.value))
  const { fullName = '', email = '', senderName, senderAddress, replyTo } = value
  return { from: { name: senderName || fullName, address: senderAddress || email }, replyTo: replyTo || email }
}

interface MailSettings {
  smtpUrl: string
  secrets: Secrets
  /** Tells somebody of an e-mail that the mail server refuses for good, or that was tried too often. */
  onUndelivered(email: UndeliveredEmail): PromiseLike<unknown>
  onError(error: unknown): void
}

/**
 * Sends what waits in the outbox, one e-mail a transaction, and looks again every two seconds.
 * @returns a function that stops it, after the e-mail under way
 */
export function startMailWorker(db: Knex, settings: MailSettings) {
  const everyone = isLoopback(new URL(settings.smtpUrl).hostname)
  // e-mails hold links that open accounts: they never travel in clear text
  // one connection for a run of them: many mail services limit how many are opened
  const connection = { pool: true, maxConnections: 1, idleTimeout: 10_000 } as const
  const transport = createTransport({ ...connection, url: settings.smtpUrl, requireTLS: !everyone })
  const stop = startJob({
    async run(signal) {
      const sending = { ...settings, ...(await senderOf(db)), transport, everyone, isStopped: () => signal.aborted }
      while (!signal.aborted && (await sendNext(db, sending))) {
        // the next one
      }
    },
    wait: () => pollEvery,
    onError: settings.onError,
  })
  return async () => {
    await stop()
    transport.close()
  }
}
