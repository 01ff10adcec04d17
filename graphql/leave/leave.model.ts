import { ObjectType } from 'type-graphql'
import { namedStaff } from '#graphql/attendance/staffAttendance.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { LeaveState } from './leave.rules.ts'
import type { leaveStatuses } from './leave.schema.ts'

@ObjectType('LeaveKind', { description: 'A kind of leave, with the days that everybody has of it in a year.' })
export class LeaveKind extends withFields(VersionedRow, {
  name: text('Annual leave.'),
  status: text<(typeof leaveStatuses)[number]>('What the register says of such a day: sick_leave or personal_leave.'),
  daysPerYear: maybe(int('Open days of the centre a year; null for no limit.')),
}) {
  static override tableName = 'leave_kinds'
  static override entity = 'leave_kind'
  static override displayName = 'leave type'
}

@ObjectType('LeaveRequest', { description: 'Days on which a member of staff wants to be, or is, on leave.' })
export class LeaveRequest extends withFields(VersionedRow, {
  staffId: int('The member of staff.'),
  kindId: int('The kind of leave.'),
  fromDate: day('First day.'),
  toDate: day('Last day, included.'),
  days: int('How many of these days the centre is open, which is what it takes of the balance.'),
  note: maybe(text('A note.')),
  state: text<LeaveState>('asked, approved, refused or withdrawn.'),
}) {
  static override tableName = 'leave_requests'
  static override entity = 'leave_request'
  static override displayName = 'request for leave'

  decidedBy!: number | null
  decidedAt!: string | null
}

export const LeaveBalance = output('LeaveBalance', 'What a member of staff has taken of a kind of leave in a year.', {
  ...namedStaff,
  kindId: int('The kind of leave.'),
  taken: int('Days approved.'),
  left: maybe(int('Days left; null where there is no limit.')),
})
export type LeaveBalance = InstanceType<typeof LeaveBalance>
