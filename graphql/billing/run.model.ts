import { Field, Int, ObjectType } from 'type-graphql'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import type { ReasonToStay } from './run.rules.ts'

@ObjectType('RunRemainder', { description: 'Bills of a run that stay when it is voided.' })
export class RunRemainder {
  @Field(() => String, { description: 'paid (also in part), pending, corrected or sent.' })
  reason!: ReasonToStay

  @Field(() => Int, { description: 'How many.' })
  count!: number
}

@ObjectType('MonthRun', { description: 'What one month was billed with, and what of it can be voided, or was.' })
export class MonthRun {
  @Field(() => String, { description: 'The month, yyyy-MM.' })
  month!: string

  @Field(() => Int, { description: 'How many of its bills are cancelled.' })
  count!: number

  @Field(() => Cents, { description: 'What they ask for, in cents.' })
  amountCents!: number

  @Field(() => [RunRemainder], { description: 'How many stay, and why.' })
  stay!: RunRemainder[]
}

@ObjectType('ClassCharged', { description: 'What a class was charged.' })
export class ClassCharged {
  @Field(() => Int, { description: 'How many records were made: one for each child.' })
  billed!: number

  @Field(() => Cents, { description: 'What was billed, in cents.' })
  amountCents!: number
}
