import { Field, Int, ObjectType } from 'type-graphql'
import { int, many, output, text, texts } from '#graphql/platform/graphql/output.ts'
import { VersionedRow } from '#graphql/data/model.ts'

@ObjectType('TimetableEntry', { description: 'What a class does at a day and slot of every week.' })
export class TimetableEntry extends VersionedRow {
  static override tableName = 'timetable_entries'
  static override entity = 'timetableEntry'
  static override displayName = 'timetable entry'

  @Field(() => Int, { description: 'The class.' })
  classId!: number

  @Field(() => Int, { description: '1 for Monday to 6 for Saturday.' })
  day!: number

  @Field(() => String, { description: 'Start and end, such as 07:30-08:30.' })
  slot!: string

  @Field(() => String, { description: 'What is done, such as Story Time.' })
  subject!: string

  @Field(() => Int, { description: 'Who is with the class.' })
  teacherId!: number

  @Field(() => String, { description: 'Where.' })
  room!: string

  deletedAt!: string | null
}

export const Colleague = output('Colleague', 'Somebody who works here, by name.', {
  id: int('Number of the account.'),
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
