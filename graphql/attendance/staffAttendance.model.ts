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

/** When a member of staff came and went on a day: at most one row a person and day. */
@ObjectType('StaffAttendance', { description: 'When a member of staff came and went on a day.' })
export class StaffAttendance extends withFields(VersionedRow, {
  staffId: int('The member of staff.'),
  date: day('The day.'),
  status: text<StaffStatus>('present, absent, late, sick_leave or personal_leave.'),
  timeIn: maybe(time('When they came, HH:mm.')),
  timeOut: maybe(time('When they left, HH:mm.')),
  hoursWorked: maybe(float('Hours worked: as given, else from time in to time out.')),
  notes: maybe(text('A note.')),
}) {
  static override tableName = 'staff_attendance'
  static override entity = 'staff_attendance'
  static override displayName = 'attendance record'
  static override formColumns = ['staffId']

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

export const namedStaff = {
  staffId: int('Number of the account.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
}

export const StaffDay = output('StaffDay', 'A member of staff on a day.', {
  ...namedStaff,
  role: text('teacher or admin.'),
  classes: texts('Names of the classes they work in.'),
  attendance: maybe(one(StaffAttendance, 'The entry of the day; null while there is none.')),
})
export type StaffDay = InstanceType<typeof StaffDay>

export const OwnLesson = output('OwnLesson', 'What you teach in a slot of a day.', {
  id: int('Number of the timetable entry.'),
  slot: text('Start and end, such as 07:30-08:30.'),
  subject: text('What is done, such as Story Time.'),
  className: text('Name of the class.'),
  room: text('Where.'),
})
export type OwnLesson = InstanceType<typeof OwnLesson>

export const OwnDay = output('OwnDay', 'A day of your week.', {
  date: day('The day.'),
  closed: maybe(text('Why the centre is closed; null when it is open.')),
  attendance: maybe(one(StaffAttendance, 'When you came and went; null while nothing is recorded.')),
  lessons: many(OwnLesson, 'What you teach, in the order of the day.'),
})
export type OwnDay = InstanceType<typeof OwnDay>

export const StaffMonthLine = output(
  'StaffMonthLine',
  'A month of a member of staff in figures, as wages are paid by it.',
  {
    ...namedStaff,
    role: text('teacher or admin.'),
    days: int('Days worked, those that began late included.'),
    hours: float('Hours worked on them.'),
    daysWithoutHours: int('Days worked, before today, of which the hours are not known, since a time is missing.'),
    late: int('Days that began late.'),
    absent: int('Days absent.'),
    sickLeave: int('Days of sick leave.'),
    personalLeave: int('Days of personal leave.'),
  },
)
export type StaffMonthLine = InstanceType<typeof StaffMonthLine>
