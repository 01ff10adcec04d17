import { cents, day, int, many, output, text } from '#graphql/platform/graphql/output.ts'
import type { BillKind } from './billing.rules.ts'

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
