import type { Pojo } from 'objection'
import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import {
  day,
  float,
  int,
  many,
  maybe,
  one,
  output,
  text,
  texts,
  time,
  withFields,
} from '#graphql/platform/graphql/output.ts'
import type { StaffStatus } from './attendance.rules.ts'

@ObjectType('StaffAttendance', { description: 'Staff attendance on a day.' })
export class StaffAttendance extends withFields(VersionedRow, {
  staffId: int('The member of staff.'),
  date: day('The day.'),
  status: text<StaffStatus>('present, absent, late, sick_leave or personal_leave.'),
  timeIn: maybe(time('Arrival time.')),
  timeOut: maybe(time('Departure time.')),
  hoursWorked: maybe(float('Hours worked: as given, else from time in to time out.')),
  notes: maybe(text('A note.')),
}) {
  static override tableName = 'staff_attendance'
  static override entity = 'staff_attendance'
  static override displayName = 'attendance record'
  static override formColumns = ['staffId']

  recordedBy!: number | null

  /** The class the person was moved to by hand that day. */
  roomId!: number | null

  /** Time of the tap, not of its arrival. */
  roomSince!: string | null

  leaveRequestId!: number | null

  /** The driver returns decimals as text. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const parsed = super.$parseDatabaseJson(json)
    if (typeof parsed.hoursWorked === 'string') parsed.hoursWorked = Number(parsed.hoursWorked)
    return parsed
  }

  // the row is deleted permanently, so that a repeated request cannot read it
}

export const namedStaff = {
  staffId: int('Id of the account.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
}

export const StaffDay = output('StaffDay', "A staff member's day.", {
  ...namedStaff,
  role: text('teacher or admin.'),
  classes: texts('Names of the classes they work in.'),
  attendance: maybe(one(StaffAttendance, 'The entry of the day; null if there is none.')),
})
export type StaffDay = InstanceType<typeof StaffDay>

export const OwnLesson = output('OwnLesson', 'A lesson of yours.', {
  id: int('Id of the timetable entry.'),
  slot: text('Start and end, such as 07:30-08:30.'),
  subject: text('Subject, such as Story Time.'),
  className: text('Name of the class.'),
  room: text('Room.'),
})
export type OwnLesson = InstanceType<typeof OwnLesson>

export const OwnDay = output('OwnDay', 'A day of your week.', {
  date: day('The day.'),
  closed: maybe(text('Why the centre is closed; null when it is open.')),
  attendance: maybe(one(StaffAttendance, 'Your attendance; null if nothing is recorded.')),
  lessons: many(OwnLesson, 'Your lessons, in order.'),
})
export type OwnDay = InstanceType<typeof OwnDay>

export const StaffMonthLine = output('StaffMonthLine', "A staff member's month in figures, for payroll.", {
  ...namedStaff,
  role: text('teacher or admin.'),
  days: int('Days worked, including late ones.'),
  hours: float('Hours worked on them.'),
  daysWithoutHours: int('Days worked before today whose hours are unknown because a time is missing.'),
  late: int('Days late.'),
  absent: int('Days absent.'),
  sickLeave: int('Days of sick leave.'),
  personalLeave: int('Days of personal leave.'),
})
export type StaffMonthLine = InstanceType<typeof StaffMonthLine>
