import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, moment, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('ParentNotification', {
  description: "An e-mail from the centre to a child's guardians.",
})
export class ParentNotification extends withFields(NumberedRow, {
  childId: int('The child.'),
  subject: text('Subject of the e-mail.'),
  message: text('Text of the e-mail.'),
  emailsSent: int('Number of parents e-mailed.'),
  sentAt: moment('Time sent.'),
}) {
  static override tableName = 'parent_notifications'
  static override entity = 'parentNotification'

  sentBy!: number | null
}
