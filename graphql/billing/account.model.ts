import { Field, Int, ObjectType } from 'type-graphql'
import { Cents } from '#graphql/platform/scalars.ts'
import { Bill } from './bill.model.ts'
import { Payment } from './payment.model.ts'

/** How a child stands with the centre. All sums come from the ledger. */
@ObjectType('BillingAccount', { description: 'How a child stands with the centre.' })
export class BillingAccount {
  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: "The child's own payment reference, such as KW00427." })
  paymentReference!: string

  @Field(() => Cents, { description: 'What is owed less the credit, in cents; less than nothing is credit.' })
  balanceCents!: number

  @Field(() => Cents, { description: 'What is still owed on all records, in cents.' })
  owingCents!: number

  @Field(() => Cents, { description: 'What is owed on records past their due date, in cents.' })
  overdueCents!: number

  @Field(() => Cents, { description: 'What was paid and has gone to no record yet, in cents.' })
  creditCents!: number

  @Field(() => [Bill], { description: 'The records, last due first.' })
  bills!: Bill[]

  @Field(() => [Payment], { description: 'The payments, the newest first, reversed ones among them.' })
  payments!: Payment[]
}
