import { CalendarClock, CircleCheck, CircleX, Hourglass, type LucideIcon, Radio } from 'lucide-react'
import { type SessionStatus, statusLabels } from '#graphql/virtualClassroom/session.rules.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'

const looks: Record<SessionStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  live: { tone: 'good', icon: Radio },
  scheduled: { tone: 'info', icon: CalendarClock },
  completed: { tone: 'neutral', icon: CircleCheck },
  cancelled: { tone: 'warning', icon: CircleX },
}

/** Live in green, scheduled in blue, completed in grey, anything else in yellow: admin specification, section 4. */
export function SessionBadge({ status, forgotten = false }: { status: string; forgotten?: boolean }) {
  if (forgotten) {
    return (
      <Badge tone="warning" icon={Hourglass}>
        Not ended
      </Badge>
    )
  }
  const { tone, icon } = looks[status as SessionStatus]
  return (
    <Badge tone={tone} icon={icon}>
      {statusLabels[status as SessionStatus]}
    </Badge>
  )
}
