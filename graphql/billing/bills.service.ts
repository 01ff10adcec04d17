import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addMonths, daysBetween, firstOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import { countsAsOwing, owingOf } from './billing.rules.ts'
import { discounted } from './families.rules.ts'
import { readFamilies } from './families.service.ts'
import { daysOf } from './month.ts'
import { coveredBills, setStatus, withStatus } from './status.service.ts'
import type { BillingSummary, MonthOfIncome } from './summary.model.ts'

export interface BillFilter {
  /** `yyyy-MM`: those due in this month; of all time without. */
  month?: string | null
  childId?: number | null
}

/** Those who have left are looked up one by one: they are few in a month, and more with every year. */
const nameToSortBy = (column: string) =>
  `coalesce(enrolled.${column}, (select ${column} from children where children.id = bills.child_id))`

/** Billing records by the children's names, also those of removed children. For staff. */
export async function listBills(context: Context, { month, childId }: BillFilter = {}): Promise<Bill[]> {
  authorise(context, mayManageBilling)
  const { db, loaders } = context
  const query = Bill.query(db)
    .leftJoin(db('children').whereNull('deleted_at').as('enrolled'), 'enrolled.id', 'bills.childId')
    .whereNull('bills.deletedAt')
    .orderByRaw(`${nameToSortBy('last_name')}, ${nameToSortBy('first_name')}`)
    .orderBy(['bills.childId', 'bills.dueDate', 'bills.id'])
    .select('bills.*')
  if (month) query.whereBetween('bills.dueDate', daysOf(month))
  if (childId) query.where('bills.childId', childId)
  const [bills, covered, enrolled] = await Promise.all([
    query,
    coveredBills(context),
    childId ? [] : Child.query(db).whereNull('deletedAt'),
  ])
  loaders.prime(Child, enrolled)
  setStatus(bills, covered)
  return bills
}

/** The deleted records, the last one first. For staff. */
export async function listDeletedBills(context: Context): Promise<Bill[]> {
  authorise(context, mayManageBilling)
  const bills = await Bill.query(context.db)
    .whereNotNull('deletedAt')
    .orderBy([{ column: 'deletedAt', order: 'desc' }, 'id'])
  await withStatus(context, bills)
  return bills
}

/** Who deleted a record, for staff; nobody else is shown deleted ones. */
export async function nameOfDeleter(context: Context, { deletedBy }: Bill): Promise<string | null> {
  const user = mayManageBilling(context.viewer) ? await context.loaders.byId(User, deletedBy) : null
  return user && `${user.firstName} ${user.lastName}`
}

/** The months in which records are due, the latest first, the current one always among them. For staff. */
export async function listBillingMonths(context: Context, today = todayInJohannesburg()): Promise<string[]> {
  authorise(context, mayManageBilling)
  // an index finds the first and the last day; nothing else is read
  const { rows } = await context.db.raw(
    'select min(due_date) as first, max(due_date) as last from bills where deleted_at is null',
  )
  const [{ first, last }] = rows as [{ first: string | null; last: string | null }]
  const latest = firstOfMonth([last ?? today, today].sort().at(-1) ?? today)
  const earliest = firstOfMonth([first ?? today, today].sort()[0] ?? today)
  const months: string[] = []
  for (let month = latest; month >= earliest; month = addMonths(month, -1)) months.push(monthOf(month))
  return months
}

/** What is open, with how each stands. Settled records, which grow with the years, are not read. */
export async function readOpenBills(context: Context, today: string): Promise<Bill[]> {
  const [open, covered] = await Promise.all([
    Bill.query(context.db)
      .whereNull('deletedAt')
      .whereRaw('paid_cents < amount_cents')
      .orderBy(['childId', 'dueDate', 'id']),
    coveredBills(context),
  ])
  setStatus(open, covered, today)
  return open
}

const sumOwing = (bills: readonly Bill[]) => bills.reduce((total, bill) => total + owingOf(bill), 0)

/** Payments dated from one day to another, reversed ones left out, in cents. */
async function paidBetween({ db }: Context, days: [string, string]): Promise<number> {
  const row = await db('payments').whereBetween('date', days).whereNull('reversed_at').sum({ cents: 'amount_cents' })
  return Number(row[0]?.cents ?? 0)
}

/** The figures above the billing records. For staff. */
export async function readBillingSummary(context: Context, today = todayInJohannesburg()): Promise<BillingSummary> {
  authorise(context, mayManageBilling)
  const month = monthOf(today)
  const [open, families, paidCents] = await Promise.all([
    readOpenBills(context, today),
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
      where date >= first and date < next and reversed_at is null) as "paidCents",
    (select coalesce(sum(amount_cents), 0)::bigint from bills
      where due_date >= first and due_date < next and deleted_at is null) as "billedCents"
  from months order by month`

const shownMonths = 12

/** What was billed and what came in, over the last twelve months. For staff. */
export async function readIncome(context: Context, today = todayInJohannesburg()): Promise<MonthOfIncome[]> {
  authorise(context, mayManageBilling)
  const to = firstOfMonth(today)
  const { rows } = await context.db.raw(months, { from: addMonths(to, 1 - shownMonths), to })
  return rows
}
