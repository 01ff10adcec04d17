import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type ApplicationStatus, type OfferedPlace, offerInWords } from './enrollment.rules.ts'

interface StateInWords {
  title: string
  nextStep: string
}

interface Facts {
  status: ApplicationStatus
  /** Moment of a booked visit. */
  tourAt: string | null
  /** `yyyy-MM-dd` */
  offerUntil: string | null
  /** The place that is offered, where the offer names one. */
  offered?: OfferedPlace | null
  offerAcceptedAt?: string | null
}

/** `12 January 2027 at 10:00` */
const visitInWords = (moment: string) =>
  `${formatDate(todayInJohannesburg(new Date(moment)))} at ${timeInJohannesburg(new Date(moment))}`

export function stateInWords(facts: Facts): StateInWords {
  const { status, tourAt, offerUntil, offered = null, offerAcceptedAt = null } = facts
  switch (status) {
    case 'new':
      return { title: 'Received', nextStep: 'We have your application and will contact you about a visit.' }
    case 'in_review':
      return { title: 'Being looked at', nextStep: 'We are looking at your application and will contact you soon.' }
    case 'tour_booked':
      return {
        title: 'Visit booked',
        nextStep: `We look forward to showing you round${tourAt ? ` on ${visitInWords(tourAt)}` : ''}. Call us if that no longer suits you.`,
      }
    case 'waitlisted':
      return {
        title: 'On the waiting list',
        nextStep: 'There is no open place at the moment. We will contact you as soon as one opens.',
      }
    case 'offered':
      if (offerAcceptedAt)
        return {
          title: 'You have accepted the place',
          nextStep: `Thank you! ${offered ? `It is ${offerInWords(offered)}. ` : ''}We will write to you with the way into the parent portal.`,
        }
      return {
        title: 'A place is offered',
        nextStep: `${offered ? `We offer your child ${offerInWords(offered)}. ` : ''}Please let us know whether you accept it${offerUntil ? `, by ${formatDate(offerUntil)}` : ''}.`,
      }
    case 'enrolled':
      return {
        title: 'Enrolled',
        nextStep: 'Welcome! The parent portal shows your child from now on. Ask us if you have no account yet.',
      }
    case 'declined':
      return {
        title: 'No place this time',
        nextStep: 'We are sorry that we could not offer a place. You are welcome to apply again.',
      }
    case 'withdrawn':
      return { title: 'Withdrawn', nextStep: 'The application was withdrawn. You are welcome to apply again.' }
  }
}

/** A reference as it is stored, of how people type it: `kw 2026 1 04821` and `KW-2026-0001-04821` are one. Older ones have no last part. */
export function readReference(text: string): string {
  const parts = /^\s*kw[\s-]*(20\d\d)[\s-]*(\d{1,9})(?:[\s-]+(\d{5}))?\s*$/i.exec(text)
  return parts
    ? ['KW', parts[1], String(Number(parts[2])).padStart(4, '0'), ...(parts[3] ? [parts[3]] : [])].join('-')
    : text.trim().toUpperCase()
}
