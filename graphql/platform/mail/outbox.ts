import type { Context } from '../context.ts'

export interface Mail {
  /** What caused it, such as `application.received`. */
  kind: string
  recipient: string
  subject: string
  /** Plain text. */
  body: string
}

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
