import { Field, Int, ObjectType } from 'type-graphql'
import { namedStaff } from '#graphql/attendance/staffAttendance.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, output } from '#graphql/platform/graphql/output.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import type { leaveStatuses, LeaveState } from './leave.schema.ts'

@ObjectType('LeaveKind', { description: 'A kind of leave, with the days that everybody has of it in a year.' })
export class LeaveKind extends VersionedRow {
  static override tableName = 'leave_kinds'
  static override entity = 'leave_kind'
  static override displayName = 'kind of leave'

  @Field(() => String, { description: 'Annual leave.' })
  name!: string

  @Field(() => String, { description: 'What the register says of such a day: sick_leave or personal_leave.' })
  status!: (typeof leaveStatuses)[number]

  @Field(() => Int, { nullable: true, description: 'Open days of the centre a year; null for no limit.' })
  daysPerYear!: number | null
}

@ObjectType('LeaveRequest', { description: 'Days on which a member of staff wants to be, or is, on leave.' })
export class LeaveRequest extends VersionedRow {
  static override tableName = 'leave_requests'
  static override entity = 'leave_request'
  static override displayName = 'request for leave'

  @Field(() => Int, { description: 'The member of staff.' })
  staffId!: number

  @Field(() => Int, { description: 'The kind of leave.' })
  kindId!: number

  @Field(() => CalendarDate, { description: 'First day.' })
  fromDate!: string

  @Field(() => CalendarDate, { description: 'Last day, included.' })
  toDate!: string

  @Field(() => Int, {
    description: 'How many of these days the centre is open, which is what it takes of the balance.',
  })
  days!: number

  @Field(() => String, { nullable: true, description: 'A note.' })
  note!: string | null

  @Field(() => String, { description: 'asked, approved, refused or withdrawn.' })
  state!: LeaveState

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
