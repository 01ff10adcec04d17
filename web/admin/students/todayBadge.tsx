import { Check, Clock, House, X } from 'lucide-react'
import { type DayEntry, type Whereabouts, whereaboutsOf } from '#graphql/attendance/inBuilding.rules.ts'
import { type Enrolment, formatEnrolment, hasLeft } from '#graphql/children/enrolment.rules.ts'
import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'

const states = {
  present: { label: 'Present', tone: 'good', icon: Check },
  late: { label: 'Late', tone: 'warning', icon: Clock },
  absent: { label: 'Absent', tone: 'danger', icon: X },
} as const

/** What the register says of a day, in a word and a colour; no entry is a word too. */
export function dayBadge(status: string | null | undefined) {
  const state = status && status in states ? states[status as keyof typeof states] : null
  if (!state) return <Badge>Not marked yet</Badge>
  return (
    <Badge tone={state.tone} icon={state.icon}>
      {state.label}
    </Badge>
  )
}

export interface TodayEntry {
  status: string
  timeIn: string | null
  timeOut: string | null
}

/** Where a child is now, by today's entry. */
export const whereaboutsNow = (entry: TodayEntry | null, now = timeInJohannesburg()): Whereabouts =>
  whereaboutsOf(entry as DayEntry | null, now)

/** Where a child is now: as the register says, and gone once the time out has come. */
export function todayBadge(entry: TodayEntry | null) {
  const where = whereaboutsNow(entry)
  if (where === 'gone') return <Badge icon={House}>Went home at {entry?.timeOut}</Badge>
  if (where === 'coming') return <Badge icon={Clock}>Expected at {entry?.timeIn}</Badge>
  return dayBadge(entry?.status)
}

/** Where a child moves on to, and when; nothing while that is not planned. */
export function MoveBadge({ on, name }: { on: string | null; name: string | undefined }) {
  return on && name ? <Badge tone="info">{`Moves to ${name} on ${formatDate(on)}`}</Badge> : null
}

/** From when, or until when, a child is enrolled; nothing for one who simply is. */
export function EnrolmentBadge({ child }: { child: Enrolment }) {
  const today = todayInJohannesburg()
  const words = formatEnrolment(child, today)
  return words && <Badge tone={hasLeft(child, today) ? 'neutral' : 'info'}>{words}</Badge>
}
