import type { Context } from '#graphql/platform/context.ts'
import { allot, corrections, type MadePayment, type OwedBill, type Share } from './allocation.rules.ts'

interface Account {
  id: number
  deletedAt: string | null
}

/**
 * Locks the accounts of children until the change is done, always in the same order, so that of two who write to one
 * account the second sees what the first has done, and none waits for ever.
 */
export function lockAccounts(context: Context, childIds: readonly number[]): Promise<Account[]> {
  return context
    .db('children')
    .whereIn('id', [...childIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'deleted_at')
}

type Of<Entry> = Entry & { childId: number }

function grouped<Entry extends { childId: number }>(entries: readonly Entry[]): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>()
  for (const entry of entries) groups.set(entry.childId, [...(groups.get(entry.childId) ?? []), entry])
  return groups
}

interface Leaving {
  /** A bill that is about to be deleted. */
  withoutBill?: number
  /** A payment that is about to be reversed. */
  withoutPayment?: number
}

/**
 * Writes the allocations that these accounts lack, and takes back those that no longer hold. The accounts are locked
 * already. A few statements, however many accounts there are.
 */
export async function settle({ db }: Pick<Context, 'db'>, childIds: readonly number[], leaving: Leaving = {}) {
  const ids = [...new Set(childIds)]
  const bills: Of<OwedBill>[] = await db('bills')
    .whereIn('child_id', ids)
    .whereNull('deleted_at')
    .select('id', 'child_id', 'amount_cents', 'due_date')
  const payments: Of<MadePayment>[] = await db('payments')
    .whereIn('child_id', ids)
    .whereNull('reversed_at')
    .select('id', 'child_id', 'amount_cents', 'date', 'bill_id')
  const standing: Of<Share>[] = await db('allocations')
    .join('payments', 'payments.id', 'allocations.payment_id')
    .whereIn('payments.child_id', ids)
    .groupBy('payments.child_id', 'allocations.payment_id', 'allocations.bill_id')
    .havingRaw('sum(allocations.amount_cents) <> 0')
    .select('payments.child_id', 'allocations.payment_id', 'allocations.bill_id')
    .select(db.raw('sum(allocations.amount_cents)::int as amount_cents'))
  const [billsOf, paymentsOf, standingOf] = [
    grouped(bills.filter(({ id }) => id !== leaving.withoutBill)),
    grouped(payments.filter(({ id }) => id !== leaving.withoutPayment)),
    grouped(standing),
  ]
  const entries = ids.flatMap((id) =>
    corrections(standingOf.get(id) ?? [], allot(billsOf.get(id) ?? [], paymentsOf.get(id) ?? [])),
  )
  if (entries.length === 0) return
  const rows = entries.map(({ paymentId, billId, amountCents }) => ({ paymentId, billId, amountCents }))
  await db.batchInsert('allocations', rows, 1000)
}
