import { useToday } from '#web/app/useToday.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { useIdParameter, useParameter } from '../useParameter.ts'
import { ActivitiesDocument } from './Activities.generated.ts'
import { ActivityDetails } from './ActivityDetails.tsx'
import { ActivityList } from './ActivityList.tsx'
import { useActivityActions } from './useActivityActions.tsx'

const ActivityForm = lateModule(() => import('./ActivityForm.tsx')).part((module) => module.ActivityForm)
const ActivityCalendar = lateModule(() => import('./ActivityCalendar.tsx')).part((module) => module.ActivityCalendar)

const tabIds = ['list', 'form', 'calendar']

/** Activity Management: the list, the form and the calendar of the activities. */
export function Activities() {
  const today = useToday()
  const [tab, setTab] = useParameter('tab')
  const [openedId, setOpened] = useIdParameter('activity')
  const { data: read, previousData, error, loading, refetch } = useScreenQuery(ActivitiesDocument)
  const { actions, question } = useActivityActions()
  const data = read ?? previousData
  if (!data) {
    if (error)
      return (
        <ErrorState title="The activities could not be loaded." retrying={loading} onRetry={() => void refetch()} />
      )
    return <SkeletonList label="Loading activities" count={4} />
  }
  const { activities, classes } = data
  const chosen = tabIds.find((id) => id === tab) ?? 'list'
  const opened = activities.find(({ id }) => id === openedId)
  const edited = chosen === 'form' ? (opened ?? null) : null
  const list = <ActivityList activities={activities} classes={classes} today={today} actions={actions} />
  return (
    <>
      <Tabs
        label="Activity management"
        chosen={chosen}
        onChoose={(next) => setTab(next === 'list' ? null : next)}
        tabs={[
          { id: 'list', label: 'Activities', content: list },
          {
            id: 'form',
            label: edited ? 'Edit Activity' : 'Create Activity',
            content: () => (
              <ActivityForm key={edited?.id ?? 0} activity={edited} classes={classes} onDone={actions.onList} />
            ),
          },
          {
            id: 'calendar',
            label: 'Calendar View',
            content: () => <ActivityCalendar activities={activities} classes={classes} today={today} />,
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

export const screen: Screen = { Page: Activities, first: () => [[ActivitiesDocument]] }
