import { Field, Int, ObjectType } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Row } from '#graphql/data/model.ts'
import { Cents, Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('FamilyDebt', { description: 'What a family owes, by how long it has been due.' })
export class FamilyDebt {
  @Field(() => Int, { description: 'Its first child, whose number is that of the family.' })
  childId!: number

  @Field(() => [Child], { description: 'Its children, who came first in front.' })
  children!: Child[]

  @Field(() => Cents, { description: 'Not due yet, in cents.' })
  currentCents!: number

  @Field(() => Cents, { description: 'Due for 1 to 30 days, in cents.' })
  days30Cents!: number

  @Field(() => Cents, { description: 'Due for 31 to 60 days, in cents.' })
  days60Cents!: number

  @Field(() => Cents, { description: 'Due for more than 60 days, in cents.' })
  days90Cents!: number

  @Field(() => Cents, { description: 'What was paid and has gone to no record yet, in cents.' })
  creditCents!: number

  @Field(() => Moment, { nullable: true, description: 'When it was last reminded.' })
  remindedAt!: string | null
}

/** What one parent would be reminded of: only children that the account is linked to. */
@ObjectType('PaymentReminder', { description: 'What one parent would be reminded of.' })
export class PaymentReminder {
  @Field(() => Int, { description: 'Account of the parent.' })
  parentId!: number

  @Field(() => String, { description: 'Name of the parent.' })
  name!: string

  @Field(() => String, { description: 'E-mail address of the parent.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone number of the parent.' })
  phoneNumber!: string | null

  @Field(() => Cents, { description: 'What is overdue, in cents.' })
  overdueCents!: number

  @Field(() => String, { description: 'Subject of the e-mail.' })
  subject!: string

  @Field(() => String, { description: 'The words, for an e-mail and for WhatsApp.' })
  text!: string
}

@ObjectType('LettersSent', { description: 'Invoices or the state of an account were written to parents.' })
export class LettersSent {
  @Field(() => Int, { description: 'How many e-mails were written.' })
  emailsSent!: number
}

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
