import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type ApplicationStatus, type OfferedPlace, formatOffer } from './enrollment.rules.ts'

interface Facts {
  status: ApplicationStatus
  tourAt: string | null
  /** `yyyy-MM-dd` */
  offerUntil: string | null
  /** The place offered, if the offer names one. */
  offered?: OfferedPlace | null
  offerAcceptedAt?: string | null
}

/** `12 January 2027 at 10:00` */
const formatVisit = (moment: string) =>
  `${formatDate(todayInJohannesburg(new Date(moment)))} at ${timeInJohannesburg(new Date(moment))}`

export function formatState(facts: Facts): { title: string; nextStep: string } {
  const { status, tourAt, offerUntil, offered = null, offerAcceptedAt = null } = facts
  switch (status) {
    case 'new':
      return { title: 'Received', nextStep: "We've received your application and will contact you to arrange a visit." }
    case 'in_review':
      return { title: 'In review', nextStep: 'We are reviewing your application and will contact you soon.' }
    case 'tour_booked':
      return {
        title: 'Visit booked',
        nextStep: `We look forward to showing you around${tourAt ? ` on ${formatVisit(tourAt)}` : ''}. Please call us if that no longer suits you.`,
      }
    case 'waitlisted':
      return {
        title: 'On the waiting list',
        nextStep: 'There are no places available at the moment. We will contact you as soon as one opens up.',
      }
    case 'offered':
      if (offerAcceptedAt)
        return {
          title: 'You have accepted the place',
          nextStep: `Thank you! ${offered ? `You have accepted ${formatOffer(offered)}. ` : ''}We will e-mail you a link to the parent portal.`,
        }
      return {
        title: "We've offered you a place",
        nextStep: `${offered ? `We're offering your child ${formatOffer(offered)}. ` : ''}Please ${offerUntil ? `reply by ${formatDate(offerUntil)}` : 'let us know whether you accept it'}.`,
      }
    case 'enrolled':
      return {
        title: 'Enrolled',
        nextStep:
          "Welcome! You can now follow your child in the parent portal. If you don't have an account yet, just ask us.",
      }
    case 'declined':
      return {
        title: 'No place available',
        nextStep: 'We are sorry that we could not offer your child a place. You are welcome to apply again.',
      }
    case 'withdrawn':
      return { title: 'Withdrawn', nextStep: 'This application has been withdrawn. You are welcome to apply again.' }
  }
}

/** The stored form of a reference as typed: `kw 2026 1 04821` becomes `KW-2026-0001-04821`. Older ones have no last part. */
export function readReference(text: string): string {
  const parts = /^\s*kw[\s-]*(20\d\d)[\s-]*(\d{1,9})(?:[\s-]+(\d{5}))?\s*$/i.exec(text)
  return parts
    ? ['KW', parts[1], String(Number(parts[2])).padStart(4, '0'), ...(parts[3] ? [parts[3]] : [])].join('-')
    : text.trim().toUpperCase()
}
