import { CalendarCheck, Megaphone } from 'lucide-react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoticeList } from '../notices/NoticeList.tsx'
import { NoNotices } from '../notices/NoNotices.tsx'
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
export function Dashboard({ viewer, today }: ViewProps) {
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
        <Filled data={data} today={today} />
      ) : error ? (
        <ErrorState title="Your dashboard could not be loaded." onRetry={() => refetch()} retrying={loading} />
      ) : (
        <SkeletonList label="Loading your dashboard" count={3} height="block" />
      )}
    </Stack>
  )
}

function Filled({ data: { myChildren, myNotices }, today }: { data: ParentDashboardQuery; today: string }) {
  const hasChildren = myChildren.length > 0
  const faces = facesOf(myChildren)
  return (
    <>
      <Stack as="section" space={16} label="My Children">
        <Heading level={2}>My Children</Heading>
        {hasChildren ? (
          <Grid columnsOf={400}>
            {myChildren.map((child, index) => (
              <ChildCard key={child.id} child={child} face={faces[index] ?? ''} today={today} />
            ))}
          </Grid>
        ) : (
          <NoChildren />
        )}
      </Stack>
      <Stack as="section" space={16} label="At a glance">
        <Heading level={2}>At a glance</Heading>
        <Grid columnsOf={300} space={12}>
          {hasChildren && (
            <SummaryCard
              title="Attendance"
              text={allDaysInWords(myChildren)}
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
