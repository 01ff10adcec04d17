import { Field, Int, ObjectType } from 'type-graphql'
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

@ObjectType('Colleague', { description: 'Somebody who works here, by name.' })
export class Colleague {
  @Field(() => Int, { description: 'Number of the account.' })
  id!: number

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string
}

@ObjectType('TimetableChange', { description: 'What became of many entries.' })
export class TimetableChange {
  @Field(() => [TimetableEntry], { description: 'The entries that were added, changed or restored, as they are now.' })
  entries!: TimetableEntry[]

  @Field(() => [TimetableEntry], { description: 'The entries that were taken away, as they were.' })
  removed!: TimetableEntry[]

  @Field(() => [String], { description: 'What was left out, and why: one sentence each.' })
  leftOut!: string[]
}
