import { Field, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('CalendarFeed', { description: 'The address under which a calendar program reads the activities.' })
export class CalendarFeed extends Row {
  static override tableName = 'calendar_feeds'
  static override idColumn = 'userId'

  userId!: number
  salt!: string
  tokenHash!: string

  @Field(() => Moment, { description: 'When the address was made; those before it no longer work.' })
  createdAt!: string
}
