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
  const [row]: { id: number }[] = await context.db('emails').insert(mail).returning('id')
  if (!row) throw new Error('The e-mail was not put into the outbox')
  return row.id
}
