import { Field, ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, output } from '#graphql/platform/graphql/output.ts'

/** Each administrator marks it read for themselves. */
@ObjectType('Notification', { description: 'Something that needs the attention of administrators.' })
export class Notification extends NumberedRow {
  static override tableName = 'notifications'

  @Field(() => String, { description: 'What happened, such as application.received.' })
  kind!: string

  @Field(() => String, { description: 'What it is, in a few words.' })
  title!: string

  @Field(() => String, { description: 'Whom or what it is about, in a few words.' })
  text!: string

  @Field(() => String, { description: 'Path of the web app that shows what it is about.' })
  link!: string

  @Field(() => Moment, { description: 'When it came up.' })
  createdAt!: string

  @Field(() => Boolean, { description: 'Whether the viewer has read it.' })
  isRead!: boolean
}

export const Waiting = output('Waiting', 'What waits for administrators, in figures.', {
  notifications: int('Notifications that the viewer has not read.'),
  newestNotification: int('Number of the newest notification; 0 while there is none.'),
  applications: int('Applications that nobody has taken up.'),
})
export type Waiting = InstanceType<typeof Waiting>
