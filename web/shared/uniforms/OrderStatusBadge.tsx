import { CircleX, Clock, PackageCheck, Shirt, Truck } from 'lucide-react'
import { type OrderStatus, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'

const looks = {
  pending: { tone: 'warning', icon: Clock },
  processing: { tone: 'info', icon: Shirt },
  shipped: { tone: 'info', icon: Truck },
  delivered: { tone: 'good', icon: PackageCheck },
  cancelled: { tone: 'neutral', icon: CircleX },
} as const

/** How far an order is. */
export function OrderStatusBadge({ status }: { status: string }) {
  const known = status as OrderStatus
  return (
    <Badge tone={looks[known].tone} icon={looks[known].icon}>
      {orderStatusLabels[known]}
    </Badge>
  )
}
