import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('ReminderSent', { description: 'A family was reminded of what is overdue.' })
export class ReminderSent extends Row {
  static override tableName = 'payment_reminders'
  static override entity = 'payment_reminder'
  static override displayName = 'reminder'

  @Field(() => Int, { description: 'A child of the family.' })
  childId!: number

  @Field(() => Int, { description: 'How many e-mails were written.' })
  emailsSent!: number

  @Field(() => Moment, { description: 'When.' })
  sentAt!: string

  owingCents!: number
  sentBy!: number | null
}
