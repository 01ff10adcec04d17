import type { AttendanceStatus, StaffStatus } from './attendance.rules.ts'

/** What the register says of somebody's day: of a child or of a member of staff. Times are `HH:mm`. */
export interface DayEntry {
  status: AttendanceStatus | StaffStatus
  timeIn: string | null
  timeOut: string | null
}

/**
 * Where somebody is at a time of the day: `in` the building; `gone` home; `coming`, with a time in that lies ahead;
 * `away`, absent or on leave; `unknown` while nothing is recorded.
 */
export type Whereabouts = 'in' | 'gone' | 'coming' | 'away' | 'unknown'

/**
 * Says where somebody is. Only times that are over count: who is signed out for 15:00 is in until then. The roll for a
 * fire, the counts of rooms and the badges of children all follow this one rule; `isInBuilding` is the same
 * in SQL.
 * @param entry of today
 * @param now time in Johannesburg, `HH:mm`
 */
export function whereaboutsOf(entry: DayEntry | null, now: string): Whereabouts {
  if (!entry) return 'unknown'
  if (entry.status !== 'present' && entry.status !== 'late') return 'away'
  if (entry.timeOut !== null && entry.timeOut <= now) return 'gone'
  return entry.timeIn !== null && entry.timeIn > now ? 'coming' : 'in'
}

export const isIn = (entry: DayEntry | null, now: string): boolean => whereaboutsOf(entry, now) === 'in'

/**
 * `isIn` as a condition in SQL.
 * @param entry name under which `attendance` or `staff_attendance` is read, of today
 * @param now a binding such as `:now`
 */
export const isInBuilding = (entry: 'attendance' | 'staff_attendance', now: string) =>
  `(${entry}.status in ('present', 'late') and (${entry}.time_out is null or ${entry}.time_out > ${now})
    and (${entry}.time_in is null or ${entry}.time_in <= ${now}))`
