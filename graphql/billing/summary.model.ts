import { Field, Int, ObjectType } from 'type-graphql'
import { Cents } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('BillingSummary', { description: 'The totals of billing today.' })
export class BillingSummary {
  @Field(() => String, { description: 'The current month, yyyy-MM.' })
  month!: string

  @Field(() => Cents, { description: 'Payments dated in the current month, reversed ones left out, in cents.' })
  paidCents!: number

  @Field(() => Cents, { description: 'What is still owed on records that are unpaid, overdue or partial, in cents.' })
  owingCents!: number

  @Field(() => Int, { description: 'How many records are unpaid, overdue or partial.' })
  owingCount!: number

  @Field(() => Cents, {
    description: 'What is owed on pending records, which money at the bank would pay once it is booked, in cents.',
  })
  pendingCents!: number

  @Field(() => Int, { description: 'How many records are overdue.' })
  overdueCount!: number

  @Field(() => Cents, { description: 'What is owed on overdue records, in cents.' })
  overdueCents!: number

  @Field(() => Int, { description: 'Days since the oldest overdue record was due; 0 when none is.' })
  oldestOverdueDays!: number

  @Field(() => Int, { description: 'Children enrolled.' })
  children!: number

  @Field(() => Int, { description: 'Children with a sibling discount: the second and later of their families.' })
  discountedChildren!: number
}

@ObjectType('MonthOfIncome', { description: 'What was billed and what came in, in one month.' })
export class MonthOfIncome {
  @Field(() => String, { description: 'The month, yyyy-MM.' })
  month!: string

  @Field(() => Cents, { description: 'Payments dated in it, reversed ones left out, in cents.' })
  paidCents!: number

  @Field(() => Cents, { description: 'Records due in it, in cents.' })
  billedCents!: number
}
