import type { Screen } from '#web/app/screens.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { useParameter } from '../shared/useParameter.ts'
import { Analytics } from './Analytics.tsx'
import { Templates } from './Templates.tsx'
import { firstReports, ViewReports } from './ViewReports.tsx'

const tabs = [
  { id: 'view', label: 'View Reports', content: () => <ViewReports /> },
  { id: 'templates', label: 'Templates', content: () => <Templates /> },
  { id: 'analytics', label: 'Analytics', content: () => <Analytics /> },
]

/** Academic Reports: what was written about students, what it is started from, and how much of it there is. */
export function AcademicReports() {
  const [tab, setTab] = useParameter('tab')
  const chosen = tabs.some(({ id }) => id === tab) ? (tab ?? 'view') : 'view'
  return (
    <Tabs
      label="Academic reports"
      tabs={tabs}
      chosen={chosen}
      onChoose={(next) => setTab(next === 'view' ? null : next)}
    />
  )
}

export const screen: Screen = { Page: AcademicReports, first: () => [firstReports] }
