import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { formatEnrolment } from '#graphql/children/enrolment.rules.ts'
import {
  type ApplicationStatus,
  applicationStatusLabels,
  closedStatuses,
} from '#graphql/enrollment/enrollment.rules.ts'
import { ENROLLMENT_PROGRAMS, labelOf } from '#graphql/values/ageGroups.ts'
import { formatExactAge as exactAge } from '#graphql/values/birthday.ts'
import { formatMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { matches } from '#graphql/values/search.ts'
import { downloadCsv } from '#web/admin/shared/export/download.ts'
import { formatAppointment, shortDate } from '#web/admin/shared/format.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'
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

export const formatExactAge = (dateOfBirth: string) => exactAge(dateOfBirth, todayInJohannesburg())

/** `Ava Meyer is 3 y 8 m old`, or that the child is not born yet. */
export const howOld = (application: Pick<ListedApplication, 'childName' | 'childDob'>) =>
  `${application.childName} is ${isUnborn(application) ? 'not born yet' : `${formatExactAge(application.childDob)} old`}`

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
  const { tourAt, offerUntil, offerAcceptedAt, waitlistPosition, parentName, startDate, child } = application
  const status = statusOf(application)
  const enrolment = child && formatEnrolment(child, todayInJohannesburg())
  if (enrolment) return `${parentName} · ${enrolment.toLowerCase()[0]}${enrolment.slice(1)}`
  if (status === 'tour_booked' && tourAt) return `Tour ${formatAppointment(tourAt)}`
  if (status === 'offered' && offerAcceptedAt) return `${parentName} has accepted the place`
  if (status === 'offered' && offerUntil) return `Offer valid until ${shortDate(offerUntil)}`
  if (status === 'waitlisted' && waitlistPosition) {
    return waitlistPosition === 1 ? 'Next on the waiting list' : `Number ${waitlistPosition} on the waiting list`
  }
  return `${parentName} · start ${shortDate(startDate)}`
}

/** What comes first in its column: the next tour, the first in line, the offer that ends soonest, else the newest. */
export function byUrgency(one: ListedApplication, other: ListedApplication): number {
  const key = (application: ListedApplication) => {
    const { tourAt, offerUntil, offerAcceptedAt, waitlistPosition } = application
    const status = statusOf(application)
    if (status === 'tour_booked') return tourAt
    // what was accepted waits for the office, before what waits for the parents
    if (status === 'offered') return offerAcceptedAt ? '' : offerUntil
    return status === 'waitlisted' ? String(waitlistPosition ?? 0).padStart(6, '0') : null
  }
  return (key(one) ?? '').localeCompare(key(other) ?? '') || other.createdAt.localeCompare(one.createdAt)
}

/** The board shows what was enrolled this month; the table shows all of it. */
export const enrolledThisMonth = ({ updatedAt }: ListedApplication, today = todayInJohannesburg()) =>
  monthOf(todayInJohannesburg(new Date(updatedAt))) === monthOf(today)

const head = [
  'Reference',
  'Status',
  'Child',
  'Date of birth',
  'Allergies',
  'Parent',
  'Program',
  'Start',
  'Days',
  'Siblings here',
  'Received',
]

export const applicationsAsRows = (applications: readonly ListedApplication[]) => [
  head,
  ...applications.map((application) => [
    application.reference,
    applicationStatusLabels[statusOf(application)],
    application.childName,
    application.childDob,
    application.allergies ?? '',
    application.parentName,
    programLabel(application.program),
    application.startDate,
    application.dayPlan ? dayPlanLabels[application.dayPlan as DayPlan] : '',
    application.siblingNames ?? '',
    todayInJohannesburg(new Date(application.createdAt)),
  ]),
]

/** Saves the applications that are shown as a file. */
export const exportApplications = (applications: readonly ListedApplication[]) =>
  downloadCsv(`applications-${todayInJohannesburg()}.csv`, applicationsAsRows(applications))

export interface Filters {
  /** Part of a name or of a reference. */
  search: string
  /** Code of a program; empty for all. */
  program: string
  /** Month of the preferred start, `yyyy-MM`; empty for any. */
  start: string
  /** Declined and withdrawn ones too. */
  closed: boolean
}

export const noFilters: Filters = { search: '', program: '', start: '', closed: false }

/** Every word of the search has to be in the child's name, the parent's name or the reference. */
const fits = ({ childName, parentName, reference }: ListedApplication, search: string) =>
  matches(search, childName, parentName, reference)

const isClosed = (application: ListedApplication) => closedStatuses.some((status) => status === statusOf(application))

export const applyFilters = (all: readonly ListedApplication[], { search, program, start, closed }: Filters) =>
  all.filter(
    (application) =>
      (closed || !isClosed(application)) &&
      (!program || application.program === program) &&
      (!start || monthOf(application.startDate) === start) &&
      fits(application, search),
  )

/** The months in which somebody wants to start, soonest first. */
export const startMonths = (all: readonly ListedApplication[]) =>
  [...new Set(all.map(({ startDate }) => monthOf(startDate)))]
    .sort()
    .map((month) => ({ value: month, label: `Starts ${formatMonth(month)}` }))
