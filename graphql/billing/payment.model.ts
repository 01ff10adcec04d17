import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { cents, day, int, maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import { type CreditMethod, receiptNumber } from './billing.rules.ts'

/** Money that came in and stayed, as SQL: neither a reversed payment nor a credit note. */
export const isReceived = `reversed_at is null and method <> 'credit_note'`

/** Money that came in for a child. It is never changed; a mistaken or bounced one is reversed, with a reason. */
@ObjectType('Payment', { description: 'Money that came in for a child.' })
export class Payment extends withFields(NumberedRow, {
  childId: int('The child it is for.'),
  amountCents: cents('What was paid, in cents.'),
  allottedCents: cents('What of it has gone to bills, in cents; the rest is credit.'),
  method: text<CreditMethod>('bank_transfer, cash, eft, debit_order or card; credit_note where no money came in.'),
  reference: maybe(text("The payer's reference; of a credit note why it was written.")),
  date: day('When it was paid.'),
  notes: maybe(text('Notes of administrators. For administrators alone.')),
  billId: maybe(int('The bill it was made for; null when the oldest are paid first.')),
  reversedAt: maybe(moment('When it was reversed; null unless it was.')),
  reversalReason: maybe(text('Why it was reversed.')),
  createdAt: moment('When it was written down.'),
}) {
  static override tableName = 'payments'
  static override entity = 'payment'

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
