import { Check, Clock, X } from 'lucide-react'
import { Badge } from '#web/ui/Badge/Badge.tsx'

const states = {
  present: { label: 'Present', tone: 'good', icon: Check },
  late: { label: 'Late', tone: 'warning', icon: Clock },
  absent: { label: 'Absent', tone: 'danger', icon: X },
} as const

/** What the register says of a day, in a word and a colour; no entry is a word too. */
export function todayBadge(status: string | null | undefined) {
  const state = status && status in states ? states[status as keyof typeof states] : null
  if (!state) return <Badge>Not recorded</Badge>
  return (
    <Badge tone={state.tone} icon={state.icon}>
      {state.label}
    </Badge>
  )
}
