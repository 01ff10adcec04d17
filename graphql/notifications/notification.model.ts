import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

/** Each administrator marks it read for themselves. */
@ObjectType('Notification', { description: 'Something that needs the attention of administrators.' })
export class Notification extends withFields(NumberedRow, {
  kind: text('What happened, such as application.received.'),
  title: text('What it is, in a few words.'),
  text: text('Whom or what it is about, in a few words.'),
  link: text('Path of the web app that shows what it is about.'),
  createdAt: moment('When it came up.'),
  isRead: yes('Whether the viewer has read it.'),
}) {
  static override tableName = 'notifications'
}

export const Waiting = output('Waiting', 'What waits for administrators, in figures.', {
  notifications: int('Notifications that the viewer has not read.'),
  newestNotification: int('Number of the newest notification; 0 while there is none.'),
  applications: int('Applications that nobody has taken up.'),
})
export type Waiting = InstanceType<typeof Waiting>
