import { ReceiptText, TriangleAlert, UsersRound, Wallet } from 'lucide-react'
import { monthNameOf, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { count } from '../shared/format.ts'
import { useParameter } from '../shared/useParameter.ts'
import { BillingSummaryDocument } from './billing.generated.ts'
import { HistoryTab } from './payments/HistoryTab.tsx'
import { recordsOf, RecordsTab } from './records/RecordsTab.tsx'
import { ReportsTab } from './reports/ReportsTab.tsx'

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

/** How the money stands, in four figures. Where they cannot be read, the tabs below say so. */
export function BillingCards() {
  const { data, error } = useScreenQuery(BillingSummaryDocument)
  if (!data && error) return null
  if (!data) {
    return (
      <StatCards>
        {['paid', 'owing', 'overdue', 'children'].map((name) => (
          <Skeleton key={name} height="card" />
        ))}
      </StatCards>
    )
  }
  const { billingSummary: summary } = data
  return (
    <StatCards>
      <StatCard
        label="Total Paid"
        value={formatRand(summary.paidCents)}
        note={`in ${monthNameOf(summary.month)}`}
        icon={Wallet}
        tone="leaf"
      />
      <StatCard
        label="Total Owing"
        value={formatRand(summary.owingCents)}
        note={
          summary.pendingCents === 0
            ? `on ${count(summary.owingCount, 'record')}`
            : `on ${count(summary.owingCount, 'record')}; ${formatRand(summary.pendingCents)} more is at the bank`
        }
        icon={ReceiptText}
        tone="marigold"
      />
      <StatCard
        label="Overdue"
        value={summary.overdueCount}
        note={
          summary.overdueCount === 0
            ? 'everything is paid in time'
            : `${formatRand(summary.overdueCents)}, oldest ${count(summary.oldestOverdueDays, 'day')}`
        }
        icon={TriangleAlert}
        tone="coral"
      />
      <StatCard
        label="Total Children"
        value={summary.children}
        note={`${summary.discountedChildren} with a sibling discount`}
        icon={UsersRound}
        tone="sky"
      />
    </StatCards>
  )
}
