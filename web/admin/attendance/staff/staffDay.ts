import {
  attendanceStatuses,
  isOnLeave,
  type StaffStatus,
  staffStatuses,
  staffStatusLabels,
} from '#graphql/attendance/attendance.rules.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'
import type { StaffDayQuery } from '../attendance.generated.ts'

export type StaffRow = StaffDayQuery['staffDay'][number]
export type StaffEntry = NonNullable<StaffRow['attendance']>

export const nameOf = ({ firstName, lastName }: Pick<StaffRow, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

export const roleLabels: Record<string, string> = { teacher: 'Teacher', admin: 'Administrator' }

export const statusOf = (entry: Pick<StaffEntry, 'status'>) => entry.status as StaffStatus

/** Default, destructive, secondary and outline of the specification, section 4. */
export const tones: Record<StaffStatus, BadgeTone> = {
  present: 'good',
  absent: 'danger',
  late: 'warning',
  sick_leave: 'neutral',
  personal_leave: 'neutral',
}

export const statusOptions = staffStatuses.map((value) => ({ value, label: staffStatusLabels[value] }))

/** The four cards; sick leave and personal leave are both leave. */
export function countsOf(rows: readonly StaffRow[]) {
  const statuses = rows.flatMap((row) => (row.attendance ? [statusOf(row.attendance)] : []))
  const [present, absent, late] = attendanceStatuses.map((status) => statuses.filter((one) => one === status).length)
  return { present, absent, late, onLeave: statuses.filter(isOnLeave).length, open: rows.length - statuses.length }
}

/** `8.67` hours as `8 h 40 min` */
export function formatHours(hours: number | null): string {
  if (hours === null) return ''
  const minutes = Math.round(hours * 60)
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export function formatStaffEntry(entry: Pick<StaffEntry, 'status' | 'timeIn' | 'timeOut'>): string {
  const times = [entry.timeIn && `in ${entry.timeIn}`, entry.timeOut && `out ${entry.timeOut}`]
  return [staffStatusLabels[statusOf(entry)], ...times].filter(Boolean).join(', ')
}

const head = ['Name', 'Role', 'Classes', 'Status', 'Time in', 'Time out', 'Hours', 'Notes']

/** The staff register of a day as a table, its head first. */
export const staffAsRows = (rows: readonly StaffRow[]): string[][] => [
  head,
  ...rows.map((row) => [
    nameOf(row),
    roleLabels[row.role] ?? row.role,
    row.classes.join(', '),
    row.attendance ? staffStatusLabels[statusOf(row.attendance)] : '',
    row.attendance?.timeIn ?? '',
    row.attendance?.timeOut ?? '',
    row.attendance?.hoursWorked == null ? '' : String(row.attendance.hoursWorked),
    row.attendance?.notes ?? '',
  ]),
]
