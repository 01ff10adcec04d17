import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { BillingAccount } from './account.model.ts'
import type { Bill } from './bill.model.ts'
import { queryBills } from './bills.read.ts'
import { maySeeAccounts, maySeeEveryAccount } from './billing.policy.ts'
import { Payment } from './payment.model.ts'

function byChild<Entry extends { childId: number }>(entries: readonly Entry[]): Map<number, Entry[]> {
  const found = new Map<number, Entry[]>()
  for (const entry of entries) {
    const own = found.get(entry.childId)
    if (own) own.push(entry)
    else found.set(entry.childId, [entry])
  }
  return found
}

/** Those of the children whose accounts the viewer may see: the rule is part of each statement that reads them. */
export function visibleChildren(context: Context, childIds: readonly number[]) {
  const viewer = authorise(context, maySeeAccounts)
  if (maySeeEveryAccount(viewer)) return [...childIds]
  return context
    .db('guardianships')
    .where({ parentId: viewer.id })
    .whereIn('child_id', [...childIds])
    .select('child_id')
}

const lastFirst = (day: string) => [
  { column: day, order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
]

const billsOf = (context: Context) =>
  context.loaders.batch<Bill[]>('billing.bills', async (childIds) => {
    const bills = await queryBills(context)
      .whereIn('childId', visibleChildren(context, childIds))
      .whereNull('deletedAt')
      .orderBy(lastFirst('dueDate'))
    const found = byChild(bills)
    return childIds.map((id) => found.get(id) ?? [])
  })

const paymentsOf = (context: Context) =>
  context.loaders.batch<Payment[]>('billing.payments', async (childIds) => {
    const payments = await Payment.query(context.db)
      .whereIn('childId', visibleChildren(context, childIds))
      .orderBy(lastFirst('date'))
    if (!maySeeEveryAccount(context.viewer)) for (const payment of payments) payment.notes = null
    const found = byChild(payments)
    return childIds.map((id) => found.get(id) ?? [])
  })

/**
 * The account of a child, read once for however many children; an account that the viewer may not see is empty. Notes on
 * payments are for staff.
 */
export function accountOfChild(context: Context, childId: number): BillingAccount {
  return new BillingAccount(
    childId,
    () => billsOf(context).load(childId),
    () => paymentsOf(context).load(childId),
  )
}
