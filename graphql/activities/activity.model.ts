import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { Row } from '#graphql/data/model.ts'
import { CalendarDate, Moment, TimeOfDay } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('Activity', { description: 'Something that happens on a day, for one class or for all.' })
export class Activity extends Row {
  static override tableName = 'activities'
  static override entity = 'activity'
  static override displayName = 'activity'

  @Field(() => Int, { description: 'Number of the activity.' })
  declare id: number

  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { nullable: true, description: 'What happens, and what to bring.' })
  description!: string | null

  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => TimeOfDay, { description: 'When it begins.' })
  time!: string

  @Field(() => TimeOfDay, { nullable: true, description: 'When it ends, on the same day; null where that is open.' })
  endTime!: string | null

  @Field(() => String, { description: 'Where it is.' })
  location!: string

  @Field(() => Int, { nullable: true, description: 'The class that it is for; null for all classes.' })
  classId!: number | null

  @Field(() => String, { nullable: true, description: 'Address of a picture.' })
  imageUrl!: string | null

  @Field(() => Boolean, { description: 'The children leave the premises, so each needs the consent of a parent.' })
  isOuting!: boolean

  @Field(() => Int, { description: 'Counts the changes; sent back with an update, so that nobody overwrites another.' })
  version!: number

  createdBy!: number | null
  createdAt!: string
  updatedAt!: string

  @Field(() => Moment, {
    name: 'removedAt',
    nullable: true,
    description: 'When it was deleted; null for one that takes place.',
  })
  deletedAt!: string | null
}

export const ActivityConnection = connectionOf(Activity, 'Activity', 'activities')
