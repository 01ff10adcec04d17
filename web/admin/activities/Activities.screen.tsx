import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { useToday } from '#web/app/useToday.ts'
import type { Screen } from '#web/app/screens.tsx'
import { usePages } from '#web/app/usePages.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { lateModule } from '#web/ui/late.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { useSelectedRecord } from '../shared/useSelectedRecord.ts'
import { useIdParameter, useParameter, useSearch } from '../shared/useParameter.ts'
import { ActivitiesDocument, OpenedActivityDocument } from './activities.generated.ts'
import { ActivityDetails } from './ActivityDetails.tsx'
import { ActivityList } from './ActivityList.tsx'
import { useActivityActions } from './useActivityActions.tsx'

const ActivityForm = lateModule(() => import('./ActivityForm.tsx')).part((module) => module.ActivityForm)
const ActivityCalendar = lateModule(() => import('./ActivityCalendar.tsx')).part((module) => module.ActivityCalendar)

const tabIds = ['list', 'form', 'calendar']
const pageSize = 50

interface Narrowed {
  past?: boolean
  classId?: number | null
  search?: string
}

/** Those that come, the next one first, or those that were, the last one first. */
const activitiesOf = (today: string, { past = false, classId = null, search = '' }: Narrowed = {}) =>
  [
    ActivitiesDocument,
    {
      first: pageSize,
      ...(past ? { to: addDays(today, -1), latestFirst: true } : { from: today }),
      classId,
      search: search || null,
    },
  ] as const

/** Activity Management: the list, the form and the calendar of the activities. */
export function Activities() {
  const today = useToday()
  const [tab, setTab] = useParameter('tab')
  const [openedId, setOpened] = useIdParameter('activity')
  const [classId] = useIdParameter('class')
  const [show] = useParameter('show')
  const { search, box } = useSearch('Search activities')
  const query = usePages(
    ...activitiesOf(today, { past: show === 'past', classId, search }),
    ({ activities }) => activities,
  )
  const { data, rows, next } = query
  const { opened, opening } = useSelectedRecord(openedId, rows, OpenedActivityDocument, ({ activity }) => activity)
  const { actions, question } = useActivityActions()
  if (!data)
    return (
      <QueryState query={query} label="Loading activities" failed="The activities could not be loaded." count={4} />
    )
  const { classes } = data
  const chosen = tabIds.find((id) => id === tab) ?? 'list'
  const edited = chosen === 'form' ? (opened ?? null) : null
  return (
    <>
      <Tabs
        label="Activity management"
        chosen={chosen}
        onChoose={(tabId) => setTab(tabId === 'list' ? null : tabId)}
        tabs={[
          {
            id: 'list',
            label: 'Activities',
            content: (
              <ActivityList
                activities={rows}
                next={next}
                search={box}
                classes={classes}
                today={today}
                actions={actions}
              />
            ),
          },
          {
            id: 'form',
            label: edited ? 'Edit Activity' : 'Create Activity',
            content: () =>
              opening ? (
                <SkeletonList label="Loading the activity" count={4} />
              ) : (
                <ActivityForm key={edited?.id ?? 0} activity={edited} classes={classes} onDone={actions.onList} />
              ),
          },
          {
            id: 'calendar',
            label: 'Calendar View',
            content: () => <ActivityCalendar classes={classes} today={today} />,
          },
        ]}
      />
      {opened && chosen !== 'form' && (
        <DialogHistory value={false}>
          <ActivityDetails activity={opened} today={today} actions={actions} onClose={() => setOpened(null)} />
        </DialogHistory>
      )}
      {question}
    </>
  )
}

export const screen: Screen = { Page: Activities, first: () => [activitiesOf(todayInJohannesburg())] }
