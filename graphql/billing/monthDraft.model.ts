import { Field, Int, ObjectType } from 'type-graphql'
import { CalendarDate, Cents } from '#graphql/platform/graphql/scalars.ts'
import type { BillKind } from './billing.rules.ts'

@ObjectType('MonthDraftLine', { description: 'What a child would be billed for a month.' })
export class MonthDraftLine {
  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'fee or registration.' })
  kind!: BillKind

  @Field(() => String, { description: 'What it is for; why there is none where the program has no fee.' })
  description!: string

  @Field(() => Cents, {
    description: 'Of the fee table, in cents; of a child that begins in the middle of the month its share.',
  })
  fullCents!: number

  @Field(() => Cents, { description: 'Taken off for a second or later child of a family, in cents.' })
  discountCents!: number

  @Field(() => Cents, { description: 'What would be billed, in cents.' })
  amountCents!: number

  @Field(() => String, { description: 'new; billed (already); noFee (the fee table has none for the program).' })
  state!: 'new' | 'billed' | 'noFee'
}

@ObjectType('MonthDraft', { description: 'What the centre would bill for a month. Nothing is stored.' })
export class MonthDraft {
  @Field(() => String, { description: 'The month, yyyy-MM.' })
  month!: string

  @Field(() => CalendarDate, { description: 'When it would usually be due.' })
  dueDate!: string

  @Field(() => [MonthDraftLine], { description: "The lines, by the children's names." })
  lines!: MonthDraftLine[]
}

@ObjectType('MonthBilled', { description: 'What became of billing a month.' })
export class MonthBilled {
  @Field(() => Int, { description: 'How many records were made.' })
  billed!: number

  @Field(() => Int, { description: 'How many of those asked for had been billed already, or cannot be.' })
  leftOut!: number

  @Field(() => Cents, { description: 'What was billed, in cents.' })
  amountCents!: number
}
