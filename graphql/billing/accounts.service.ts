import { asRow, type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import type { Context } from '#graphql/platform/context.ts'
import { BillingAccount } from './account.model.ts'
import { Bill } from './bill.model.ts'
import { queryBills } from './bills.read.ts'
import { maySeeAccounts, maySeeEveryAccount } from './billing.policy.ts'
import { Payment } from './payment.model.ts'

const rules = { policy: maySeeAccounts, seesEvery: maySeeEveryAccount }

const lastFirst = (day: string) => [
  { column: day, order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
]

const bills: ChildRows<Bill> = {
  ...rules,
  name: 'bills',
  rows: (context) =>
    queryBills(context)
      .whereRaw('child_id = children.id')
      .whereNull('deletedAt')
      .orderBy(lastFirst('dueDate'))
      .toKnexQuery(),
  parse: asRow(Bill),
}

const payments: ChildRows<Payment> = {
  ...rules,
  name: 'payments',
  rows: ({ db }) => db('payments').whereRaw('child_id = children.id').orderBy(lastFirst('date')),
  parse: asRow(Payment),
}

/** The account of a child; an account that the viewer may not see is empty. Notes on payments are for administrators. */
export function accountOfChild(context: Context, childId: number): BillingAccount {
  return new BillingAccount(
    childId,
    () => readOfChild(context, childId, bills),
    async () => {
      const found = await readOfChild(context, childId, payments)
      if (!maySeeEveryAccount(context.viewer)) for (const payment of found) payment.notes = null
      return found
    },
  )
}
