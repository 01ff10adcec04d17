import { Check, CircleDashed, Clock, HandCoins, TriangleAlert } from 'lucide-react'
import { type BillStatus, statusLabels } from '#graphql/billing/billing.rules.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'

const looks = {
  paid: { tone: 'good', icon: Check },
  unpaid: { tone: 'neutral', icon: CircleDashed },
  pending: { tone: 'info', icon: Clock },
  overdue: { tone: 'danger', icon: TriangleAlert },
  partial: { tone: 'warning', icon: HandCoins },
} as const satisfies Record<BillStatus, unknown>

/** The status of a billing record, in a word and an icon. */
export function statusBadge(status: string) {
  const known = status as BillStatus
  const { tone, icon } = looks[known]
  return (
    <Badge tone={tone} icon={icon}>
      {statusLabels[known]}
    </Badge>
  )
}
