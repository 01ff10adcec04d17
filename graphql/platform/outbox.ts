import type { Context } from './context.ts'

export interface Mail {
  /** What caused it, such as `application.received`. */
  kind: string
  recipient: string
  subject: string
  /** Plain text. */
  body: string
}

/**
 * Puts an e-mail into the outbox, in the transaction of what caused it: either both happen or neither. A worker sends
 * it; without an SMTP server it waits there, where staff can read it.
 */
export async function queueMail(context: Context, mail: Mail) {
  await context.db('emails').insert(mail)
}
