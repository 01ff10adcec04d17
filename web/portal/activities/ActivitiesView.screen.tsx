import { CalendarHeart, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addDays, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { staying } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useHydrated } from '#web/app/useHydrated.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { CalendarFeedDialog } from '#web/shared/calendar/CalendarFeedDialog.tsx'
import { monthOr, weeksOf } from '#web/shared/calendar/month.ts'
import { MonthCalendar } from '#web/shared/calendar/MonthCalendar.tsx'
import { MonthNav } from '#web/shared/calendar/MonthNav.tsx'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips, EnrolmentNote } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import { viewPath, type ViewProps } from '../views.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { isFor } from './activities.ts'
import { ParentActivitiesDocument } from './activities.generated.ts'

const path = viewPath('activities')
/** As far ahead as activities are planned. */
const daysAhead = 400
/** Activities of a list that are shown at once; a month is shown whole. */
const pageOfList = 10

const activitiesOf = (month: string | null, today: string) =>
  [ParentActivitiesDocument, month === null ? { from: today, to: addDays(today, daysAhead) } : weeksOf(month)] as const

/** The address with another month, or as a list without one. */
function pathOf(month: string | null, search: string) {
  const parameters = new URLSearchParams(search)
  if (month === null) parameters.delete('month')
  else parameters.set('month', month)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** What the children are invited to: as a list to answer, or as a month. */
export function ActivitiesView({ search, today }: ViewProps) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const [most, setMost] = useState(pageOfList)
  const [subscribing, setSubscribing] = useState(false)
  const asked = new URLSearchParams(search).get('month')
  const month = asked === null ? null : monthOr(asked, today)
  const [document, span] = activitiesOf(month, today)
  const query = useScreenQuery(document, span)
  const { lastData: data } = query
  const children = chosenChildren(search, data?.myChildren ?? [])
  const shown =
    query.shown?.data.myActivities.filter((activity) => children.some((child) => isFor(activity, child))) ?? []
  const listed = month === null ? shown : shown.filter(({ date }) => date.startsWith(month))
  // an address that names one further down shows the list up to there
  const named = isHydrated ? listed.findIndex(({ id }) => hash === `#activity-${id}`) : -1
  const shownOf = month === null ? Math.max(most, named + 1) : listed.length
  return (
    <ViewPage
      title="Activities"
      lead="See what is planned and reply for your children."
      query={query}
      what="activities"
      tools={
        <>
          {data?.myChildren.length !== 0 && (
            <Inline space={8} justify="between">
              <SegmentedControl
                label="View"
                value={month === null ? 'list' : 'month'}
                segments={[
                  { value: 'list', label: 'List' },
                  { value: 'month', label: 'Month' },
                ]}
                onChange={(next) => void navigate(pathOf(next === 'list' ? null : monthOf(today), search), staying)}
              />
              <Button size="small" icon={CalendarPlus} onClick={() => setSubscribing(true)}>
                Subscribe to calendar
              </Button>
            </Inline>
          )}
          {data && <EnrolmentNote family={data.myChildren} />}
          {data && <ChildChips family={data.myChildren} search={search} />}
          {month !== null && (
            <MonthNav month={month} today={today} onChoose={(next) => void navigate(pathOf(next, search), staying)} />
          )}
          {subscribing && (
            <CalendarFeedDialog
              classes={(data?.myChildren ?? []).flatMap((child) => child.class ?? [])}
              everything="The activities of all my children"
              onClose={() => setSubscribing(false)}
            />
          )}
        </>
      }
    >
      {(data) => (
        <>
          {month !== null && (
            <MonthCalendar
              month={month}
              today={today}
              entries={shown}
              pathOf={({ id }) => `${pathOf(month, search)}#activity-${id}`}
            />
          )}
          {data.myChildren.length === 0 && <NoChildren />}
          {query.shown?.isCurrent && data.myChildren.length > 0 && listed.length === 0 && (
            <Card>
              <EmptyState icon={CalendarHeart} title="No activities yet">
                Activities for your children will appear here, so that you can reply.
              </EmptyState>
            </Card>
          )}
          {listed.slice(0, shownOf).map((activity) => (
            <ActivityCard key={activity.id} activity={activity} ownChildren={children} today={today} />
          ))}
          <MoreRows
            label="Show more activities"
            next={{
              hasMore: shownOf < listed.length,
              loading: false,
              failed: false,
              load: () => setMost(shownOf + pageOfList),
            }}
          />
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = {
  Page: ActivitiesView,
  first: () => [activitiesOf(null, todayInJohannesburg())],
}
