import { raw } from 'objection'
import { User } from '#graphql/accounts/user.model.ts'
import { type Page, type PageOrder, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addMonths, firstOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { BillStatus } from './billing.rules.ts'
import { daysOf } from '#graphql/platform/month.ts'

/**
 * Open bills that unallocated money on the bank statement would pay in full, oldest due date first; `proposal` says
 * which child each part is probably for.
 */
const covered = `
  select id from (
    select bills.id, waiting.cents,
      sum(amount_cents - paid_cents) over (partition by child_id order by due_date, bills.id) as needed
    from bills
    join (
      select part."childId" as child_id, sum(part."amountCents") as cents
      from bank_lines, jsonb_to_recordset(proposal) as part ("childId" int, "amountCents" int)
      where status = 'waiting'
      group by part."childId"
    ) as waiting using (child_id)
    where deleted_at is null and paid_cents < amount_cents
  ) as open
  where needed <= cents`

/** The column that the status of a bill depends on, beside its own. */
export const isCovered = `bills.id in (${covered}) as is_covered`

/** For a page of bills, which adds the other columns. */
const pagedBills = ({ db }: Pick<Context, 'db'>) => Bill.query(db).select(db.raw(isCovered))

/** Bills with the columns that their status depends on: all reads of bills start here. */
export const queryBills = (context: Pick<Context, 'db'>) => pagedBills(context).select('bills.*')

interface BillFilter {
  month?: string | null
  /** `yyyy-MM`: made when this month was billed. */
  run?: string | null
  childId?: number | null
  status?: BillStatus | null | undefined
  search?: string | null
}

export interface BillPage extends Page<Bill> {
  sum(): Promise<{ amountCents: number; owingCents: number }>
}

const sums = `coalesce(sum(amount_cents), 0)::bigint as billed,
  coalesce(sum(amount_cents - paid_cents), 0)::bigint as owing`

/**
 * `statusOf` in SQL, of rows of `bills`.
 * @param today a binding, such as `:today`
 */
export const statusOn = (today: string) => `case
  when paid_cents >= amount_cents then 'paid'
  when bills.id in (${covered}) then 'pending'
  when due_date < ${today}::date then 'overdue'
  when paid_cents > 0 then 'partial'
  else 'unpaid' end`

const searched = plainSql(
  `concat_ws(' ', children.first_name, children.last_name, bills.description, 'INV-' || lpad(bills.id::text, 5, '0'))`,
)

/** Sort keys of the children's names, calculated once per child, not per bill. */
const sortedNames = `select id, ${plainSql('last_name')} as last_name, ${plainSql('first_name')} as first_name
  from children`

const byName = { columns: ['names.lastName', 'names.firstName', 'bills.childId', 'bills.dueDate', 'bills.id'] }

async function pageOfBills(
  context: Context,
  query: ReturnType<typeof queryBills>,
  order: PageOrder,
  page: PageRequest | null,
): Promise<BillPage> {
  const all = query.clone().clearSelect()
  const found = await paginate(query, order, page)
  return {
    ...found,
    async sum() {
      const [of] = await all.clone().select(context.db.raw(sums)).castTo<[{ billed: number; owing: number }]>()
      return { amountCents: of.billed, owingCents: of.owing }
    },
  }
}

/** By the children's names, including removed children. */
export async function listBills(
  context: Context,
  page: PageRequest | null,
  filter: BillFilter = {},
): Promise<BillPage> {
  authorise(context, mayManageBilling)
  const query = pagedBills(context).whereNull('bills.deletedAt')
  if (filter.month) query.whereBetween('bills.dueDate', daysOf(filter.month))
  if (filter.run) query.where('bills.month', daysOf(filter.run)[0])
  if (filter.childId) query.where('bills.childId', filter.childId)
  if (filter.status) query.whereRaw(`(${statusOn('?')}) = ?`, [todayInJohannesburg(), filter.status])
  // what is sorted by has the names already: a second look at each child costs as much as its bills
  if (filter.search) query.join('children', 'children.id', 'bills.childId')
  whereWords(query, searched, filter.search)
  query.withMaterialized('names', raw(sortedNames)).join('names', 'names.id', 'bills.childId')
  return pageOfBills(context, query, byName, page)
}

/** A corrected record has been replaced and cannot be restored. */
const isCorrected = `exists (select from bills as counted where counted.deleted_at is null
  and coalesce(counted.corrects_id, counted.id) = coalesce(bills.corrects_id, bills.id))`

export async function listDeletedBills(context: Context, page: PageRequest): Promise<BillPage> {
  authorise(context, mayManageBilling)
  const query = pagedBills(context)
    .join('children', 'children.id', 'bills.childId')
    .whereNotNull('bills.deletedAt')
    .whereRaw(`not ${isCorrected}`)
  return pageOfBills(context, query, { columns: ['bills.deletedAt', 'bills.id'], descending: true }, page)
}

/** Who deleted a record, for administrators, who alone see deleted ones. */
export async function nameOfDeleter(context: Context, { deletedBy }: Bill): Promise<string | null> {
  const user = mayManageBilling(context.viewer) ? await context.loaders.byId(User, deletedBy) : null
  return user && `${user.firstName} ${user.lastName}`
}

/** The months in which records are due, always including the current one. */
export async function listBillingMonths(context: Context, today = todayInJohannesburg()): Promise<string[]> {
  authorise(context, mayManageBilling)
  // an index finds the first and the last day, so that nothing else is read
  const days = await context
    .db('bills')
    .whereNull('deleted_at')
    .min({ first: 'due_date' })
    .max({ last: 'due_date' })
    .first<{ first: string | null; last: string | null }>()
  const latest = firstOfMonth([days.last ?? today, today].sort().at(-1) ?? today)
  const earliest = firstOfMonth([days.first ?? today, today].sort()[0] ?? today)
  const months: string[] = []
  for (let month = latest; month >= earliest; month = addMonths(month, -1)) months.push(monthOf(month))
  return months
}

/** Outstanding amounts. Settled records, which grow over the years, are not read. */
export const readOpenBills = (context: Context) =>
  queryBills(context).whereNull('deletedAt').whereRaw('paid_cents < amount_cents').orderBy(['childId', 'dueDate', 'id'])
