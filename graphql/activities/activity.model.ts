import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, RemovableRow, Row } from '#graphql/data/model.ts'
import { CalendarDate, Moment, TimeOfDay } from '#graphql/platform/graphql/scalars.ts'
import { int, output } from '#graphql/platform/graphql/output.ts'

@ObjectType('Activity', { description: 'Something that happens on a day, for one class or for all.' })
export class Activity extends RemovableRow {
  static override tableName = 'activities'
  static override entity = 'activity'
  static override displayName = 'activity'

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

  createdBy!: number | null
  updatedAt!: string
}

export const ActivityConnection = connectionOf(Activity, 'Activity', 'activities')

@ObjectType('ActivityReply', { description: 'What a family says about one child and one activity.' })
export class ActivityReply extends NumberedRow {
  static override tableName = 'activity_replies'
  static override entity = 'activityReply'
  static override displayName = 'reply'

  @Field(() => Int, { description: 'The activity.' })
  activityId!: number

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the child comes; null when the family took its answer back.',
  })
  attending!: boolean | null

  @Field(() => Moment, {
    nullable: true,
    description: 'When a parent consented to the outing. Null without consent, and again once day or place changed.',
  })
  consentedAt!: string | null

  @Field(() => Moment, { description: 'When the family replied last.' })
  repliedAt!: string

  repliedBy!: number
}

export const ReplyCounts = output('ReplyCounts', 'How the families have replied to an activity.', {
  yes: int('Children who come.'),
  no: int('Children who do not come.'),
  invited: int('Children whom it is for.'),
  withoutConsent: int('Children who come to an outing without the consent of a parent so far.'),
})
export type ReplyCounts = InstanceType<typeof ReplyCounts>

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
