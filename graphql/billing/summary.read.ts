import { enrolledOn } from '#graphql/children/enrolled.ts'
import { rowOf, rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addMonths, firstOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayManageBilling } from './billing.policy.ts'
import { statusOn } from './bills.read.ts'
import { isReceived } from './payment.model.ts'
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

/** Totals of the bills that are not fully paid; settled ones, which grow over the years, are not read. */
const figures = `
  with open as (
    select amount_cents - paid_cents as owing, due_date, ${statusOn(':today')} as status
    from bills where deleted_at is null and paid_cents < amount_cents
  ), enrolled as (
    select count(*)::int as children, (count(family_account_id) - count(distinct family_account_id))::int as discounted
    from children where ${enrolledOn(':today')}
  )
  select
    (select coalesce(sum(amount_cents), 0)::bigint from payments
      where date between :first and :last and ${isReceived}) as "paidCents",
    coalesce(sum(owing) filter (where status <> 'pending'), 0)::bigint as "owingCents",
    (count(*) filter (where status <> 'pending'))::int as "owingCount",
    coalesce(sum(owing) filter (where status = 'pending'), 0)::bigint as "pendingCents",
    (count(*) filter (where status = 'overdue'))::int as "overdueCount",
    coalesce(sum(owing) filter (where status = 'overdue'), 0)::bigint as "overdueCents",
    coalesce(:today::date - min(due_date) filter (where status = 'overdue'), 0) as "oldestOverdueDays",
    (select children from enrolled) as children,
    (select discounted from enrolled) as "discountedChildren"
  from open`

export async function readBillingSummary(context: Context, today = todayInJohannesburg()): Promise<BillingSummary> {
  authorise(context, mayManageBilling)
  const month = monthOf(today)
  const [first, last] = daysOf(month)
  return { month, ...(await rowOf<Omit<BillingSummary, 'month'>>(context.db, figures, { today, first, last })) }
}

const months = `
  with months as (
    select to_char(month, 'YYYY-MM') as month, month::date as first, (month + interval '1 month')::date as next
    from generate_series(:from::date, :to::date, interval '1 month') as month
  )
  select month,
    (select coalesce(sum(amount_cents), 0)::bigint from payments
      where date >= first and date < next and ${isReceived}) as "paidCents",
    (select coalesce(sum(amount_cents), 0)::bigint from bills
      where due_date >= first and due_date < next and deleted_at is null) as "billedCents"
  from months order by month`

const shownMonths = 12

export async function readIncome(context: Context): Promise<MonthOfIncome[]> {
  authorise(context, mayManageBilling)
  const to = firstOfMonth(todayInJohannesburg())
  return rowsOf(context.db, months, { from: addMonths(to, 1 - shownMonths), to })
}
