import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, moment, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('ParentNotification', {
  description: 'An e-mail that the centre wrote to everybody who is linked to a child.',
})
export class ParentNotification extends withFields(NumberedRow, {
  childId: int('The child.'),
  subject: text('Subject of the e-mail.'),
  message: text('What the e-mail says.'),
  emailsSent: int('How many parents it was sent to.'),
  sentAt: moment('When.'),
}) {
  static override tableName = 'parent_notifications'
  static override entity = 'parentNotification'

  sentBy!: number | null
}
