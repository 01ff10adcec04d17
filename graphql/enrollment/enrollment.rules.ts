import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { codesOf } from '#graphql/values/codesOf.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'

/** The pipeline of an application, in the order of the board's columns. */
export const applicationStatusLabels = {
  new: 'New',
  in_review: 'In review',
  tour_booked: 'Tour booked',
  waitlisted: 'Waitlisted',
  offered: 'Offered',
  enrolled: 'Enrolled',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}
export type ApplicationStatus = keyof typeof applicationStatusLabels
export const applicationStatuses = codesOf(applicationStatusLabels)

export const closedStatuses: readonly ApplicationStatus[] = ['declined', 'withdrawn']
/** Columns of the board: open and enrolled applications. */
export const boardStatuses = applicationStatuses.filter((status) => !closedStatuses.includes(status))

export const isOpen = (status: ApplicationStatus) =>
  status !== 'enrolled' && status !== 'declined' && status !== 'withdrawn'

/**
 * The statuses that may follow a status. An enrolled application is final. A closed one can be reopened, and a tour
 * moved to another time.
 */
export function mayMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  if (from === to) return to === 'tour_booked'
  if (from === 'enrolled' || to === 'new') return false
  if (to === 'enrolled') return isOpen(from)
  return isOpen(from) || to === 'in_review'
}

const told: readonly ApplicationStatus[] = ['tour_booked', 'waitlisted', 'offered', 'declined', 'enrolled']

/** Whether the parent gets an e-mail when an application reaches this status. */
export const tellsParent = (to: ApplicationStatus) => told.includes(to)

/** Whether a move can be undone at once: the reverse move is allowed and sends no e-mail. */
export const mayUndo = (from: ApplicationStatus, to: ApplicationStatus) =>
  from !== to && mayMove(to, from) && !tellsParent(from)

/** How many values the last part of a reference has. */
export const referenceSecrets = 100_000

/**
 * `KW-2026-0001-04821`: the year, the number in that year, at least four digits, and five digits that cannot be
 * guessed.
 * @param secret below `referenceSecrets`
 */
export const referenceOf = (year: number, number: number, secret: number) =>
  `KW-${year}-${String(number).padStart(4, '0')}-${String(secret).padStart(5, '0')}`

/** Splits a full name into first names and last name: the last word with its prefixes ("van der Merwe"). */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/)
  if (words.length === 1) return { firstName: words[0] ?? '', lastName: '' }
  const particles = new Set(['van', 'von', 'der', 'den', 'de', 'du', 'la', 'le', 'janse', 'ter', 'ten'])
  const particle = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()))
  const start = particle > 0 ? particle : words.length - 1
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}

/** The version of the terms that the enrollment form's checkbox refers to. */
export const termsVersion = '2026-11'

export interface OfferedPlace {
  className: string
  /** `yyyy-MM-dd` */
  firstDay: string
  dayPlan: DayPlan
  /** Monthly fee, in cents; null if the fee table has none. */
  feeCents: number | null
}

/** `a place in Explorers from 11 January 2027, full-time, for R2,400.00 a month` */
export function formatOffer({ className, firstDay, dayPlan, feeCents }: OfferedPlace): string {
  const fee = feeCents === null ? '' : `, for ${formatRand(feeCents)} a month`
  return `a place in ${className} from ${formatDate(firstDay)}, ${dayPlanLabels[dayPlan].toLowerCase()}${fee}`
}

interface Offered {
  status: ApplicationStatus
  /** `yyyy-MM-dd` */
  offerUntil: string | null
  offerAcceptedAt: string | null
}

export const mayAccept = ({ status, offerUntil, offerAcceptedAt }: Offered, today: string): boolean =>
  status === 'offered' && offerAcceptedAt === null && (offerUntil === null || offerUntil >= today)

interface Fees {
  fullTimeCents: number | null
  halfDayCents: number | null
}

/** The monthly fee of a program, in cents; null if the fee table has none. */
export const offeredFee = (program: Fees | null | undefined, dayPlan: DayPlan): number | null =>
  (dayPlan === 'half_day' ? program?.halfDayCents : program?.fullTimeCents) ?? null
