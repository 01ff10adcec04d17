import type { Pojo } from 'objection'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, TimeOfDay } from '#graphql/platform/graphql/scalars.ts'
import type { StaffStatus } from './attendance.rules.ts'

/** When a member of staff came and went on a day: at most one row a person and day. */
@ObjectType('StaffAttendance', { description: 'When a member of staff came and went on a day.' })
export class StaffAttendance extends VersionedRow {
  static override tableName = 'staff_attendance'
  static override entity = 'staff_attendance'
  static override displayName = 'attendance record'
  static override formColumns = ['staffId']

  @Field(() => Int, { description: 'The member of staff.' })
  staffId!: number

  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => String, { description: 'present, absent, late, sick_leave or personal_leave.' })
  status!: StaffStatus

  @Field(() => TimeOfDay, { nullable: true, description: 'When they came, HH:mm.' })
  timeIn!: string | null

  @Field(() => TimeOfDay, { nullable: true, description: 'When they left, HH:mm.' })
  timeOut!: string | null

  @Field(() => Float, { nullable: true, description: 'Hours worked: as given, else from time in to time out.' })
  hoursWorked!: number | null

  @Field(() => String, { nullable: true, description: 'A note.' })
  notes!: string | null

  recordedBy!: number | null

  /** The class that somebody was moved to by hand on the day. */
  roomId!: number | null

  /** When she said so, by the tap itself and not by its arrival. */
  roomSince!: string | null

  /** The leave that put it on the register. */
  leaveRequestId!: number | null

  /** The driver hands decimals over as text. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const parsed = super.$parseDatabaseJson(json)
    if (typeof parsed.hoursWorked === 'string') parsed.hoursWorked = Number(parsed.hoursWorked)
    return parsed
  }

  // the row is deleted for good, so that a repeated request cannot read it again
}

@ObjectType()
export abstract class NamedStaff {
  @Field(() => Int, { description: 'Number of the account.' })
  staffId!: number

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string
}

@ObjectType('StaffDay', { description: 'A member of staff on a day.' })
export class StaffDay extends NamedStaff {
  @Field(() => String, { description: 'teacher or admin.' })
  role!: string

  @Field(() => [String], { description: 'Names of the classes they work in.' })
  classes!: string[]

  @Field(() => StaffAttendance, { nullable: true, description: 'The entry of the day; null while there is none.' })
  attendance!: StaffAttendance | null
}

@ObjectType('OwnLesson', { description: 'What you teach in a slot of a day.' })
export class OwnLesson {
  @Field(() => Int, { description: 'Number of the timetable entry.' })
  id!: number

  @Field(() => String, { description: 'Start and end, such as 07:30-08:30.' })
  slot!: string

  @Field(() => String, { description: 'What is done, such as Story Time.' })
  subject!: string

  @Field(() => String, { description: 'Name of the class.' })
  className!: string

  @Field(() => String, { description: 'Where.' })
  room!: string
}

@ObjectType('OwnDay', { description: 'A day of your week.' })
export class OwnDay {
  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => String, { nullable: true, description: 'Why the centre is closed; null when it is open.' })
  closed!: string | null

  @Field(() => StaffAttendance, {
    nullable: true,
    description: 'When you came and went; null while nothing is recorded.',
  })
  attendance!: StaffAttendance | null

  @Field(() => [OwnLesson], { description: 'What you teach, in the order of the day.' })
  lessons!: OwnLesson[]
}

@ObjectType('StaffMonthLine', { description: 'A month of a member of staff in figures, as wages are paid by it.' })
export class StaffMonthLine extends NamedStaff {
  @Field(() => String, { description: 'teacher or admin.' })
  role!: string

  @Field(() => Int, { description: 'Days worked, those that began late included.' })
  days!: number

  @Field(() => Float, { description: 'Hours worked on them.' })
  hours!: number

  @Field(() => Int, {
    description: 'Days worked, before today, of which the hours are not known, since a time is missing.',
  })
  daysWithoutHours!: number

  @Field(() => Int, { description: 'Days that began late.' })
  late!: number

  @Field(() => Int, { description: 'Days absent.' })
  absent!: number

  @Field(() => Int, { description: 'Days of sick leave.' })
  sickLeave!: number

  @Field(() => Int, { description: 'Days of personal leave.' })
  personalLeave!: number
}
