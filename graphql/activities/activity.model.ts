import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, RemovableRow, Row } from '#graphql/data/model.ts'
import { day, int, maybe, moment, output, text, time, withFields, yes } from '#graphql/platform/graphql/output.ts'

@ObjectType('Activity', { description: 'An event on a day, for one class or all.' })
export class Activity extends withFields(RemovableRow, {
  title: text('Title.'),
  description: maybe(text('Description, and what to bring.')),
  date: day('The day.'),
  time: time('Start time.'),
  endTime: maybe(time('End time, on the same day; null if open.')),
  location: text('Location.'),
  classId: maybe(int('The class; null for all classes.')),
  imageUrl: maybe(text('URL of a picture.')),
  isOuting: yes('Whether the children leave the premises, which needs parental consent.'),
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
  attending: maybe(yes('Whether the child is attending; null if the family withdrew its reply.')),
  consentedAt: maybe(
    moment('When a parent consented to the outing; null without consent, or once the outing has changed.'),
  ),
  repliedAt: moment('When the family last replied.'),
}) {
  static override tableName = 'activity_replies'
  static override entity = 'activityReply'
  static override displayName = 'reply'

  repliedBy!: number

  /** Guardians who have said no. */
  refusedBy!: number[]
}

export const ReplyCounts = output('ReplyCounts', "Counts of the families' replies.", {
  yes: int('Children attending.'),
  no: int('Children who are not attending.'),
  invited: int('The children it is for.'),
  withoutConsent: int('Children attending an outing without parental consent so far.'),
})
export type ReplyCounts = InstanceType<typeof ReplyCounts>

@ObjectType('CalendarFeed', { description: 'The subscription address for a calendar app.' })
export class CalendarFeed extends withFields(Row, {
  createdAt: moment('When the address was created; earlier ones no longer work.'),
}) {
  static override tableName = 'calendar_feeds'
  static override idColumn = 'userId'

  userId!: number
  salt!: string
  tokenHash!: string
}
