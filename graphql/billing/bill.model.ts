import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { cents, day, int, maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import { type BillKind, type BillStatus, invoiceNumber, owingOf, statusOf } from './billing.rules.ts'

/** A charge to a child's family. It is immutable: one with a mistake is deleted, which only hides it, or replaced by a correction. */
@ObjectType('Bill', { description: "A billing record: a charge to a child's family." })
export class Bill extends withFields(NumberedRow, {
  childId: int('The child.'),
  kind: text<BillKind>('fee (of a month), registration, uniform or other.'),
  amountCents: cents('Amount charged, in cents.'),
  paidCents: cents('Amount paid, in cents.'),
  description: text('Description.'),
  issuedOn: day('Date of issue.'),
  dueDate: day('Due date.'),
  deletedAt: maybe(moment('When it was deleted, else null.')),
  deleteReason: maybe(text('Why it was deleted, else null.')),
  sentAt: maybe(moment('When its invoice was last e-mailed to the parents; null if never.')),
}) {
  static override tableName = 'bills'
  static override entity = 'bill'
  static override displayName = 'billing record'
  static override auditedColumns = ['month']

  /** Its uniform order, which has at most one bill that is not deleted. */
  uniformOrderId!: number | null

  /** First day of the month of a fee, or with which a registration fee was billed. */
  month!: string | null

  /** The first of the bills that it corrects. */
  correctsId!: number | null

  /** Whether unallocated money on a bank statement would pay it in full; read by `queryBills`. */
  isCovered?: boolean

  createdBy!: number | null
  createdAt!: string
  deletedBy!: number | null

  @Field(() => String, { description: 'paid, unpaid, pending, overdue or partial.' })
  get status(): BillStatus {
    return statusOf(this, todayInJohannesburg(), this.isCovered)
  }

  @Field(() => Cents, { description: 'Amount outstanding, in cents.' })
  get owingCents(): number {
    return owingOf(this)
  }

  @Field(() => String, { description: 'Invoice number, such as INV-00042.' })
  get invoiceNumber(): string {
    return invoiceNumber(this.id)
  }
}

export const BillConnection = connectionOf(Bill, 'Bill', 'billing records')
