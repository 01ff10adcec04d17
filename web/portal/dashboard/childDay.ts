import { documentLabels, type DocumentKind, validityOf } from '#graphql/childDocuments/childDocuments.rules.ts'
import { consentKinds, isOpen } from '#graphql/consents/consents.rules.ts'
import { formatDate, formatDayShort } from '#graphql/values/dates.ts'
import { isFor } from '../activities/invited.ts'
import { viewPath } from '../views.ts'
import type { ParentDashboardQuery } from './ParentDashboard.generated.ts'

type Child = Pick<ParentDashboardQuery['myChildren'][number], 'id' | 'class' | 'consents' | 'documents'>
type Activity = ParentDashboardQuery['myActivities'][number]

/** What is planned for a child: for its class, or for all. */
export const activitiesOf = (child: Pick<Child, 'class'>, activities: readonly Activity[]): Activity[] =>
  activities.filter((activity) => isFor(activity, child))

/** `Today 10:00`, `Thu 12 Nov 09:00` */
export const activityTime = ({ date, time }: Pick<Activity, 'date' | 'time'>, today: string): string =>
  `${date === today ? 'Today' : formatDayShort(date)} ${time}`

/** Where an activity stands among all of them. */
export const activityPath = (id: number) => `${viewPath('activities')}#activity-${id}`

/** Something that a parent is asked to do, and the place where it is done. */
export interface Task {
  words: string
  to: string
}

const lacksConsent = (child: Child, { isOuting, date, replies }: Activity, today: string) => {
  if (!isOuting || date <= today) return false
  const reply = replies.find(({ childId }) => childId === child.id)
  return !reply || (reply.attending === true && reply.consentedAt === null)
}

function paperTask({ kind, expiresOn, isCurrent }: Child['documents'][number], today: string): string | null {
  if (!isCurrent) return null
  const validity = validityOf(expiresOn, today)
  if (validity === 'valid' || !expiresOn) return null
  const verb = validity === 'expired' ? 'expired' : 'expires'
  return `${documentLabels[kind as DocumentKind]} ${verb} on ${formatDate(expiresOn)}`
}

/** What a parent is asked to do for a child, the most pressing first. */
export function tasksFor(child: Child, activities: readonly Activity[], today: string): Task[] {
  const outings = activitiesOf(child, activities)
    .filter((activity) => lacksConsent(child, activity, today))
    .map(({ id, title, date }) => ({
      words: `Reply to the outing on ${formatDayShort(date)}: ${title}`,
      to: activityPath(id),
    }))
  const papers = child.documents.flatMap((document) => {
    const words = paperTask(document, today)
    return words ? [{ words, to: `${viewPath('profile')}#documents-${child.id}` }] : []
  })
  const open = consentKinds.filter((kind) => isOpen(child.consents.find((consent) => consent.kind === kind))).length
  const consents =
    open > 0
      ? [
          {
            words: `${open} ${open === 1 ? 'consent' : 'consents'} to answer`,
            to: `${viewPath('profile')}#consents-${child.id}`,
          },
        ]
      : []
  return [...outings, ...papers, ...consents]
}
