import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { CalendarDate, Cents, Moment } from '#graphql/platform/graphql/scalars.ts'
import { type BillKind, type BillStatus, invoiceNumber, owingOf, statusOf } from './billing.rules.ts'

/** What a child's family is asked to pay. It is never changed: one with a mistake is deleted, which only hides it, or corrected by another one in its place. */
@ObjectType('Bill', { description: "A billing record: what a child's family is asked to pay." })
export class Bill extends NumberedRow {
  static override tableName = 'bills'
  static override entity = 'bill'
  static override displayName = 'billing record'
  static override auditedColumns = ['month']

  @Field(() => Int, { description: 'The child it is for.' })
  childId!: number

  @Field(() => String, { description: 'fee (of a month), registration, uniform or other.' })
  kind!: BillKind

  /** The uniform order that it is for: of those that are not deleted an order has one at most. */
  uniformOrderId!: number | null

  /** First day of the month that a fee is for, and that a registration was billed with. */
  month!: string | null

  @Field(() => Cents, { description: 'What is asked for, in cents.' })
  amountCents!: number

  @Field(() => Cents, { description: 'What has been paid of it, in cents.' })
  paidCents!: number

  @Field(() => String, { description: 'What it is for, in words.' })
  description!: string

  @Field(() => CalendarDate, { description: 'When it was made.' })
  issuedOn!: string

  @Field(() => CalendarDate, { description: 'Until when it is to be paid.' })
  dueDate!: string

  /** The first of the records that it corrects. */
  correctsId!: number | null

  /** Whether money that waits at the bank would pay it in full; `queryBills` reads it. */
  isCovered?: boolean

  @Field(() => Moment, { nullable: true, description: 'When it was deleted; null unless it was.' })
  deletedAt!: string | null

  @Field(() => String, { nullable: true, description: 'Why it was deleted; null unless it was.' })
  deleteReason!: string | null

  @Field(() => Moment, {
    nullable: true,
    description: 'When its invoice was last written to the parents; null until then.',
  })
  sentAt!: string | null

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
