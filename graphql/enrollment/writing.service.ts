import type { Context } from '#graphql/platform/context.ts'
import { letter, nameInMail, queueMail } from '#graphql/platform/mail/outbox.ts'
import type { Gap, MailKind } from '#graphql/settings/mailTemplates.rules.ts'
import { mailText } from '#graphql/settings/settings.service.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { Application } from './application.model.ts'
import { type OfferedPlace, offerInWords } from './enrollment.rules.ts'

/** None where the office knows no address. */
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
  // anybody can type any address into the form, so that the first e-mail does not repeat a name that was typed
  const greeting = kind === 'received' ? 'Hello' : `Dear ${parentName}`
  await queueMail(context, {
    kind: `application.${kind === 'received' ? kind : status}`,
    recipient: email,
    subject: `${subject} (${reference})`,
    body: letter(greeting, text, centre),
  })
}

/** @param link address of the page that shows the state of this application */
export const writeReceived = (context: Context, application: Application, link: string) =>
  write(context, application, 'received', { link })

interface Move {
  /** The family was expected at another time. */
  isMoved: boolean
  /** Address of the page on which an offer is accepted. */
  lookupUrl: string
  /** When the family comes for a tour, in words. */
  tour: string
  offered: OfferedPlace | null
}

/** Tells the parent where an application is now, unless that does not concern them. */
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
      const place = offered ? offerInWords(offered) : 'a place'
      const until = offerUntil ? `The offer stands until ${formatDate(offerUntil)}.` : ''
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
      ? `Make your account for the parent portal here, or sign in to the one you have; the link works once and for 30 days:\n\n${invitationUrl}`
      : 'You can see them in the parent portal with the account you have.',
  })
