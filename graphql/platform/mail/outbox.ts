import type { Context } from '../context.ts'
import { seal, type Secrets, unseal } from '../seal.ts'
import { withoutKeys } from './links.rules.ts'

export interface Mail {
  /** What caused it, such as `application.received`. */
  kind: string
  recipient: string
  subject: string
  /** Plain text. */
  body: string
}

/** Whom the centre writes to by the first name. */
export interface Addressee {
  email: string
  firstName: string
}

/**
 * A name that was typed, as e-mails say it. Mail programs make a link of what looks like an address; a word joiner, which
 * nobody sees, keeps it a name.
 */
export const nameInMail = (name: string) => name.replaceAll(/(\.|@|:\/\/)(?=\S)/gu, '$1\u2060')

/** The text of an e-mail between its greeting and the name of the centre. */
export const letter = (greeting: string, text: string, centre: string) =>
  `${nameInMail(greeting)}\n\n${text}\n\nKind regards\n${centre}\n`

export const letterTo = (
  { email, firstName }: Addressee,
  centre: string,
  { text, ...mail }: Pick<Mail, 'kind' | 'subject'> & { text: string },
): Mail => ({ ...mail, recipient: email, body: letter(`Dear ${firstName}`, text, centre) })

/** Whether e-mails leave: a mail server is set up. */
export const sendsMail = ({ environment }: Context) => Boolean(environment.SMTP_URL)

/**
 * Puts an e-mail into the outbox, in the transaction of what caused it: either both happen or neither. A worker sends
 * it; without an SMTP server it waits there, where staff can read it.
 * @returns its number in the outbox
 */
export async function queueMail(context: Context, mail: Mail): Promise<number> {
  const [id] = await queueMails(context, [mail])
  if (id === undefined) throw new Error('The e-mail was not put into the outbox')
  return id
}

/** What the outbox stores of a text: one with links that are keys is shown without them, and whole only to this server. */
async function stored({ body, ...mail }: Mail, secrets: Secrets) {
  const shown = withoutKeys(body)
  return { ...mail, body: shown, sealedBody: shown === body ? null : await seal({ body }, secrets) }
}

/**
 * The text as its reader gets it.
 * @throws Error where the server has lost the secret that it was sealed with
 */
export async function wholeBody(
  { body, sealedBody }: { body: string; sealedBody: string | null },
  secrets: Secrets,
): Promise<string> {
  if (sealedBody === null) return body
  const whole = await unseal<{ body: string }>(sealedBody, secrets)
  if (!whole) throw new Error('The link in it was sealed with a secret that the server does not have any more.')
  return whole.body
}

/** The same for many at once; their numbers come in the order of the e-mails. */
export async function queueMails(context: Context, mails: readonly Mail[]): Promise<number[]> {
  if (mails.length === 0) return []
  const values = await Promise.all(mails.map((mail) => stored(mail, context.environment)))
  const rows: { id: number }[] = await context.db('emails').insert(values).returning('id')
  return rows.map(({ id }) => id)
}
