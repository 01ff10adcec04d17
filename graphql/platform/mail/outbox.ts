import type { Context } from '../context.ts'

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

/** The text of an e-mail between its greeting and the name of the centre. */
export const letter = (greeting: string, text: string, centre: string) =>
  `${greeting}\n\n${text}\n\nKind regards\n${centre}\n`

/** An e-mail that is such a letter. */
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

/** The same for many at once; their numbers come in the order of the e-mails. */
export async function queueMails(context: Context, mails: readonly Mail[]): Promise<number[]> {
  if (mails.length === 0) return []
  const rows: { id: number }[] = await context
    .db('emails')
    .insert([...mails])
    .returning('id')
  return rows.map(({ id }) => id)
}
