import { letter, type Mail } from '#graphql/platform/mail/outbox.ts'
import type { Centre } from '#graphql/settings/settings.model.ts'

const where = ({ fullName, street, area, phone }: Centre) => `${fullName}\n${street}\n${area}\n${phone}`

/** Anybody can type any address into the form, so that the first e-mail repeats nothing that was typed. */
export const bookedMail = (recipient: string, centre: Centre, visit: string, calendarUrl: string | null): Mail => ({
  kind: 'visit.booked',
  recipient,
  subject: `Your visit to ${centre.fullName}`,
  body: letter(
    'Hello',
    `Thank you for booking a visit. We look forward to showing you around on ${visit}.\n\nYou will find us here:\n\n${where(centre)}\n\nAdd the visit to your calendar:\n\n${calendarUrl}\n\nIf the time no longer suits you, please call us or reply to this e-mail. If you did not book a visit, please let us know.`,
    centre.fullName,
  ),
})

export const cancelledMail = (to: { name: string; email: string }, centre: Centre, text: string): Mail => ({
  kind: 'visit.cancelled',
  recipient: to.email,
  subject: `Your visit to ${centre.fullName} is cancelled`,
  body: letter(`Dear ${to.name}`, text, centre.fullName),
})
