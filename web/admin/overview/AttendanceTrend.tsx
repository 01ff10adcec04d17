import { isoWeekOf } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Panel } from '#web/ui/Card/Card.tsx'
import { LineChart } from '#web/ui/Chart/Chart.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { AttendanceTrendDocument } from './overview.generated.ts'

const title = 'Attendance over twelve weeks'

const percent = (value: number) => `${Math.round(value)}%`

/** How attendance went, week by week up to this one, with a table behind it. */
export function AttendanceTrend() {
  const { data, error, loading, refetch } = useScreenQuery(AttendanceTrendDocument)
  if (!data) {
    return (
      <Panel title={title}>
        {error ? (
          <ErrorState title="The weeks could not be loaded." retrying={loading} onRetry={() => void refetch()} />
        ) : (
          <div role="status">
            <VisuallyHidden>Loading attendance</VisuallyHidden>
            <Skeleton height="block" />
          </div>
        )}
      </Panel>
    )
  }
  return (
    <LineChart
      title={title}
      points={data.attendanceTrend.map(({ monday, rate }) => ({ label: `W${isoWeekOf(monday).week}`, value: rate }))}
      format={percent}
      labelHead="Week"
      valueHead="Attendance rate"
    />
  )
}
