import { cents, day, int, many, output, text } from '#graphql/platform/graphql/output.ts'
import type { BillKind } from './billing.rules.ts'

export const MonthDraftLine = output('MonthDraftLine', 'What a child would be billed for a month.', {
  childId: int('The child.'),
  kind: text<BillKind>('fee or registration.'),
  description: text('What it is for; why there is none where the program has no fee.'),
  fullCents: cents('Of the fee table, in cents; of a child that begins in the middle of the month its share.'),
  discountCents: cents('Taken off for a second or later child of a family, in cents.'),
  amountCents: cents('What would be billed, in cents.'),
  state: text<'new' | 'billed' | 'noFee'>('new; billed (already); noFee (the fee table has none for the program).'),
})
export type MonthDraftLine = InstanceType<typeof MonthDraftLine>

export const MonthDraft = output('MonthDraft', 'What the centre would bill for a month. Nothing is stored.', {
  month: text('The month, yyyy-MM.'),
  dueDate: day('When it would usually be due.'),
  lines: many(MonthDraftLine, "The lines, by the children's names."),
})
export type MonthDraft = InstanceType<typeof MonthDraft>

export const MonthBilled = output('MonthBilled', 'What became of billing a month.', {
  billed: int('How many records were made.'),
  leftOut: int('How many of those asked for had been billed already, or cannot be.'),
  amountCents: cents('What was billed, in cents.'),
})
export type MonthBilled = InstanceType<typeof MonthBilled>
