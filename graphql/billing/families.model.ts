import { ObjectType } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Row, VersionedRow } from '#graphql/data/model.ts'
import {
  cents,
  int,
  many,
  maybe,
  moment,
  output,
  text,
  withFields,
  ints,
  one,
  texts,
  yes,
} from '#graphql/platform/graphql/output.ts'

/** An account shared by siblings, or with a different payer. The office decides who is on it. */
export class FamilyAccount extends VersionedRow {
  static override tableName = 'family_accounts'
  static override entity = 'family_account'
  static override displayName = 'family account'
  static override auditedColumns = ['payerName', 'payerAddress']

  /** The payer, if not the primary guardian. */
  payerName!: string | null
  payerAddress!: string | null
  updatedAt!: string
}

export const SiblingProposal = output(
  'SiblingProposal',
  'A child who shares a parent or legal guardian with others but whose account has not been confirmed.',
  {
    child: one(Child, 'The child.'),
    siblings: many(Child, 'The possible siblings: those on one account, or without a decision.'),
    parents: texts('Names of the shared parents.'),
    undecided: ints('Ids of the children without a decision, including this one.'),
  },
)
export type SiblingProposal = InstanceType<typeof SiblingProposal>

export const Payer = output('Payer', "The payer that a child's invoices are made out to.", {
  name: maybe(text("Name; the primary guardian's unless another payer was chosen, null if there is none.")),
  address: maybe(text('Address of a chosen payer; null if not given.')),
  isChosen: yes('Whether the centre has chosen a payer.'),
  version: maybe(int('Version of the account; sent back with an update. Null if no payer has been chosen.')),
})
export type Payer = InstanceType<typeof Payer>

export const FamilyDebt = output('FamilyDebt', "A family's debt, by age.", {
  childId: int('Its first child, whose id identifies the family.'),
  children: many(Child, 'Its children, eldest first.'),
  currentCents: cents('Not due yet, in cents.'),
  days30Cents: cents('1 to 30 days overdue, in cents.'),
  days60Cents: cents('31 to 60 days overdue, in cents.'),
  days90Cents: cents('More than 60 days overdue, in cents.'),
  creditCents: cents('Unallocated payments, in cents.'),
  remindedAt: maybe(moment('Date of the last reminder.')),
})
export type FamilyDebt = InstanceType<typeof FamilyDebt>

/** A payment reminder for one parent, only about children linked to the account. */
export const PaymentReminder = output('PaymentReminder', 'A payment reminder for one parent.', {
  parentId: int('Account of the parent.'),
  name: text('Name of the parent.'),
  email: text('E-mail address of the parent.'),
  phoneNumber: maybe(text('Phone number of the parent.')),
  overdueCents: cents('Amount overdue, in cents.'),
  subject: text('Subject of the e-mail.'),
  text: text('The text, for e-mail and WhatsApp.'),
})
export type PaymentReminder = InstanceType<typeof PaymentReminder>

export const LettersSent = output('LettersSent', 'Result of e-mailing invoices or a statement to parents.', {
  emailsSent: int('Number of e-mails sent.'),
})
export type LettersSent = InstanceType<typeof LettersSent>

@ObjectType('ReminderSent', { description: 'Result of reminding a family.' })
export class ReminderSent extends withFields(Row, {
  childId: int('Any child of the family.'),
  emailsSent: int('Number of e-mails sent.'),
  sentAt: moment('Time sent.'),
}) {
  static override tableName = 'payment_reminders'
  static override entity = 'payment_reminder'
  static override displayName = 'reminder'

  owingCents!: number
  sentBy!: number | null
}
