import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, output, text, time, withFields } from '#graphql/platform/graphql/output.ts'
import type { AttendanceStatus } from './attendance.rules.ts'

/** What the register says of a child on a day: at most one row a child and day. */
@ObjectType('Attendance', { description: 'What the register says of a child on a day.' })
export class Attendance extends withFields(VersionedRow, {
  childId: int('The child.'),
  date: day('The day.'),
  status: text<AttendanceStatus>('present, absent or late; late arrivals are present.'),
  timeIn: maybe(time('When the child came, HH:mm.')),
  timeOut: maybe(time('When the child left, HH:mm.')),
  notes: maybe(text('A note, such as the reason of an absence.')),
  collectedBy: maybe(text('Who collected the child.')),
  collectedReason: maybe(text('Why somebody collected the child who is not on its list.')),
}) {
  static override tableName = 'attendance'
  static override entity = 'attendance'
  static override displayName = 'attendance record'
  static override formColumns = ['childId']

  recordedBy!: number | null

  // the row is deleted for good, so that a repeated request cannot read it again
}

export const AttendanceSummary = output('AttendanceSummary', 'How often a child came in a month.', {
  present: int('Days on which the child was present or late.'),
  recorded: int('Days that the register has for the child.'),
})
export type AttendanceSummary = InstanceType<typeof AttendanceSummary>
