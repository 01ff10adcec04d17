import { letter, type Mail } from '#graphql/platform/mail/outbox.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { Application } from './application.model.ts'
import { type OfferedPlace, offerInWords } from './enrollment.rules.ts'

/** None where the office knows no address. */
const mail = (
  { status, email, parentName, reference }: Application,
  centre: string,
  subject: string,
  body: string,
): Mail | null =>
  email === null
    ? null
    : {
        kind: `application.${status}`,
        recipient: email,
        subject: `${subject} (${reference})`,
        body: letter(`Dear ${parentName}`, body, centre),
      }

/**
 * Anybody can type any address into the form, so that it repeats nothing of what was typed.
 * @param lookupUrl address of the page that shows the state of this application
 */
export const receivedMail = (reference: string, recipient: string, centre: string, lookupUrl: string): Mail => ({
  kind: 'application.received',
  recipient,
  subject: `Your application (${reference})`,
  body: letter(
    'Hello',
    `Thank you for applying for a place with us. We have received your application and will contact you soon about the next steps.\n\nYour reference is ${reference}. Please mention it when you call or write to us. You can see how your application stands at any time, with your e-mail address or phone number:\n\n${lookupUrl}\n\nIf you did not apply, you can ignore this e-mail.`,
    centre,
  ),
})

interface Move {
  /** The family was expected at another time. */
  isMoved: boolean
  /** Address of the page on which an offer is accepted. */
  lookupUrl: string
  /** When the family comes for a tour, in words. */
  tour: string
  offered: OfferedPlace | null
}

/** What the parent is told where an application is now; null where that does not concern them. */
export function moveMail(
  application: Application,
  centre: string,
  { isMoved, lookupUrl, tour, offered }: Move,
): Mail | null {
  const { status, childName, offerUntil } = application
  const told = (subject: string, body: string) => mail(application, centre, subject, body)
  switch (status) {
    case 'tour_booked':
      if (isMoved)
        return told(
          `Your visit to ${centre} at another time`,
          `Your visit has moved: we look forward to showing you round on ${tour}. If that does not suit you, just answer this e-mail.`,
        )
      return told(
        `Your visit to ${centre}`,
        `We look forward to showing you round on ${tour}. If that no longer suits you, just answer this e-mail.`,
      )
    case 'offered': {
      const place = offered ? offerInWords(offered) : 'a place'
      const until = offerUntil ? `. The offer stands until ${formatDate(offerUntil)}` : ''
      const body = `We are happy to offer ${childName} ${place}${until}. Please let us know whether you accept it, which takes one press here:\n\n${lookupUrl}`
      return told(`A place for ${childName}`, body)
    }
    case 'waitlisted':
      return told(
        `The waiting list for ${childName}`,
        `There is no open place for ${childName} at the moment, so we have put you on our waiting list. We will write as soon as a place opens.`,
      )
    case 'declined':
      return told(
        `Your application for ${childName}`,
        `We are sorry that we cannot offer ${childName} a place this time. You are welcome to apply again.`,
      )
    default:
      return null
  }
}

export function enrolledMail(application: Application, centre: string, firstDay: string, invitationUrl: string | null) {
  const welcome = `Welcome! ${application.childName} is enrolled from ${formatDate(firstDay)}`
  const body = invitationUrl
    ? `${welcome}. Make your account for the parent portal here, or sign in to the one you have; the link works once and for 30 days:\n\n${invitationUrl}`
    : `${welcome}, and you can see them in the parent portal with the account you have.`
  return mail(application, centre, `${application.childName} is enrolled`, body)
}
