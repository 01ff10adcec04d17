import type { Context } from '#graphql/platform/context.ts'
import { letter, nameInMail, queueMail } from '#graphql/platform/mail/outbox.ts'
import type { Gap, MailKind } from '#graphql/settings/mailTemplates.rules.ts'
import { mailText } from '#graphql/settings/settings.service.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { Application } from './application.model.ts'
import { type OfferedPlace, formatOffer } from './enrollment.rules.ts'

/** Null if no address is known. */
async function write(
  context: Context,
  application: Application,
  kind: MailKind,
  values: Partial<Record<Gap, string>> = {},
) {
  const { status, email, parentName, childName, reference } = application
  if (email === null) return
  const child = nameInMail(childName)
  const { subject, text, centre } = await mailText(context, kind, { child, reference, ...values })
  // anybody can type any address into the form, so that the first e-mail repeats nothing from it
  const greeting = kind === 'received' ? 'Hello' : `Dear ${parentName}`
  await queueMail(context, {
    kind: `application.${kind === 'received' ? kind : status}`,
    recipient: email,
    subject: `${subject} (${reference})`,
    body: letter(greeting, text, centre),
  })
}

/** @param link URL of the page that shows the status of this application */
export const writeReceived = (context: Context, application: Application, link: string) =>
  write(context, application, 'received', { link })

interface Move {
  /** The visit had been booked for another time. */
  isMoved: boolean
  /** URL of the page on which an offer is accepted. */
  lookupUrl: string
  /** Date and time of the tour, as text. */
  tour: string
  offered: OfferedPlace | null
}

/** E-mails the parent the new status of an application, if it concerns them. */
export async function writeMove(
  context: Context,
  application: Application,
  { isMoved, lookupUrl: link, tour: visit, offered }: Move,
) {
  const { status, offerUntil } = application
  switch (status) {
    case 'tour_booked':
      return write(context, application, isMoved ? 'tour_moved' : status, { visit })
    case 'offered': {
      const place = offered ? formatOffer(offered) : 'a place'
      const until = offerUntil ? `The offer is valid until ${formatDate(offerUntil)}.` : ''
      return write(context, application, status, { place, until, link })
    }
    case 'waitlisted':
    case 'declined':
      return write(context, application, status)
    default:
  }
}

export const writeEnrolled = (
  context: Context,
  application: Application,
  firstDay: string,
  invitationUrl: string | null,
) =>
  write(context, application, 'enrolled', {
    firstDay: formatDate(firstDay),
    account: invitationUrl
      ? `Create your parent portal account here, or sign in if you already have one. The link works once and is valid for 30 days:\n\n${invitationUrl}`
      : 'You can follow your child in the parent portal with your existing account.',
  })
