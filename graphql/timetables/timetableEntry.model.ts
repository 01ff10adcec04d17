import { ObjectType } from 'type-graphql'
import { int, many, output, text, texts, withFields } from '#graphql/platform/graphql/output.ts'
import { VersionedRow } from '#graphql/data/model.ts'

@ObjectType('TimetableEntry', { description: "A class's weekly activity at a day and time." })
export class TimetableEntry extends withFields(VersionedRow, {
  classId: int('The class.'),
  day: int('1 for Monday to 6 for Saturday.'),
  slot: text('Start and end, such as 07:30-08:30.'),
  subject: text('Subject, such as Story Time.'),
  teacherId: int('The teacher.'),
  room: text('Room.'),
}) {
  static override tableName = 'timetable_entries'
  static override entity = 'timetableEntry'
  static override displayName = 'timetable entry'

  deletedAt!: string | null
}

export const Colleague = output('Colleague', 'A member of staff, by name.', {
  id: int('Id of the account.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
})
export type Colleague = InstanceType<typeof Colleague>

export const TimetableChange = output('TimetableChange', 'Outcome of bulk changes.', {
  entries: many(TimetableEntry, 'The added, changed or restored entries, as they are now.'),
  removed: many(TimetableEntry, 'The deleted entries, as they were.'),
  leftOut: texts('What was left out, and why: one sentence each.'),
})
export type TimetableChange = InstanceType<typeof TimetableChange>
