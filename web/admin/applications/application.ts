import type { ApplicationStatus } from '#graphql/enrollment/enrollment.rules.ts'
import { enrolmentInWords } from '#graphql/children/enrolment.rules.ts'
import { ENROLLMENT_PROGRAMS, labelOf } from '#graphql/values/ageGroups.ts'
import { ageInWords as inWords } from '#graphql/values/birthday.ts'
import { monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { appointmentInWords, shortDate } from '../shared/format.ts'
import type { ApplicationsQuery } from './applications.generated.ts'

/** An application as the list knows it. */
export type ListedApplication = ApplicationsQuery['applications'][number]

/** Whether a place is asked for ahead of the birth. */
export const isUnborn = ({ childDob }: Pick<ListedApplication, 'childDob'>) => childDob > todayInJohannesburg()

/** The server has no other statuses; its schema says so in words. */
export const statusOf = ({ status }: { status: string }) => status as ApplicationStatus

const companions: Record<string, BadgeTone> = {
  infants: 'marigold',
  toddlers: 'coral',
  preschool: 'sky',
  kindergarten: 'leaf',
}

export const programLabel = (program: string) => labelOf(ENROLLMENT_PROGRAMS, program)
/** Without its ages, where room is scarce. */
export const programName = (program: string) => programLabel(program).replace(/ \(.*$/, '')
export const companionOf = (program: string): BadgeTone => companions[program] ?? 'neutral'

export const ageInWords = (dateOfBirth: string) => inWords(dateOfBirth, todayInJohannesburg())

/** `Ava Meyer is 3 y 8 m old`, or that the child is not born yet. */
export const howOld = (application: Pick<ListedApplication, 'childName' | 'childDob'>) =>
  `${application.childName} is ${isUnborn(application) ? 'not born yet' : `${ageInWords(application.childDob)} old`}`

export const statusTones: Record<ApplicationStatus, BadgeTone> = {
  new: 'info',
  in_review: 'warning',
  tour_booked: 'info',
  waitlisted: 'neutral',
  offered: 'info',
  enrolled: 'good',
  declined: 'danger',
  withdrawn: 'neutral',
}

/** What matters most at this point: the tour, the place in line, the offer, otherwise who wants to start when. */
export function lineOf(application: ListedApplication): string {
  const { tourAt, offerUntil, waitlistPosition, parentName, startDate, child } = application
  const status = statusOf(application)
  const enrolment = child && enrolmentInWords(child, todayInJohannesburg())
  if (enrolment) return `${parentName} · ${enrolment.toLowerCase()[0]}${enrolment.slice(1)}`
  if (status === 'tour_booked' && tourAt) return `Tour ${appointmentInWords(tourAt)}`
  if (status === 'offered' && offerUntil) return `Offer open until ${shortDate(offerUntil)}`
  if (status === 'waitlisted' && waitlistPosition) {
    return waitlistPosition === 1 ? 'First in line' : `Number ${waitlistPosition} in line`
  }
  return `${parentName} · start ${shortDate(startDate)}`
}

/** What comes first in its column: the next tour, the first in line, the offer that ends soonest, else the newest. */
export function byUrgency(one: ListedApplication, other: ListedApplication): number {
  const key = (application: ListedApplication) => {
    const { tourAt, offerUntil, waitlistPosition } = application
    const status = statusOf(application)
    if (status === 'tour_booked') return tourAt
    if (status === 'offered') return offerUntil
    return status === 'waitlisted' ? String(waitlistPosition ?? 0).padStart(6, '0') : null
  }
  return (key(one) ?? '').localeCompare(key(other) ?? '') || other.createdAt.localeCompare(one.createdAt)
}

/** The board shows what was enrolled this month; the table shows all of it. */
export const enrolledThisMonth = ({ updatedAt }: ListedApplication, today = todayInJohannesburg()) =>
  monthOf(todayInJohannesburg(new Date(updatedAt))) === monthOf(today)
