import { Field, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import type { DutyKind } from './duties.schema.ts'

@ObjectType('Duty', { description: 'What a member of staff does, from a day and until a day.' })
export class Duty extends VersionedRow {
  static override tableName = 'duties'
  static override entity = 'duty'
  static override displayName = 'duty'

  @Field(() => Int, { description: 'The member of staff.' })
  userId!: number

  @Field(() => String, { description: 'teacher, kitchen or gate.' })
  kind!: DutyKind

  @Field(() => Int, { nullable: true, description: 'The class of a teacher; null for the others.' })
  classId!: number | null

  @Field(() => CalendarDate, { description: 'First day.' })
  fromDate!: string

  @Field(() => CalendarDate, { nullable: true, description: 'Last day, included; null for no end.' })
  toDate!: string | null

  // the row is deleted for good, so that a repeated request cannot read it again
}
