import { CalendarCheck, Megaphone } from 'lucide-react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoticeList } from '../notices/NoticeList.tsx'
import { NoNotices } from '../notices/NoNotices.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { viewPath } from '../viewIds.ts'
import type { ViewProps } from '../views.ts'
import { ChildCard } from './ChildCard.tsx'
import { facesOf } from './faces.ts'
import { NoChildren } from './NoChildren.tsx'
import { ParentDashboardDocument, type ParentDashboardQuery } from './ParentDashboard.generated.ts'
import { SummaryCard } from './SummaryCard.tsx'
import { allDaysInWords, longDay, noticesInWords } from './words.ts'

/** How many notices stand on the dashboard: specification of the public site, section 9. */
const recentNotices = 3

/** A parent's first screen: today first, then what is worth a look, then notices. */
export function Dashboard({ viewer, today, search }: ViewProps) {
  const { data, error, refetch, loading } = useScreenQuery(ParentDashboardDocument)
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
      {data ? (
        <Filled data={data} today={today} search={search} />
      ) : error ? (
        <ErrorState title="Your dashboard could not be loaded." onRetry={() => refetch()} retrying={loading} />
      ) : (
        <SkeletonList label="Loading your dashboard" count={3} height="block" />
      )}
    </Stack>
  )
}

type FilledProps = Pick<ViewProps, 'today' | 'search'> & { data: ParentDashboardQuery }

function Filled({ data: { myChildren, myNotices }, today, search }: FilledProps) {
  const hasChildren = myChildren.length > 0
  const faces = facesOf(myChildren)
  const shown = chosenChildren(search, myChildren)
  return (
    <>
      <Stack as="section" space={16} label="My Children">
        <Inline justify="between">
          <Heading level={2}>My Children</Heading>
          <ChildChips family={myChildren} search={search} />
        </Inline>
        {hasChildren ? (
          <Grid columnsOf={340}>
            {shown.map((child) => (
              <ChildCard key={child.id} child={child} face={faces[myChildren.indexOf(child)] ?? ''} today={today} />
            ))}
          </Grid>
        ) : (
          <NoChildren />
        )}
      </Stack>
      <Stack as="section" space={16} label="At a glance">
        <Heading level={2}>At a glance</Heading>
        <Grid columnsOf={250} space={12}>
          {hasChildren && (
            <SummaryCard
              title="Attendance"
              text={allDaysInWords(shown)}
              icon={CalendarCheck}
              tone="leaf"
              to={viewPath('attendance')}
            />
          )}
          <SummaryCard
            title="Notices"
            text={noticesInWords(myNotices.length)}
            icon={Megaphone}
            tone="marigold"
            to={viewPath('notices')}
          />
        </Grid>
      </Stack>
      <Stack as="section" space={16} label="Notices">
        <Heading level={2}>Notices</Heading>
        {myNotices.length > 0 ? <NoticeList level={3} notices={myNotices.slice(0, recentNotices)} /> : <NoNotices />}
      </Stack>
    </>
  )
}
