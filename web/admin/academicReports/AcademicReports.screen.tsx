import { Clock, FileText, Send } from 'lucide-react'
import { formatMonth } from '#graphql/values/dates.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { BarChart } from '#web/ui/Chart/Chart.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { ReportAnalyticsDocument } from './academicReports.generated.ts'
import { typeLabel } from './reports.ts'
import { Templates } from './Templates.tsx'
import { firstReports, ViewReports } from './ViewReports.tsx'

const tabs = [
  { id: 'view', label: 'View Reports', content: () => <ViewReports /> },
  { id: 'templates', label: 'Templates', content: () => <Templates /> },
  { id: 'analytics', label: 'Analytics', content: () => <Analytics /> },
]

/** Academic Reports: what was written about students, what it is started from, and how much of it there is. */
export function AcademicReports() {
  return <SectionTabs label="Academic reports" tabs={tabs} />
}

export const screen: Screen = { Page: AcademicReports, first: () => [firstReports] }

const asCount = (value: number) => String(Math.round(value))

/** `Nov` of `2026-11`, and the year where one begins. */
const monthLabel = (month: string) => {
  const [name = '', year = ''] = formatMonth(month).split(' ')
  return month.endsWith('-01') ? `${name.slice(0, 3)} ${year}` : name.slice(0, 3)
}

/** How many reports there are by type, class and month, as pictures with tables behind them. */
export function Analytics() {
  const query = useScreenQuery(ReportAnalyticsDocument)
  const shown = { format: asCount, valueHead: 'Reports' }
  return (
    <QueryState query={query} what="figures" height="block" count={2}>
      {({ reportAnalytics: { total, sent, byType, byClass, byMonth } }) => (
        <>
          <StatCards>
            <StatCard label="Reports" value={total} note="in all" icon={FileText} tone="sky" />
            <StatCard label="Sent to parents" value={sent} note={`of ${total} reports`} icon={Send} tone="leaf" />
            <StatCard label="Not sent yet" value={total - sent} note="completed" icon={Clock} tone="marigold" />
          </StatCards>
          <BarChart
            {...shown}
            title="Reports by month"
            labelHead="Month"
            points={byMonth.map(({ name, count }) => ({ label: monthLabel(name), value: count }))}
          />
          <Grid columnsOf={420} space={12}>
            <BarChart
              {...shown}
              title="Reports by type"
              labelHead="Type"
              points={byType.map(({ name, count }) => ({ label: typeLabel(name), value: count }))}
            />
            <BarChart
              {...shown}
              title="Reports by class"
              labelHead="Class"
              points={byClass.map(({ name, count }) => ({ label: name, value: count }))}
            />
          </Grid>
        </>
      )}
    </QueryState>
  )
}
