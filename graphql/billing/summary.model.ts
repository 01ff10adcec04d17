import { cents, int, output, text } from '#graphql/platform/graphql/output.ts'

export const BillingSummary = output('BillingSummary', 'The totals of billing today.', {
  month: text('The current month, yyyy-MM.'),
  paidCents: cents('Payments dated in the current month, reversed ones left out, in cents.'),
  owingCents: cents('What is still owed on records that are unpaid, overdue or partial, in cents.'),
  owingCount: int('How many records are unpaid, overdue or partial.'),
  pendingCents: cents(
    'What is owed on pending records, which money at the bank would pay once it is booked, in cents.',
  ),
  overdueCount: int('How many records are overdue.'),
  overdueCents: cents('What is owed on overdue records, in cents.'),
  oldestOverdueDays: int('Days since the oldest overdue record was due; 0 when none is.'),
  children: int('Children enrolled.'),
  discountedChildren: int('Children with a sibling discount: the second and later of their families.'),
})
export type BillingSummary = InstanceType<typeof BillingSummary>

export const MonthOfIncome = output('MonthOfIncome', 'What was billed and what came in, in one month.', {
  month: text('The month, yyyy-MM.'),
  paidCents: cents('Payments dated in it, reversed ones left out, in cents.'),
  billedCents: cents('Records due in it, in cents.'),
})
export type MonthOfIncome = InstanceType<typeof MonthOfIncome>
