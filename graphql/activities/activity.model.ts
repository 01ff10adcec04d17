import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, RemovableRow, Row } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { day, int, maybe, moment, output, text, time, withFields, yes } from '#graphql/platform/graphql/output.ts'

@ObjectType('Activity', { description: 'Something that happens on a day, for one class or for all.' })
export class Activity extends withFields(RemovableRow, {
  title: text('What it is called.'),
  description: maybe(text('What happens, and what to bring.')),
  date: day('The day.'),
  time: time('When it starts.'),
  endTime: maybe(time('When it ends, on the same day; null where that is open.')),
  location: text('Where it is.'),
  classId: maybe(int('The class that it is for; null for all classes.')),
  imageUrl: maybe(text('Address of a picture.')),
  isOuting: yes('The children leave the premises, so each needs the consent of a parent.'),
}) {
  static override tableName = 'activities'
  static override entity = 'activity'

  createdBy!: number | null
  updatedAt!: string
}

export const ActivityConnection = connectionOf(Activity, 'Activity', 'activities')

@ObjectType('ActivityReply', { description: "A family's reply for one child and one activity." })
export class ActivityReply extends withFields(NumberedRow, {
  activityId: int('The activity.'),
  childId: int('The child.'),
  attending: maybe(yes('Whether the child is attending; null when the family withdrew its reply.')),
  consentedAt: maybe(
    moment('When a parent consented to the outing. Null without consent, and again once day or place changed.'),
  ),
  repliedAt: moment('When the family replied last.'),
}) {
  static override tableName = 'activity_replies'
  static override entity = 'activityReply'
  static override displayName = 'reply'

  repliedBy!: number
}

export const ReplyCounts = output('ReplyCounts', 'How the families have replied to an activity.', {
  yes: int('Children attending.'),
  no: int('Children who are not attending.'),
  invited: int('The children it is for.'),
  withoutConsent: int('Children attending to an outing without the consent of a parent so far.'),
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
