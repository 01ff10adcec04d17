import { cents, day, int, many, output, text } from '#graphql/platform/graphql/output.ts'
import type { BillKind } from './billing.rules.ts'
import type { ReasonToStay } from './run.rules.ts'

export const MonthDraftLine = output('MonthDraftLine', "A line of the preview: a child's fee for a month.", {
  childId: int('The child.'),
  kind: text<BillKind>('fee or registration.'),
  description: text('Description; if there is no fee, the reason.'),
  fullCents: cents('Fee from the fee table, in cents; pro rata for a child who starts during the month.'),
  discountCents: cents('Sibling discount, in cents.'),
  amountCents: cents('Amount to bill, in cents.'),
  state: text<'new' | 'billed' | 'noFee'>('new, billed (already), or noFee (the fee table has none for the program).'),
})
export type MonthDraftLine = InstanceType<typeof MonthDraftLine>

export const MonthDraft = output('MonthDraft', 'A preview of the bills of a month. Nothing is stored.', {
  month: text('The month, yyyy-MM.'),
  dueDate: day('Usual due date.'),
  lines: many(MonthDraftLine, "The lines, by the children's names."),
})
export type MonthDraft = InstanceType<typeof MonthDraft>

export const MonthBilled = output('MonthBilled', 'Result of billing a month.', {
  billed: int('Number of records created.'),
  leftOut: int('Number of lines that were already billed or cannot be billed.'),
  amountCents: cents('Total billed, in cents.'),
})
export type MonthBilled = InstanceType<typeof MonthBilled>

export const RunRemainder = output('RunRemainder', 'Bills that stay when a billing run is voided.', {
  reason: text<ReasonToStay>('paid (also in part), pending, corrected or sent.'),
  count: int('Number.'),
})

export const MonthRun = output('MonthRun', 'The billing run of a month, and its bills that can be or were voided.', {
  month: text('The month, yyyy-MM.'),
  count: int('Number of voided bills.'),
  amountCents: cents('Total, in cents.'),
  stay: many(RunRemainder, 'Bills that stay, by reason.'),
})
export type MonthRun = InstanceType<typeof MonthRun>

export const ClassCharged = output('ClassCharged', 'Result of billing a class.', {
  billed: int('Number of records created, one per child.'),
  amountCents: cents('Total billed, in cents.'),
})
export type ClassCharged = InstanceType<typeof ClassCharged>
