import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, output, text, time, withFields } from '#graphql/platform/graphql/output.ts'
import type { AttendanceStatus } from './attendance.rules.ts'

@ObjectType('Attendance', { description: "A child's attendance on a day." })
export class Attendance extends withFields(VersionedRow, {
  childId: int('The child.'),
  date: day('The day.'),
  status: text<AttendanceStatus>('present, absent or late; late counts as present.'),
  timeIn: maybe(time('Arrival time.')),
  timeOut: maybe(time('Departure time.')),
  notes: maybe(text('A note, such as the reason for an absence.')),
  collectedBy: maybe(text('Who collected the child.')),
  collectedReason: maybe(text("Reason why somebody not on the child's list collected it.")),
}) {
  static override tableName = 'attendance'
  static override entity = 'attendance'
  static override displayName = 'attendance record'
  static override formColumns = ['childId']

  recordedBy!: number | null

  // the row is deleted permanently, so that a repeated request cannot read it
}

export const AttendanceSummary = output('AttendanceSummary', "A child's attendance in a month.", {
  present: int('Days present or late.'),
  recorded: int('Recorded days.'),
})
export type AttendanceSummary = InstanceType<typeof AttendanceSummary>
