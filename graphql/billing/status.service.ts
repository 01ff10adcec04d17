import type { Context } from '#graphql/platform/context.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { coveredBy, type OwedBill } from './allocation.rules.ts'
import type { Bill } from './bill.model.ts'
import { statusOf } from './billing.rules.ts'

/** Money that waits at the bank to be booked, by the child that it seems to be for, with the open bills of that child. */
const waiting = `
  select cents, (
      select coalesce(json_agg(json_build_object('id', id, 'amountCents', amount_cents, 'paidCents', paid_cents,
        'dueDate', due_date) order by id), '[]')
      from bills where bills.child_id = part.child_id and deleted_at is null and paid_cents < amount_cents
    ) as open
  from (
    select line."childId" as child_id, sum(line."amountCents")::bigint as cents
    from bank_lines, jsonb_to_recordset(proposal) as line ("childId" int, "amountCents" int)
    where status = 'waiting'
    group by line."childId"
  ) as part`

/** The open bills that money waiting at the bank would pay in full. One statement. */
export async function coveredBills({ db }: Context): Promise<ReadonlySet<number>> {
  const { rows } = (await db.raw(waiting)) as { rows: { cents: number; open: (OwedBill & { paidCents: number })[] }[] }
  return new Set(rows.flatMap(({ cents, open }) => [...coveredBy(cents, open)]))
}

/** Sets how each of these bills stands. */
export function setStatus(bills: readonly Bill[], covered: ReadonlySet<number>, today = todayInJohannesburg()) {
  for (const bill of bills) bill.status = statusOf(bill, today, covered.has(bill.id))
}

/** The same for bills that were read before. */
export async function withStatus(context: Context, bills: readonly Bill[], today = todayInJohannesburg()) {
  const isOpen = bills.some(({ amountCents, paidCents }) => paidCents < amountCents)
  setStatus(bills, isOpen ? await coveredBills(context) : new Set(), today)
}
