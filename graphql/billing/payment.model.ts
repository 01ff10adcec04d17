import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { CalendarDate, Cents, Moment } from '#graphql/platform/graphql/scalars.ts'
import { type CreditMethod, receiptNumber } from './billing.rules.ts'

/** Money that came in and stayed, as SQL: neither a reversed payment nor a credit note. */
export const isReceived = `reversed_at is null and method <> 'credit_note'`

/** Money that came in for a child. It is never changed; a mistaken or bounced one is reversed, with a reason. */
@ObjectType('Payment', { description: 'Money that came in for a child.' })
export class Payment extends NumberedRow {
  static override tableName = 'payments'
  static override entity = 'payment'
  static override displayName = 'payment'

  @Field(() => Int, { description: 'The child it is for.' })
  childId!: number

  @Field(() => Cents, { description: 'What was paid, in cents.' })
  amountCents!: number

  @Field(() => Cents, { description: 'What of it has gone to bills, in cents; the rest is credit.' })
  allottedCents!: number

  @Field(() => String, {
    description: 'bank_transfer, cash, eft, debit_order or card; credit_note where no money came in.',
  })
  method!: CreditMethod

  @Field(() => String, { nullable: true, description: "The payer's reference; of a credit note why it was written." })
  reference!: string | null

  @Field(() => CalendarDate, { description: 'When it was paid.' })
  date!: string

  @Field(() => String, { nullable: true, description: 'Notes of administrators. For administrators alone.' })
  notes!: string | null

  @Field(() => Int, { nullable: true, description: 'The bill it was made for; null when the oldest are paid first.' })
  billId!: number | null

  @Field(() => Moment, { nullable: true, description: 'When it was reversed; null unless it was.' })
  reversedAt!: string | null

  @Field(() => String, { nullable: true, description: 'Why it was reversed.' })
  reversalReason!: string | null

  @Field(() => Moment, { description: 'When it was written down.' })
  createdAt!: string

  /** The line of a bank statement that it was booked from. */
  bankLineId!: number | null
  createdBy!: number | null
  reversedBy!: number | null

  @Field(() => String, { description: 'Number of its receipt, such as REC-00007, or of the credit note, CN-00008.' })
  get receiptNumber(): string {
    return receiptNumber(this.id, this.method)
  }
}

export const PaymentConnection = connectionOf(Payment, 'Payment', 'payments')
