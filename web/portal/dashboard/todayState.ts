import { CalendarX2, Check, Clock, House, type LucideIcon } from 'lucide-react'
import { type Enrolment, enrolmentInWords, isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { type DayEntry, whereaboutsOf } from '#graphql/attendance/inBuilding.rules.ts'
import { type Closing, closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'

export interface TodayEntry {
  status: string
  timeIn: string | null
  timeOut: string | null
}

export interface TodayState {
  tone: BadgeTone
  words: string
  icon?: LucideIcon
}

export interface TodayKnown {
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  /** Its time, `HH:mm`. */
  now: string
  child: Enrolment
  /** Days on which the centre itself closes. */
  closings: readonly Closing[]
  /** Whether a parent told the centre that the child does not come today. */
  isAway?: boolean
}

function withoutEntry({ today, closings, isAway }: TodayKnown): TodayState {
  const closed = closedReason(today, closings)
  if (closed) return { tone: 'neutral', words: closed === 'weekend' ? 'Closed today' : `Closed today: ${closed}` }
  if (isAway) return { tone: 'warning', words: 'Absent today', icon: CalendarX2 }
  return { tone: 'neutral', words: 'Not in yet', icon: Clock }
}

/** Where a child is now, by today's entry of the register; for one who is not enrolled today, from or until when it is. */
export function todayState(entry: TodayEntry | null, known: TodayKnown): TodayState {
  const { child, today, now } = known
  if (!isEnrolledOn(child, today)) return { tone: 'neutral', words: enrolmentInWords(child, today) ?? '' }
  if (!entry) return withoutEntry(known)
  const { status, timeIn, timeOut } = entry
  if (status === 'absent') return { tone: 'warning', words: 'Absent today', icon: CalendarX2 }
  const where = whereaboutsOf(entry as DayEntry, now)
  if (where === 'gone') return { tone: 'neutral', words: `Went home at ${timeOut}`, icon: House }
  if (where === 'coming') return { tone: 'neutral', words: `Comes at ${timeIn}`, icon: Clock }
  if (status === 'late')
    return { tone: 'warning', words: timeIn ? `Late, in since ${timeIn}` : 'Came late', icon: Clock }
  return { tone: 'good', words: timeIn ? `In since ${timeIn}` : 'In today', icon: Check }
}
