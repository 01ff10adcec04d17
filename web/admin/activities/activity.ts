import { formatDate, weekdayNameOf } from '#graphql/values/dates.ts'
import type { ListedActivityFragment } from './activities.generated.ts'

export type Activity = ListedActivityFragment

/** The address of the section, in the area of administrators as in that of teachers. */
export const activitiesPath = '?section=activities'

/** The address of one activity, in the tab that is shown. */
export const activityPath = (id: number, tab?: string) => `${activitiesPath}${tab ? `&tab=${tab}` : ''}&activity=${id}`

/** `09:00 - 11:45`, or the start alone. */
export const timesOf = ({ time, endTime }: Pick<Activity, 'time' | 'endTime'>) =>
  endTime ? `${time} - ${endTime}` : time

/** `Thursday 19 November 2026` */
export const dayInFull = (date: string) => `${weekdayNameOf(date)} ${formatDate(date)}`
