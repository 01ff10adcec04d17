import { daysBetween, formatDate, formatDayShort, formatTimes } from '#graphql/values/dates.ts'

/** Admin specification, section 4. */
export const requestStatuses = ['active', 'completed', 'cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const requestStatusLabels: Record<RequestStatus, string> = {
  active: 'Active',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** Whom a request may be for: admin specification, section 9. */
export const volunteerClasses = [
  'Explorers (18-24 months)',
  'Little Learners (2-3 years)',
  'Young Scholars (3-4 years)',
  'Future Leaders (4-6 years)',
  'All Classes',
] as const

export const signupStatuses = ['pending', 'confirmed', 'declined', 'withdrawn'] as const
export type SignupStatus = (typeof signupStatuses)[number]

export const signupStatusLabels: Record<SignupStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

export const signupAnswers = ['confirmed', 'declined'] as const
export type SignupAnswer = (typeof signupAnswers)[number]

export const takesPlace = (status: SignupStatus): boolean => status === 'pending' || status === 'confirmed'

/** Nobody needs more helpers than this for one event. */
export const mostVolunteers = 500

interface Times {
  startDate: string
  startTime: string
  endDate?: string | null | undefined
  endTime?: string | null | undefined
}

/** Whether an event would end before it starts. Without an end date it ends on the day it starts. */
export function endsTooEarly({ startDate, startTime, endDate, endTime }: Times): boolean {
  const lastDay = endDate ?? startDate
  if (lastDay !== startDate) return lastDay < startDate
  return endTime != null && endTime < startTime
}

type Days = Pick<Times, 'startDate' | 'endDate'>

export const lastDayOf = ({ startDate, endDate }: Days): string => endDate ?? startDate

export const isOver = (event: Days, today: string): boolean => lastDayOf(event) < today

/** When an event is: `Sat 28 Nov, 08:00–11:00`; over several days with both dates. */
export function formatWhen({ startDate, startTime, endDate, endTime }: Times): string {
  if (endDate && endDate !== startDate) {
    const end = endTime ? `${formatDayShort(endDate)}, ${endTime}` : formatDayShort(endDate)
    return `${formatDayShort(startDate)}, ${startTime} to ${end}`
  }
  return `${formatDayShort(startDate)}, ${formatTimes(startTime, endTime ?? null)}`
}

/** The same in a sentence, with the year: for e-mails. */
export const whenInFull = ({ startDate, startTime }: Times): string => `${formatDate(startDate)} at ${startTime}`

/** `today`, `tomorrow`, `in 6 days`; nothing once it has begun. */
export function untilText(startDate: string, today: string): string | null {
  const days = daysBetween(today, startDate)
  if (days < 0) return null
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
