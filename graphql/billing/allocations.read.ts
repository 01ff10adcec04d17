import { Field, ObjectType } from 'type-graphql'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { cents, day, int, withFields } from '#graphql/platform/graphql/output.ts'
import { type CreditMethod, invoiceNumber, receiptNumber } from './billing.rules.ts'

@ObjectType('Allocation', { description: 'The part of a payment allocated to a billing record.' })
export class Allocation extends withFields(Object, {
  paymentId: int('The payment.'),
  billId: int('The billing record.'),
  amountCents: cents('Amount, in cents.'),
  date: day('Date of payment.'),
}) {
  method!: CreditMethod

  @Field(() => String, { description: 'Number of the receipt, such as REC-00007, or credit note, such as CN-00008.' })
  get receiptNumber(): string {
    return receiptNumber(this.paymentId, this.method)
  }

  @Field(() => String, { description: 'Invoice number, such as INV-00042.' })
  get invoiceNumber(): string {
    return invoiceNumber(this.billId)
  }
}

type Side = 'billId' | 'paymentId'

/** The allocations of a bill or a payment, earliest first; those of all rows of a list in one statement. */
export const allocationsOf = ({ db, loaders }: Context, side: Side, id: number): Promise<Allocation[]> => {
  const load = async (ids: readonly number[]) => {
    const rows: Allocation[] = await db('allocations')
      .join('payments', 'payments.id', 'allocations.payment_id')
      .where(`allocations.${side}`, oneOf(db, ids))
      .groupBy('payments.id', 'allocations.bill_id')
      .havingRaw('sum(allocations.amount_cents) > 0')
      .orderBy(['payments.date', 'payments.id', 'allocations.bill_id'])
      .select('payments.id as payment_id', 'allocations.bill_id', 'payments.date', 'payments.method')
      .select(db.raw('sum(allocations.amount_cents)::int as amount_cents'))
    return rows.map((row) => Object.assign(new Allocation(), row))
  }
  return loaders.many(`allocations ${side}`, load, (row) => row[side]).load(id)
}
