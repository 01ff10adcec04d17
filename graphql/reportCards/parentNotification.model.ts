import { Field, Int, ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('ParentNotification', {
  description: 'An e-mail that the centre wrote to everybody who is linked to a child.',
})
export class ParentNotification extends NumberedRow {
  static override tableName = 'parent_notifications'
  static override entity = 'parentNotification'

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'Subject of the e-mail.' })
  subject!: string

  @Field(() => String, { description: 'What the e-mail says.' })
  message!: string

  @Field(() => Int, { description: 'How many parents it was sent to.' })
  emailsSent!: number

  @Field(() => Moment, { description: 'When.' })
  sentAt!: string

  sentBy!: number | null
}
