import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { NoNotices, NoticeList } from '../notices/NoticeList.tsx'
import { useBelongsToCentre } from '../shell/badges.ts'
import type { ViewProps } from '../views.ts'
import { ChildCard } from './ChildCard.tsx'
import { facesOf } from './childDay.ts'
import { longDay } from './summaries.ts'
import { NoChildren } from './NoChildren.tsx'
import { ParentDashboardDocument, type ParentDashboardQuery } from './ParentDashboard.generated.ts'
import { SummaryCards } from './SummaryCards.tsx'
import { ToDo } from './ToDo.tsx'

/** How far the dashboard looks ahead for activities, in days. */
const daysAhead = 28

const dashboardOn = (today: string) => [ParentDashboardDocument, { today, until: addDays(today, daysAhead) }] as const

/** A parent's first screen: what is to be done, then today, then what is worth a look, then notices. */
export function Dashboard({ viewer, today, search }: ViewProps) {
  const query = useScreenQuery(...dashboardOn(today))
  return (
    <Stack space={24}>
      <div>
        <Heading level={1}>
          Welcome, {viewer.firstName} {viewer.lastName}
        </Heading>
        <Text as="time" dateTime={today} tone="muted">
          {longDay(today)}
        </Text>
      </div>
      <QueryState
        query={query}
        space={24}
        label="Loading your dashboard"
        failed="Your dashboard could not be loaded."
        count={3}
        height="block"
      >
        {(data) => <Filled data={data} viewer={viewer} today={today} search={search} />}
      </QueryState>
    </Stack>
  )
}

type FilledProps = Pick<ViewProps, 'viewer' | 'today' | 'search'> & { data: ParentDashboardQuery }

function Filled({ data, viewer, today, search }: FilledProps) {
  const { myChildren, myNotices } = data
  const belongs = useBelongsToCentre()
  const faces = facesOf(myChildren)
  const shown = chosenChildren(search, myChildren)
  const notices = myNotices.edges.map(({ node }) => node)
  const urgent = notices.filter(({ isUrgent }) => isUrgent)
  const others = notices.filter(({ isUrgent }) => !isUrgent)
  return (
    <>
      {urgent.length > 0 && (
        <Stack as="section" space={16} label="Urgent">
          <NoticeList level={2} notices={urgent} />
        </Stack>
      )}
      <ToDo family={shown} activities={data.myActivities} today={today} />
      <Stack as="section" space={16} label="My Children">
        <Inline justify="between">
          <Heading level={2}>My Children</Heading>
          <ChildChips family={myChildren} search={search} />
        </Inline>
        {data.myConnectionRequests.length > 0 && <WaitingForOffice names={data.myConnectionRequests} />}
        {myChildren.length > 0 ? (
          <Grid columnsOf={340}>
            {shown.map((child) => (
              <ChildCard
                key={child.id}
                child={child}
                family={myChildren}
                activities={data.myActivities}
                viewer={`${viewer.firstName} ${viewer.lastName}`}
                closings={data.closedDays}
                face={faces[myChildren.indexOf(child)] ?? ''}
                today={today}
              />
            ))}
          </Grid>
        ) : (
          <NoChildren />
        )}
      </Stack>
      {belongs && (
        <>
          <Stack as="section" space={16} label="At a glance">
            <Heading level={2}>At a glance</Heading>
            <SummaryCards data={data} shown={shown} today={today} />
          </Stack>
          {(others.length > 0 || urgent.length === 0) && (
            <Stack as="section" space={16} label="Notices">
              <Heading level={2}>Notices</Heading>
              {others.length > 0 ? <NoticeList level={3} notices={others} /> : <NoNotices />}
            </Stack>
          )}
        </>
      )}
    </>
  )
}

export const screen: Screen<ViewProps> = { Page: Dashboard, first: () => [dashboardOn(todayInJohannesburg())] }

/** An invitation was used with another address than it was sent to: the office decides. */
function WaitingForOffice({ names }: { names: readonly string[] }) {
  const who = new Intl.ListFormat('en-ZA', { type: 'conjunction' }).format(names)
  return (
    <Notice title={`Waiting for the office to link you to ${who}`}>
      The invitation was sent to a different e-mail address, so the office has to confirm who you are. We will e-mail
      you.
    </Notice>
  )
}
