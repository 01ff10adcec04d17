import { Field, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, TimeOfDay } from '#graphql/platform/graphql/scalars.ts'
import { int, output } from '#graphql/platform/graphql/output.ts'
import type { AttendanceStatus } from './attendance.rules.ts'

/** What the register says of a child on a day: at most one row a child and day. */
@ObjectType('Attendance', { description: 'What the register says of a child on a day.' })
export class Attendance extends VersionedRow {
  static override tableName = 'attendance'
  static override entity = 'attendance'
  static override displayName = 'attendance record'
  static override formColumns = ['childId']

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => String, { description: 'present, absent or late; late arrivals are present.' })
  status!: AttendanceStatus

  @Field(() => TimeOfDay, { nullable: true, description: 'When the child came, HH:mm.' })
  timeIn!: string | null

  @Field(() => TimeOfDay, { nullable: true, description: 'When the child left, HH:mm.' })
  timeOut!: string | null

  @Field(() => String, { nullable: true, description: 'A note, such as the reason of an absence.' })
  notes!: string | null

  @Field(() => String, { nullable: true, description: 'Who collected the child.' })
  collectedBy!: string | null

  @Field(() => String, { nullable: true, description: 'Why somebody collected the child who is not on its list.' })
  collectedReason!: string | null

  recordedBy!: number | null

  // the row is deleted for good, so that a repeated request cannot read it again
}

export const AttendanceSummary = output('AttendanceSummary', 'How often a child came in a month.', {
  present: int('Days on which the child was present or late.'),
  recorded: int('Days that the register has for the child.'),
})
export type AttendanceSummary = InstanceType<typeof AttendanceSummary>
