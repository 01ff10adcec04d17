import type { Context } from '#graphql/platform/context.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { coveredBy, type OwedBill } from './allocation.rules.ts'
import type { Bill } from './bill.model.ts'
import { statusOf } from './billing.rules.ts'

/** Money that waits at the bank to be booked, by the child that it seems to be for. */
const waiting = `
  select part."childId", sum(part."amountCents")::bigint as cents
  from bank_lines, jsonb_to_recordset(proposal) as part ("childId" int, "amountCents" int)
  where status = 'waiting'
  group by part."childId"`

/** The open bills of these children that money waiting at the bank would pay in full. One statement where none waits. */
async function coveredBills({ db }: Context, childIds: ReadonlySet<number>): Promise<Set<number>> {
  const { rows } = (await db.raw(waiting)) as { rows: { childId: number; cents: number }[] }
  const concerned = rows.filter(({ childId }) => childIds.has(childId))
  if (concerned.length === 0) return new Set()
  const open: (OwedBill & { childId: number; paidCents: number })[] = await db('bills')
    .whereIn(
      'child_id',
      concerned.map(({ childId }) => childId),
    )
    .whereNull('deleted_at')
    .whereRaw('paid_cents < amount_cents')
    .select('id', 'child_id', 'amount_cents', 'paid_cents', 'due_date')
  const covered = concerned.flatMap(({ childId, cents }) => [
    ...coveredBy(
      cents,
      open.filter((bill) => bill.childId === childId),
    ),
  ])
  return new Set(covered)
}

/** Sets how each of these bills stands today. */
export async function withStatus(context: Context, bills: readonly Bill[], today = todayInJohannesburg()) {
  const open = bills.filter(({ amountCents, paidCents }) => paidCents < amountCents)
  const covered = open.length > 0 ? await coveredBills(context, new Set(open.map(({ childId }) => childId))) : new Set()
  for (const bill of bills) bill.status = statusOf(bill, today, covered.has(bill.id))
}
