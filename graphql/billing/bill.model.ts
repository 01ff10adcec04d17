import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { cents, day, int, maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import { type BillKind, type BillStatus, invoiceNumber, owingOf, statusOf } from './billing.rules.ts'

/** What a child's family is asked to pay. It is never changed: one with a mistake is deleted, which only hides it, or corrected by another one in its place. */
@ObjectType('Bill', { description: "A billing record: what a child's family is asked to pay." })
export class Bill extends withFields(NumberedRow, {
  childId: int('The child it is for.'),
  kind: text<BillKind>('fee (of a month), registration, uniform or other.'),
  amountCents: cents('What is asked for, in cents.'),
  paidCents: cents('What has been paid of it, in cents.'),
  description: text('What it is for, in words.'),
  issuedOn: day('When it was made.'),
  dueDate: day('Until when it is to be paid.'),
  deletedAt: maybe(moment('When it was deleted; null unless it was.')),
  deleteReason: maybe(text('Why it was deleted; null unless it was.')),
  sentAt: maybe(moment('When its invoice was last written to the parents; null until then.')),
}) {
  static override tableName = 'bills'
  static override entity = 'bill'
  static override displayName = 'billing record'
  static override auditedColumns = ['month']

  /** The uniform order that it is for: of those that are not deleted an order has one at most. */
  uniformOrderId!: number | null

  /** First day of the month that a fee is for, and that a registration was billed with. */
  month!: string | null

  /** The first of the records that it corrects. */
  correctsId!: number | null

  /** Whether money that waits at the bank would pay it in full; `queryBills` reads it. */
  isCovered?: boolean

  createdBy!: number | null
  createdAt!: string
  deletedBy!: number | null

  @Field(() => String, { description: 'paid, unpaid, pending, overdue or partial.' })
  get status(): BillStatus {
    return statusOf(this, todayInJohannesburg(), this.isCovered)
  }

  @Field(() => Cents, { description: 'What is still owed on it, in cents.' })
  get owingCents(): number {
    return owingOf(this)
  }

  @Field(() => String, { description: 'Number of its invoice, such as INV-00042.' })
  get invoiceNumber(): string {
    return invoiceNumber(this.id)
  }
}

export const BillConnection = connectionOf(Bill, 'Bill', 'billing records')
