import { firstOfMonth, formatDate } from '#graphql/values/dates.ts'

/** A child's first day and, if set, last day, both inclusive. `yyyy-MM-dd`. */
export interface Enrolment {
  enrolledOn: string
  lastDay: string | null
}

/** Whether a child is enrolled on at least one day of a period, both ends included. */
export const isEnrolledDuring = ({ enrolledOn, lastDay }: Enrolment, from: string, to: string): boolean =>
  enrolledOn <= to && (lastDay === null || lastDay >= from)

/**
 * Whether a child is enrolled on a day. Registers, ratios, activities, sessions and fees all follow this one rule; the
 * same in SQL is in `enrolled.ts`.
 */
export const isEnrolledOn = (child: Enrolment, day: string): boolean => isEnrolledDuring(child, day, day)

export const startsLater = ({ enrolledOn }: Enrolment, today: string): boolean => enrolledOn > today

export const hasLeft = ({ lastDay }: Enrolment, today: string): boolean => lastDay !== null && lastDay < today

/** Which children an unpaged list contains: those enrolled today, those who start later, or both. The centre's places limit it. */
export const enrolmentStates = ['enrolled', 'starting', 'current'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]

/**
 * `Starts 11 January 2027`, with a last day also `, leaves on 30 June 2027`; `Left on 30 November 2026`, `Leaves on 11 December
 * 2026`; null for a child who is enrolled with no last day.
 */
export function formatEnrolment(child: Enrolment, today: string): string | null {
  const starts = startsLater(child, today) && `Starts ${formatDate(child.enrolledOn)}`
  if (child.lastDay === null) return starts || null
  const on = `on ${formatDate(child.lastDay)}`
  if (starts) return `${starts}, leaves ${on}`
  return `${hasLeft(child, today) ? 'Left' : 'Leaves'} ${on}`
}

/** The first day that a form proposes: the requested one, unless it has passed. */
export const proposedFirstDay = (preferred: string, today: string): string => (preferred > today ? preferred : today)

/**
 * First day of the last month to be billed, if later than the month of the last day: a notice month is billed even
 * after the child has left.
 * @param noticeMonth `yyyy-MM`
 */
export const billedUntil = (lastDay: string, noticeMonth: string | null): string | null =>
  noticeMonth !== null && firstOfMonth(noticeMonth) > lastDay ? firstOfMonth(noticeMonth) : null
