import { CalendarX2, Check, Clock, House, type LucideIcon } from 'lucide-react'
import { weekdayOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
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

const saturday = 6

function withoutEntry(today: string): TodayState {
  const holiday = holidayOn(today)
  if (holiday) return { tone: 'neutral', words: `Closed: ${holiday.name}` }
  if (weekdayOf(today) >= saturday) return { tone: 'neutral', words: 'Closed today' }
  return { tone: 'neutral', words: 'Not in yet', icon: Clock }
}

/** Where a child is now, by today's entry of the register. */
export function todayState(entry: TodayEntry | null, today: string): TodayState {
  if (!entry) return withoutEntry(today)
  const { status, timeIn, timeOut } = entry
  if (status === 'absent') return { tone: 'warning', words: 'Absent today', icon: CalendarX2 }
  if (timeOut) return { tone: 'neutral', words: `Went home at ${timeOut}`, icon: House }
  if (status === 'late')
    return { tone: 'warning', words: timeIn ? `Late, in since ${timeIn}` : 'Came late', icon: Clock }
  return { tone: 'good', words: timeIn ? `In since ${timeIn}` : 'In today', icon: Check }
}
