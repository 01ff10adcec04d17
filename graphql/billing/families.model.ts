import { ObjectType } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Row } from '#graphql/data/model.ts'
import { cents, int, many, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'

export const FamilyDebt = output('FamilyDebt', 'What a family owes, by how long it has been due.', {
  childId: int('Its first child, whose number is that of the family.'),
  children: many(Child, 'Its children, who came first in front.'),
  currentCents: cents('Not due yet, in cents.'),
  days30Cents: cents('Due for 1 to 30 days, in cents.'),
  days60Cents: cents('Due for 31 to 60 days, in cents.'),
  days90Cents: cents('Due for more than 60 days, in cents.'),
  creditCents: cents('What was paid and has gone to no record yet, in cents.'),
  remindedAt: maybe(moment('When it was last reminded.')),
})
export type FamilyDebt = InstanceType<typeof FamilyDebt>

/** What one parent would be reminded of: only children that the account is linked to. */
export const PaymentReminder = output('PaymentReminder', 'What one parent would be reminded of.', {
  parentId: int('Account of the parent.'),
  name: text('Name of the parent.'),
  email: text('E-mail address of the parent.'),
  phoneNumber: maybe(text('Phone number of the parent.')),
  overdueCents: cents('What is overdue, in cents.'),
  subject: text('Subject of the e-mail.'),
  text: text('The words, for an e-mail and for WhatsApp.'),
})
export type PaymentReminder = InstanceType<typeof PaymentReminder>

export const LettersSent = output('LettersSent', 'Invoices or the state of an account were written to parents.', {
  emailsSent: int('How many e-mails were written.'),
})
export type LettersSent = InstanceType<typeof LettersSent>

@ObjectType('ReminderSent', { description: 'A family was reminded of what is overdue.' })
export class ReminderSent extends withFields(Row, {
  childId: int('A child of the family.'),
  emailsSent: int('How many e-mails were written.'),
  sentAt: moment('When.'),
}) {
  static override tableName = 'payment_reminders'
  static override entity = 'payment_reminder'
  static override displayName = 'reminder'

  owingCents!: number
  sentBy!: number | null
}
