import { ObjectType } from 'type-graphql'
import { namedStaff } from '#graphql/attendance/staffAttendance.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { LeaveState } from './leave.rules.ts'
import type { leaveStatuses } from './leave.schema.ts'

@ObjectType('LeaveKind', { description: 'A kind of leave and its yearly allowance.' })
export class LeaveKind extends withFields(VersionedRow, {
  name: text('Name, such as Annual leave.'),
  status: text<(typeof leaveStatuses)[number]>('Register status: sick_leave or personal_leave.'),
  daysPerYear: maybe(int('Open days a year; null if unlimited.')),
}) {
  static override tableName = 'leave_kinds'
  static override entity = 'leave_kind'
  static override displayName = 'leave type'
}

@ObjectType('LeaveRequest', { description: "A staff member's leave, requested or decided." })
export class LeaveRequest extends withFields(VersionedRow, {
  staffId: int('The member of staff.'),
  kindId: int('The kind of leave.'),
  fromDate: day('First day.'),
  toDate: day('Last day, inclusive.'),
  days: int('Open days among these, deducted from the balance.'),
  note: maybe(text('A note.')),
  state: text<LeaveState>('asked, approved, refused or withdrawn.'),
}) {
  static override tableName = 'leave_requests'
  static override entity = 'leave_request'
  static override displayName = 'request for leave'

  decidedBy!: number | null
  decidedAt!: string | null
}

export const LeaveBalance = output('LeaveBalance', "A staff member's leave of one kind in a year.", {
  ...namedStaff,
  kindId: int('The kind of leave.'),
  taken: int('Days approved.'),
  left: maybe(int('Days left; null if unlimited.')),
})
export type LeaveBalance = InstanceType<typeof LeaveBalance>
