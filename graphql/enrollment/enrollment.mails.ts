import type { Mail } from '#graphql/platform/mail/outbox.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { Application } from './application.model.ts'
import { type OfferedPlace, offerInWords } from './enrollment.rules.ts'

const signature = (centre: string) => `\n\nKind regards\n${centre}`

const mail = (application: Application, kind: string, centre: string, subject: string, body: string): Mail => ({
  kind,
  recipient: application.email,
  subject: `${subject} (${application.reference})`,
  body: `Dear ${application.parentName}\n\n${body}${signature(centre)}\n`,
})

/**
 * Anybody can type any address into the form, so that it repeats nothing of what was typed.
 * @param lookupUrl address of the page that shows the state of this application
 */
export const receivedMail = ({ email, reference }: Application, centre: string, lookupUrl: string): Mail => ({
  kind: 'application.received',
  recipient: email,
  subject: `Your application (${reference})`,
  body: `Hello\n\nThank you for applying for a place with us. We have received your application and will contact you soon about the next steps.\n\nYour reference is ${reference}. Please mention it when you call or write to us. You can see how your application stands at any time, with your e-mail address or phone number:\n\n${lookupUrl}\n\nIf you did not apply, you can ignore this e-mail.${signature(centre)}\n`,
})

export const tourMail = (application: Application, centre: string, when: string) =>
  mail(
    application,
    'application.tour_booked',
    centre,
    `Your visit to ${centre}`,
    `We look forward to showing you round on ${when}. If that no longer suits you, just answer this e-mail.`,
  )

export const offerMail = (application: Application, centre: string, offered: OfferedPlace | null) =>
  mail(
    application,
    'application.offered',
    centre,
    `A place for ${application.childName}`,
    `We are happy to offer ${application.childName} ${offered ? offerInWords(offered) : 'a place'}${application.offerUntil ? `. The offer stands until ${formatDate(application.offerUntil)}` : ''}. Please let us know whether you accept it.`,
  )

export const waitlistMail = (application: Application, centre: string) =>
  mail(
    application,
    'application.waitlisted',
    centre,
    `The waiting list for ${application.childName}`,
    `There is no open place for ${application.childName} at the moment, so we have put you on our waiting list. We will write as soon as a place opens.`,
  )

export const declinedMail = (application: Application, centre: string) =>
  mail(
    application,
    'application.declined',
    centre,
    `Your application for ${application.childName}`,
    `We are sorry that we cannot offer ${application.childName} a place this time. You are welcome to apply again.`,
  )

export const enrolledMail = (
  application: Application,
  centre: string,
  firstDay: string,
  invitationUrl: string | null,
) =>
  mail(
    application,
    'application.enrolled',
    centre,
    `${application.childName} is enrolled`,
    invitationUrl
      ? `Welcome! ${application.childName} is enrolled from ${formatDate(firstDay)}. Make your account for the parent portal here, or sign in to the one you have; the link works once and for 30 days:\n\n${invitationUrl}`
      : `Welcome! ${application.childName} is enrolled from ${formatDate(firstDay)}, and you can see them in the parent portal with the account you have.`,
  )
