import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import type { Context } from '#graphql/platform/context.ts'
import { BillingAccount, type Payer } from './account.model.ts'
import { Bill } from './bill.model.ts'
import { isCovered } from './bills.read.ts'
import { maySeeAccounts, maySeeEveryAccount } from './billing.policy.ts'
import { Payment } from './payment.model.ts'
import { queryPayer } from './payer.service.ts'

const rules = { policy: maySeeAccounts, seesEvery: maySeeEveryAccount }

const bills: ChildRows<Bill> = {
  ...rules,
  name: 'bills',
  rows: ({ db }) =>
    db.raw(`select bills.*, ${isCovered} from bills where child_id = children.id and deleted_at is null
      order by due_date desc, id desc`),
  parse: asRow(Bill),
}

const payments: ChildRows<Payment> = {
  ...rules,
  name: 'payments',
  rows: ({ db }) => db.raw('select * from payments where child_id = children.id order by date desc, id desc'),
  parse: asRow(Payment),
}

const payer: ChildRows<Payer> = {
  ...rules,
  name: 'payer',
  rows: ({ db }) => queryPayer(db).whereRaw('child.id = children.id'),
  parse: ({ name, address, version, is_chosen: isChosen }) => ({ name, address, version, isChosen }),
}

/** A parent may be linked to only one of two children on the same account. */
const siblings: ChildRows<number> = {
  ...rules,
  name: 'siblings',
  rows: ({ db, viewer }) =>
    db('children as sibling')
      .whereRaw('sibling.family_account_id = children.family_account_id and sibling.id <> children.id')
      .whereNull('sibling.deleted_at')
      .whereRaw('?', [maySeeEveryAccount(viewer)])
      .orderBy(['sibling.date_of_birth', 'sibling.id'])
      .select('sibling.id'),
  parse: ({ id }) => id,
}

/** A child's account; empty if the viewer may not see it. Notes on payments are for administrators. */
export function accountOfChild(context: Context, childId: number): BillingAccount {
  return new BillingAccount(
    childId,
    () => readOfChild(context, childId, bills),
    async () => {
      const found = await readOfChild(context, childId, payments)
      if (!maySeeEveryAccount(context.viewer)) for (const payment of found) payment.notes = null
      return found
    },
    async () => (await readOfChild(context, childId, payer))[0] ?? null,
    async () => {
      const ids = await readOfChild(context, childId, siblings)
      const found = await Promise.all(ids.map((id) => context.loaders.byId(Child, id)))
      return found.filter((child) => child !== null)
    },
  )
}
