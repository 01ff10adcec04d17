import { Field, Int, ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'

/** Days on which a child will not come, told by a parent. A withdrawn one is hidden. */
@ObjectType('Absence', { description: 'Days on which a child will not come, told by a parent.' })
export class Absence extends NumberedRow {
  static override tableName = 'absences'
  static override entity = 'absence'
  static override displayName = 'absence'

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => CalendarDate, { description: 'First day.' })
  fromDate!: string

  @Field(() => CalendarDate, { description: 'Last day; the first one for a single day.' })
  toDate!: string

  @Field(() => String, { description: 'Why, in a word or two.' })
  reason!: string

  @Field(() => Moment, { description: 'When the parent told.' })
  toldAt!: string

  /** The account that told; null once it is gone. */
  toldBy!: number | null
  withdrawnAt!: string | null
}
