import type { ListedActivityFragment } from './activities.generated.ts'

export type Activity = ListedActivityFragment

/** The address of the section, in the area of administrators as in that of teachers. */
export const activitiesPath = '?section=activities'

/** The address of one activity, in the tab that is shown. */
export const activityPath = (id: number, tab?: string) => `${activitiesPath}${tab ? `&tab=${tab}` : ''}&activity=${id}`
