import type { AttendanceStatus, StaffStatus } from './attendance.rules.ts'

/** The attendance of a child or a member of staff on a day. Times are `HH:mm`. */
export interface DayEntry {
  status: AttendanceStatus | StaffStatus
  timeIn: string | null
  timeOut: string | null
}

/**
 * Where somebody is at a certain time: `in` the building; `gone` home; `coming`, with a later time in; `away`, absent
 * or on leave; `unknown` if nothing is recorded.
 */
export type Whereabouts = 'in' | 'gone' | 'coming' | 'away' | 'unknown'

/**
 * Where somebody is. Only past times count: a child signed out for 15:00 is in until then. The fire roll, room counts
 * and children's badges all follow this rule; `isInBuilding` is the same in SQL.
 * @param entry of today
 * @param now time in Johannesburg, `HH:mm`
 */
export function whereaboutsOf(entry: DayEntry | null, now: string): Whereabouts {
  if (!entry) return 'unknown'
  if (entry.status !== 'present' && entry.status !== 'late') return 'away'
  if (entry.timeOut !== null && entry.timeOut <= now) return 'gone'
  return entry.timeIn !== null && entry.timeIn > now ? 'coming' : 'in'
}

/**
 * That somebody is `in`, as a condition in SQL.
 * @param entry name under which `attendance` or `staff_attendance` is read, of today
 * @param now a binding such as `:now`
 */
export const isInBuilding = (entry: 'attendance' | 'staff_attendance', now: string) =>
  `(${entry}.status in ('present', 'late') and (${entry}.time_out is null or ${entry}.time_out > ${now})
    and (${entry}.time_in is null or ${entry}.time_in <= ${now}))`
