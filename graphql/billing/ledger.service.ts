import type { Context } from '#graphql/platform/context.ts'
import { allot, corrections } from './allocation.rules.ts'
import { type Leaving, readUnsettled } from './unsettled.service.ts'

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

function grouped<Entry extends { childId: number }>(entries: readonly Entry[]): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>()
  for (const entry of entries) groups.set(entry.childId, [...(groups.get(entry.childId) ?? []), entry])
  return groups
}

/**
 * Writes the allocations that these accounts lack, and takes back those that no longer hold. The accounts are locked
 * already. A few statements, however many accounts there are.
 */
export async function settle(context: Pick<Context, 'db'>, childIds: readonly number[], leaving: Leaving = {}) {
  const ids = [...new Set(childIds)]
  const { bills, payments, standing } = await readUnsettled(context, ids, leaving)
  const [billsOf, paymentsOf, standingOf] = [grouped(bills), grouped(payments), grouped(standing)]
  const entries = ids.flatMap((id) =>
    corrections(standingOf.get(id) ?? [], allot(billsOf.get(id) ?? [], paymentsOf.get(id) ?? [])),
  )
  if (entries.length === 0) return
  const rows = entries.map(({ paymentId, billId, amountCents }) => ({ paymentId, billId, amountCents }))
  await context.db.batchInsert('allocations', rows, 1000)
}
