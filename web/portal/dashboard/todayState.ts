import { CalendarX2, Check, Clock, House, type LucideIcon } from 'lucide-react'
import { holidayOn, isSchoolDay } from '#graphql/values/holidays.ts'
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

function withoutEntry(today: string, isAway: boolean): TodayState {
  const holiday = holidayOn(today)
  if (holiday) return { tone: 'neutral', words: `Closed: ${holiday.name}` }
  if (!isSchoolDay(today)) return { tone: 'neutral', words: 'Closed today' }
  if (isAway) return { tone: 'warning', words: 'Absent today', icon: CalendarX2 }
  return { tone: 'neutral', words: 'Not in yet', icon: Clock }
}

/**
 * Where a child is now, by today's entry of the register.
 * @param isAway whether a parent told the centre that the child does not come today
 */
export function todayState(entry: TodayEntry | null, today: string, isAway = false): TodayState {
  if (!entry) return withoutEntry(today, isAway)
  const { status, timeIn, timeOut } = entry
  if (status === 'absent') return { tone: 'warning', words: 'Absent today', icon: CalendarX2 }
  if (timeOut) return { tone: 'neutral', words: `Went home at ${timeOut}`, icon: House }
  if (status === 'late')
    return { tone: 'warning', words: timeIn ? `Late, in since ${timeIn}` : 'Came late', icon: Clock }
  return { tone: 'good', words: timeIn ? `In since ${timeIn}` : 'In today', icon: Check }
}
