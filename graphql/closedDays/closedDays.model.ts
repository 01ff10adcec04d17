import { Field, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('ClosedDays', { description: 'Days on which the centre itself closes.' })
export class ClosedDays extends VersionedRow {
  static override tableName = 'closed_days'
  static override entity = 'closed_days'
  static override displayName = 'entry'

  @Field(() => CalendarDate, { description: 'First day.' })
  fromDate!: string

  @Field(() => CalendarDate, { description: 'Last day, included.' })
  toDate!: string

  @Field(() => String, { description: 'Why, in a few words.' })
  reason!: string

  deletedAt!: string | null
}

@ObjectType('OpenDays', { description: 'Whether the centre is open today, and on which day next.' })
export class OpenDays {
  @Field(() => CalendarDate, { description: 'Today, in Johannesburg.' })
  today!: string

  @Field(() => Boolean, { description: 'Whether it is open today: no weekend, public holiday or closed day.' })
  isOpen!: boolean

  @Field(() => CalendarDate, { description: 'The first day after today on which it is open.' })
  next!: string
}
