import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

/** Each administrator marks it read for themselves. */
@ObjectType('Notification', { description: 'Something that needs the attention of administrators.' })
export class Notification extends withFields(NumberedRow, {
  kind: text('What happened, such as application.received.'),
  title: text('Title, in a few words.'),
  text: text('Details, in a few words.'),
  link: text('Web app path that shows it.'),
  createdAt: moment('Time created.'),
  isRead: yes('Whether the viewer has read it.'),
}) {
  static override tableName = 'notifications'
}

export const Waiting = output('Waiting', 'Counts of what is pending for administrators.', {
  notifications: int('Unread notifications.'),
  newestNotification: int('Id of the newest notification; 0 if there is none.'),
  applications: int('New applications.'),
})
export type Waiting = InstanceType<typeof Waiting>
