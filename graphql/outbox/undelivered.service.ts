import type { Knex } from 'knex'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { UndeliveredEmail } from '#graphql/platform/mail/mailWorker.ts'

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
