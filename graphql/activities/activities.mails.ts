import type { Mail } from '#graphql/platform/mail/outbox.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { Activity } from './activity.model.ts'

interface Recipient {
  email: string
  firstName: string
}

const mail = (kind: string, { email, firstName }: Recipient, subject: string, body: string, centre: string): Mail => ({
  kind,
  recipient: email,
  subject,
  body: `Dear ${firstName}\n\n${body}\n\nKind regards\n${centre}\n`,
})

export const cancelledMail = (activity: Activity, recipient: Recipient, centre: string) =>
  mail(
    'activity.cancelled',
    recipient,
    `Cancelled: ${activity.title}`,
    `${activity.title} on ${formatDate(activity.date)} does not take place. You told us that your child would come, so we wanted you to know.`,
    centre,
  )

export const restoredMail = (activity: Activity, recipient: Recipient, centre: string) =>
  mail(
    'activity.restored',
    recipient,
    `It takes place after all: ${activity.title}`,
    `${activity.title} on ${formatDate(activity.date)} at ${activity.time}, ${activity.location}, takes place after all. Your reply still stands; you can change it in the portal until the day before.`,
    centre,
  )

export const movedMail = (activity: Activity, recipient: Recipient, centre: string) => {
  const consent = activity.isOuting ? ' Because it is an outing, please give your consent once more in the portal.' : ''
  return mail(
    'activity.moved',
    recipient,
    `Changed: ${activity.title}`,
    `${activity.title} is now on ${formatDate(activity.date)} at ${activity.time}, ${activity.location}.${consent} If that no longer suits you, change your reply in the portal until the day before.`,
    centre,
  )
}
