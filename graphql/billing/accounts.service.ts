import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { BillingAccount } from './account.model.ts'
import { Bill } from './bill.model.ts'
import { maySeeAccounts, maySeeEveryAccount } from './billing.policy.ts'
import { owingOf } from './billing.rules.ts'
import { Payment } from './payment.model.ts'
import { referenceOf } from './reference.rules.ts'
import { coveredBills, setStatus } from './status.service.ts'

const sum = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number) =>
  entries.reduce((total, entry) => total + of(entry), 0)

function accountOf(childId: number, bills: Bill[], payments: Payment[]): BillingAccount {
  const owingCents = sum(bills, owingOf)
  const creditCents = sum(
    payments.filter(({ reversedAt }) => reversedAt === null),
    ({ amountCents, allottedCents }) => amountCents - allottedCents,
  )
  return Object.assign(new BillingAccount(), {
    childId,
    paymentReference: referenceOf(childId),
    owingCents,
    creditCents,
    balanceCents: owingCents - creditCents,
    overdueCents: sum(
      bills.filter(({ status }) => status === 'overdue'),
      owingOf,
    ),
    bills,
    payments,
  })
}

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
  const visible = context
    .db('children')
    .whereIn('id', [...childIds])
    .select('id')
  if (maySeeEveryAccount(viewer)) return visible
  return visible.whereIn('id', context.db('guardianships').where({ parentId: viewer.id }).select('child_id'))
}

/**
 * How a child stands. Three statements however many children are asked for; an account that the viewer may not see is
 * empty. Notes on payments are for staff.
 */
export function accountOfChild(context: Context, childId: number): Promise<BillingAccount> {
  return context.loaders
    .batch<BillingAccount>('billing.account', async (childIds) => {
      const isStaff = maySeeEveryAccount(context.viewer)
      const [bills, payments, covered] = await Promise.all([
        Bill.query(context.db)
          .whereIn('childId', visibleChildren(context, childIds))
          .whereNull('deletedAt')
          .orderBy([
            { column: 'dueDate', order: 'desc' },
            { column: 'id', order: 'desc' },
          ]),
        Payment.query(context.db)
          .whereIn('childId', visibleChildren(context, childIds))
          .orderBy([
            { column: 'date', order: 'desc' },
            { column: 'id', order: 'desc' },
          ]),
        coveredBills(context),
      ])
      setStatus(bills, covered)
      if (!isStaff) for (const payment of payments) payment.notes = null
      const [billsOf, paymentsOf] = [byChild(bills), byChild(payments)]
      return childIds.map((id) => accountOf(id, billsOf.get(id) ?? [], paymentsOf.get(id) ?? []))
    })
    .load(childId)
}
