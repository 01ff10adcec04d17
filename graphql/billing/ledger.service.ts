import type { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { familyOf } from './families.service.ts'
import { allot, corrections, type MadePayment, type OwedBill, type Share } from './allocation.rules.ts'

/**
 * Locks the accounts of children until the transaction ends, in order of id: of two simultaneous changes to an account
 * the second sees the first, and there is no deadlock.
 */
export const lockAccounts = ({ db }: Context, ids: readonly number[]): Promise<Pick<Child, 'id' | 'deletedAt'>[]> =>
  db('children').whereIn('id', ids).orderBy('id').forNoKeyUpdate().select('id', 'deleted_at')

/**
 * The same with the siblings on their accounts, for whom the same money may be recorded at that moment.
 * @throws AppError NOT_FOUND for a child that is not there
 */
export const lockFamilies = (childIds: readonly number[]) => async (context: Context) => {
  const all = await familyOf(context, ...childIds)
  if ((await lockAccounts(context, all)).length < all.length) throw notFound('This child')
}

/** The same for the accounts of these rows, before the rows themselves: see `lockOrder`. */
export const lockAccountOf =
  (table: 'bills' | 'payments' | 'uniform_orders', ...ids: readonly number[]) =>
  ({ db }: Context) =>
    db('children').whereIn('id', db(table).whereIn('id', ids).select('child_id')).orderBy('id').forNoKeyUpdate()

interface OfChild {
  childId: number
}

interface Leaving {
  /** A bill that is about to be deleted. */
  withoutBill?: number
  /** A payment that is about to be reversed. */
  withoutPayment?: number
}

/** The bill that a payment was made for, or its correction. */
export const paidFor = `(select counted.id from bills as chosen
  join bills as counted on coalesce(counted.corrects_id, counted.id) = coalesce(chosen.corrects_id, chosen.id)
  where chosen.id = payments.bill_id and counted.deleted_at is null) as bill_id`

async function readAccounts({ db }: Pick<Context, 'db'>, childIds: readonly number[], leaving: Leaving) {
  const { withoutBill = 0, withoutPayment = 0 } = leaving
  const bills: (OwedBill & OfChild)[] = await db('bills')
    .whereIn('childId', childIds)
    .whereNull('deleted_at')
    .whereNot({ id: withoutBill })
    .select('id', 'child_id', 'amount_cents', 'due_date')
  const payments: (MadePayment & OfChild)[] = await db('payments')
    .whereIn('childId', childIds)
    .whereNull('reversed_at')
    .whereNot({ id: withoutPayment })
    .select('id', 'child_id', 'amount_cents', 'date', db.raw(paidFor))
  const allocations: (Share & OfChild)[] = await db('allocations')
    .join('payments', 'payments.id', 'allocations.payment_id')
    .whereIn('payments.child_id', childIds)
    .groupBy('payments.child_id', 'allocations.payment_id', 'allocations.bill_id')
    .havingRaw('sum(allocations.amount_cents) <> 0')
    .select('payments.child_id', 'allocations.payment_id', 'allocations.bill_id')
    .select(db.raw('sum(allocations.amount_cents)::int as amount_cents'))
  const ofChild = ({ childId }: OfChild) => childId
  return {
    bills: groupBy(bills, ofChild),
    payments: groupBy(payments, ofChild),
    allocations: groupBy(allocations, ofChild),
  }
}

/**
 * Writes missing allocations and reverses outdated ones; the pure rules decide from the whole account. The accounts are
 * already locked. A constant number of statements.
 */
export async function settle(context: Pick<Context, 'db'>, childIds: readonly number[], leaving: Leaving = {}) {
  const ids = [...new Set(childIds)]
  const { bills, payments, allocations } = await readAccounts(context, ids, leaving)
  const rows = ids
    .flatMap((id) => corrections(allocations.get(id) ?? [], allot(bills.get(id) ?? [], payments.get(id) ?? [])))
    .map(({ paymentId, billId, amountCents }) => ({ paymentId, billId, amountCents }))
  if (rows.length > 0) await context.db.batchInsert('allocations', rows, 1000)
}
