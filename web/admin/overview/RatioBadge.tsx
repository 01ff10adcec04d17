import { Check, type LucideIcon, TriangleAlert } from 'lucide-react'
import { formatRatio, type RatioLevel } from '#graphql/attendance/ratios.rules.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { ratioOf } from './ratio.ts'

const looks: Record<RatioLevel, { tone: BadgeTone; icon?: LucideIcon }> = {
  kept: { tone: 'good', icon: Check },
  over_promise: { tone: 'warning', icon: TriangleAlert },
  over_law: { tone: 'danger', icon: TriangleAlert },
  empty: { tone: 'neutral' },
}

interface RatioBadgeProps {
  room: { children: number; staff: number; promise: number; law: number; level: string }
}

/** The ratio of a room beside the line that it keeps or is over: `1:4.5 · our ratio 1:5`. */
export function RatioBadge({ room: { children, staff, promise, law, level } }: RatioBadgeProps) {
  const line = level === 'over_law' ? `legal limit ${formatRatio(law)}` : `our ratio ${formatRatio(promise)}`
  const ratio = staff === 0 ? 'No staff' : `${formatRatio(ratioOf(children, staff))} · ${line}`
  return <Badge {...looks[level as RatioLevel]}>{level === 'empty' ? 'Empty' : ratio}</Badge>
}
