import { ReceiptText, TriangleAlert, UsersRound, Wallet } from 'lucide-react'
import { monthNameOf, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import { count } from '#web/admin/shared/format.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { StatCard } from '#web/ui/Card/Card.tsx'
import { StatStrip } from '#web/ui/Card/StatStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton/Skeleton.tsx'
import { BillingSummaryDocument } from './billing.generated.ts'
import { HistoryTab } from './payments/HistoryTab.tsx'
import { SiblingProposals } from './families/SiblingProposals.tsx'
import { recordsOf, RecordsTab } from './records/RecordsTab.tsx'
import { ReportsTab } from './reports/ReportsTab.tsx'

const tabs = [
  { id: 'records', label: 'Billing Records', content: () => <RecordsTab /> },
  { id: 'history', label: 'Payment History', content: () => <HistoryTab /> },
  { id: 'reports', label: 'Reports', content: () => <ReportsTab /> },
]

/** Billing Management: what families are asked to pay, what they have paid, and the figures of the centre. */
export function Billing() {
  return (
    <div className={paper.screen}>
      <div className={paper.onScreen}>
        <div className={paper.screen}>
          <BillingCards />
          <SiblingProposals />
        </div>
      </div>
      <div className={paper.section}>
        <SectionTabs label="Billing" tabs={tabs} />
      </div>
    </div>
  )
}

export const screen: Screen = {
  Page: Billing,
  first: () => [[BillingSummaryDocument], recordsOf(monthOf(todayInJohannesburg()), null)],
}

/** Four figures of the money. Where they cannot be read, the tabs below say so. */
function BillingCards() {
  const { data, error } = useScreenQuery(BillingSummaryDocument)
  if (!data && error) return null
  if (!data) {
    return (
      <StatStrip label="Billing summary">
        {['paid', 'owing', 'overdue', 'children'].map((name) => (
          <Skeleton key={name} height="card" />
        ))}
      </StatStrip>
    )
  }
  const { billingSummary: summary } = data
  return (
    <StatStrip label="Billing summary">
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
            : `${formatRand(summary.pendingCents)} awaiting allocation`
        }
        icon={ReceiptText}
        tone="marigold"
      />
      <StatCard
        label="Overdue"
        value={summary.overdueCount}
        note={
          summary.overdueCount === 0
            ? 'nothing is overdue'
            : `${formatRand(summary.overdueCents)}, oldest ${count(summary.oldestOverdueDays, 'day')} late`
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
    </StatStrip>
  )
}
