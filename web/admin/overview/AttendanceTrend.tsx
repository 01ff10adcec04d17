import { isoWeekOf } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { LineChart } from '#web/ui/Chart/Chart.tsx'
import { AttendanceTrendDocument } from './overview.generated.ts'

const title = 'Attendance over twelve weeks'

const percent = (value: number) => `${Math.round(value)}%`

/** How attendance went, week by week up to this one, with a table behind it. */
export function AttendanceTrend() {
  const query = useScreenQuery(AttendanceTrendDocument)
  const { data } = query
  if (!data) {
    return (
      <Panel title={title}>
        <QueryState
          query={query}
          label="Loading attendance"
          failed="The weeks could not be loaded."
          count={1}
          height="block"
        />
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
