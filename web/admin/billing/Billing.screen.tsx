import { monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Screen } from '#web/app/screens.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { useParameter } from '../shared/useParameter.ts'
import { BillingSummaryDocument } from './billing.generated.ts'
import { HistoryTab } from './payments/HistoryTab.tsx'
import { recordsOf, RecordsTab } from './records/RecordsTab.tsx'
import { ReportsTab } from './reports/ReportsTab.tsx'
import { BillingCards } from './BillingCards.tsx'

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
      <BillingCards />
      <Tabs label="Billing" tabs={tabs} chosen={chosen} onChoose={(next) => setTab(next === 'records' ? null : next)} />
    </Stack>
  )
}

export const screen: Screen = {
  Page: Billing,
  first: () => [[BillingSummaryDocument], recordsOf(monthOf(todayInJohannesburg()), null)],
}
