import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addMonths, daysBetween, firstOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import { countsAsOwing, owingOf } from './billing.rules.ts'
import { readOpenBills } from './bills.read.ts'
import { discounted } from './families.rules.ts'
import { readFamilies } from './families.service.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { isReceived } from './payment.model.ts'
import type { BillingSummary, MonthOfIncome } from './summary.model.ts'

const sumOwing = (bills: readonly Bill[]) => bills.reduce((total, bill) => total + owingOf(bill), 0)

/** What was received from one day to another, in cents. */
async function paidBetween({ db }: Context, days: [string, string]): Promise<number> {
  const row = await db('payments').whereBetween('date', days).whereRaw(isReceived).sum({ cents: 'amount_cents' })
  return Number(row[0]?.cents ?? 0)
}

export async function readBillingSummary(context: Context, today = todayInJohannesburg()): Promise<BillingSummary> {
  authorise(context, mayManageBilling)
  const month = monthOf(today)
  const [open, families, paidCents] = await Promise.all([
    readOpenBills(context),
    readFamilies(context, [today, today]),
    paidBetween(context, daysOf(month)),
  ])
  const owing = open.filter(({ status }) => countsAsOwing(status))
  const overdue = open.filter(({ status }) => status === 'overdue')
  const oldest = overdue.map(({ dueDate }) => dueDate).sort()[0]
  return {
    month,
    paidCents,
    owingCents: sumOwing(owing),
    owingCount: owing.length,
    pendingCents: sumOwing(open.filter(({ status }) => status === 'pending')),
    overdueCount: overdue.length,
    overdueCents: sumOwing(overdue),
    oldestOverdueDays: oldest ? daysBetween(oldest, today) : 0,
    children: families.flat().length,
    discountedChildren: discounted(families).size,
  }
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

export async function readIncome(context: Context, today = todayInJohannesburg()): Promise<MonthOfIncome[]> {
  authorise(context, mayManageBilling)
  const to = firstOfMonth(today)
  return rowsOf(context.db, months, { from: addMonths(to, 1 - shownMonths), to })
}
