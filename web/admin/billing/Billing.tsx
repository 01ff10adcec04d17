import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { useParameter } from '../useParameter.ts'
import { HistoryTab } from './payments/HistoryTab.tsx'
import { RecordsTab } from './records/RecordsTab.tsx'
import { ReportsTab } from './reports/ReportsTab.tsx'
import { SummaryCards } from './SummaryCards.tsx'

const tabs = [
  { id: 'records', label: 'Billing Records', content: () => <RecordsTab /> },
  { id: 'history', label: 'Payment History', content: () => <HistoryTab /> },
  { id: 'reports', label: 'Reports', content: () => <ReportsTab /> },
]

/** Billing Management: what families are asked to pay, what they have paid, and how the centre stands. */
export function Billing() {
  const [tab, setTab] = useParameter('tab')
  const chosen = tabs.some(({ id }) => id === tab) ? (tab ?? 'records') : 'records'
  return (
    <Stack>
      <SummaryCards />
      <Tabs label="Billing" tabs={tabs} chosen={chosen} onChoose={(next) => setTab(next === 'records' ? null : next)} />
    </Stack>
  )
}
