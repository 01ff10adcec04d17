import { cents, int, output, text } from '#graphql/platform/graphql/output.ts'

export const BillingSummary = output('BillingSummary', "Today's billing totals.", {
  month: text('The current month, yyyy-MM.'),
  paidCents: cents('Payments dated in the current month, without reversed ones, in cents.'),
  owingCents: cents('Outstanding on unpaid, overdue and partial records, in cents.'),
  owingCount: int('Number of unpaid, overdue and partial records.'),
  pendingCents: cents('Outstanding on pending records, which unallocated money at the bank would pay, in cents.'),
  overdueCount: int('Number of overdue records.'),
  overdueCents: cents('Outstanding on overdue records, in cents.'),
  oldestOverdueDays: int('Days since the oldest overdue record was due; 0 if none.'),
  children: int('Children enrolled.'),
  discountedChildren: int('Children with a sibling discount: the second and further ones of their families.'),
})
export type BillingSummary = InstanceType<typeof BillingSummary>

export const MonthOfIncome = output('MonthOfIncome', 'Amounts billed and received in a month.', {
  month: text('The month, yyyy-MM.'),
  paidCents: cents('Payments dated in it, without reversed ones, in cents.'),
  billedCents: cents('Records due in it, in cents.'),
})
export type MonthOfIncome = InstanceType<typeof MonthOfIncome>
