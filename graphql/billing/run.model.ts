import { cents, int, many, output, text } from '#graphql/platform/graphql/output.ts'
import type { ReasonToStay } from './run.rules.ts'

export const RunRemainder = output('RunRemainder', 'Bills of a run that stay when it is voided.', {
  reason: text<ReasonToStay>('paid (also in part), pending, corrected or sent.'),
  count: int('How many.'),
})

export const MonthRun = output('MonthRun', 'What one month was billed with, and what of it can be voided, or was.', {
  month: text('The month, yyyy-MM.'),
  count: int('How many of its bills are cancelled.'),
  amountCents: cents('What they ask for, in cents.'),
  stay: many(RunRemainder, 'How many stay, and why.'),
})
export type MonthRun = InstanceType<typeof MonthRun>

export const ClassCharged = output('ClassCharged', 'What a class was charged.', {
  billed: int('How many records were made: one for each child.'),
  amountCents: cents('What was billed, in cents.'),
})
export type ClassCharged = InstanceType<typeof ClassCharged>
