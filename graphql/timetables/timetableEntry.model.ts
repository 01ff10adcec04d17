import { ObjectType } from 'type-graphql'
import { int, many, output, text, texts, withFields } from '#graphql/platform/graphql/output.ts'
import { VersionedRow } from '#graphql/data/model.ts'

@ObjectType('TimetableEntry', { description: 'What a class does at a day and slot of every week.' })
export class TimetableEntry extends withFields(VersionedRow, {
  classId: int('The class.'),
  day: int('1 for Monday to 6 for Saturday.'),
  slot: text('Start and end, such as 07:30-08:30.'),
  subject: text('What is done, such as Story Time.'),
  teacherId: int('Who is with the class.'),
  room: text('Where.'),
}) {
  static override tableName = 'timetable_entries'
  static override entity = 'timetableEntry'
  static override displayName = 'timetable entry'

  deletedAt!: string | null
}

export const Colleague = output('Colleague', 'Somebody who works here, by name.', {
  id: int('Id of the account.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
})
export type Colleague = InstanceType<typeof Colleague>

export const TimetableChange = output('TimetableChange', 'What became of many entries.', {
  entries: many(TimetableEntry, 'The entries that were added, changed or restored, as they are now.'),
  removed: many(TimetableEntry, 'The entries that were taken away, as they were.'),
  leftOut: texts('What was left out, and why: one sentence each.'),
})
export type TimetableChange = InstanceType<typeof TimetableChange>
