import { addDays, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'

export const audiences = ['all', 'class', 'staff'] as const
export type Audience = (typeof audiences)[number]
export const audienceLabels: Record<Audience, string> = { all: 'All families', class: 'One class', staff: 'Staff' }

export type NoticeState = 'scheduled' | 'live' | 'ended'

interface Published {
  publishFrom: string
  publishUntil: string | null
}

export function stateOf({ publishFrom, publishUntil }: Published, now = new Date()): NoticeState {
  if (new Date(publishFrom) > now) return 'scheduled'
  return publishUntil !== null && new Date(publishUntil) <= now ? 'ended' : 'live'
}

/** The moment from which a notice is read: the beginning of its first day. */
export const firstMoment = (date: string) => startOfJohannesburgDay(date).toISOString()

/** The moment at which a notice is no longer read: the end of its last day. */
export const endOf = (date: string) => startOfJohannesburgDay(addDays(date, 1)).toISOString()

/** The first and the last day of a notice, as its form shows them. */
export const daysOf = ({ publishFrom, publishUntil }: Published) => ({
  publishFrom: todayInJohannesburg(new Date(publishFrom)),
  publishUntil: publishUntil === null ? null : todayInJohannesburg(new Date(new Date(publishUntil).getTime() - 1)),
})
