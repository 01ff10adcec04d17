import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import { useIdSearchParam, useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { useSelectedRecord } from '#web/admin/shared/useSelectedRecord.ts'
import { useToday } from '#web/app/useToday.ts'
import type { Screen } from '#web/app/screens.tsx'
import { usePages } from '#web/app/usePages.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { ActivitiesDocument, OpenedActivityDocument } from './activities.generated.ts'
import { ActivityDetails } from './ActivityDetails.tsx'
import { ActivityList } from './ActivityList.tsx'
import { useActivityActions } from './useActivityActions.tsx'
import { ActivityForm } from './ActivityForm.tsx'
import { ActivityCalendar } from './ActivityCalendar.tsx'

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
  const [tab] = useSearchParam('tab')
  const [openedId, setOpened] = useIdSearchParam('activity')
  const [classId] = useIdSearchParam('class')
  const [show] = useSearchParam('show')
  const { search, box } = useSearch('Search activities')
  const query = usePages(
    ...activitiesOf(today, { past: show === 'past', classId, search }),
    ({ activities }) => activities,
  )
  const { rows, lastData } = query
  const { opened, opening } = useSelectedRecord(openedId, rows, OpenedActivityDocument, ({ activity }) => activity)
  const { actions, question } = useActivityActions()
  if (!lastData) return <QueryState query={query} what="activities" count={4} />
  const { classes } = lastData
  const edited = tab === 'form' && opened && actions.mayChange(opened) ? opened : null
  return (
    <>
      <SectionTabs
        label="Activity management"
        tabs={[
          {
            id: 'list',
            label: 'Activities',
            content: <ActivityList list={query} search={box} classes={classes} today={today} actions={actions} />,
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
      {opened && tab !== 'form' && (
        <DialogHistory value={false}>
          <ActivityDetails activity={opened} today={today} actions={actions} onClose={() => setOpened(null)} />
        </DialogHistory>
      )}
      {question}
    </>
  )
}

export const screen: Screen = { Page: Activities, first: () => [activitiesOf(todayInJohannesburg())] }
