import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { cents, day, int, maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import { type CreditMethod, receiptNumber } from './billing.rules.ts'

/** SQL condition for money received: neither a reversed payment nor a credit note. */
export const isReceived = `reversed_at is null and method <> 'credit_note'`

/**
 * SQL columns after those of `payments`, which they replace: what the child's family reads. A reversed payment may have been
 * somebody else's, and so may be what the bank says of a line that also pays for a child with other guardians.
 */
export const wordsForFamily = `null as reversal_reason,
  case when reversed_at is null then notes end as notes,
  case when reversed_at is null and not exists (
    select from payments as other
    where other.bank_line_id = payments.bank_line_id and other.reversed_at is null and exists (
      select parent_id from guardianships where child_id = payments.child_id
      except select parent_id from guardianships where child_id = other.child_id)
  ) then reference end as reference`

/** A payment for a child. It is never changed; a mistaken or bounced one is reversed, with a reason. */
@ObjectType('Payment', { description: 'A payment for a child.' })
export class Payment extends withFields(NumberedRow, {
  childId: int('The child.'),
  amountCents: cents('Amount paid, in cents.'),
  allottedCents: cents('Amount allocated to bills, in cents; the rest is credit.'),
  method: text<CreditMethod>('bank_transfer, cash, eft, debit_order or card; credit_note if no money was received.'),
  reference: maybe(text("The payer's reference; the reason for a credit note.")),
  date: day('Date of payment.'),
  notes: maybe(text('Notes by and for administrators.')),
  billId: maybe(int('The bill it was made for; null to pay the oldest first.')),
  reversedAt: maybe(moment('When it was reversed, else null.')),
  reversalReason: maybe(text('Why it was reversed.')),
  createdAt: moment('When it was recorded.'),
}) {
  static override tableName = 'payments'
  static override entity = 'payment'

  bankLineId!: number | null
  createdBy!: number | null
  reversedBy!: number | null

  @Field(() => String, { description: 'Number of its receipt, such as REC-00007, or credit note, such as CN-00008.' })
  get receiptNumber(): string {
    return receiptNumber(this.id, this.method)
  }
}

export const PaymentConnection = connectionOf(Payment, 'Payment', 'payments')
