import { cents, int, many, output, text } from '#graphql/platform/graphql/output.ts'
import type { ReasonToStay } from './run.rules.ts'

export const RunRemainder = output('RunRemainder', 'Bills that stay when a billing run is voided.', {
  reason: text<ReasonToStay>('paid (also in part), pending, corrected or sent.'),
  count: int('Number.'),
})

export const MonthRun = output('MonthRun', 'The billing run of a month, and its bills that can be or were voided.', {
  month: text('The month, yyyy-MM.'),
  count: int('Number of voided bills.'),
  amountCents: cents('Their total, in cents.'),
  stay: many(RunRemainder, 'Bills that stay, by reason.'),
})
export type MonthRun = InstanceType<typeof MonthRun>

export const ClassCharged = output('ClassCharged', 'Result of billing a class.', {
  billed: int('Number of records created, one per child.'),
  amountCents: cents('Total billed, in cents.'),
})
export type ClassCharged = InstanceType<typeof ClassCharged>
