import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { BillKind } from './billing.rules.ts'
import type { BillInput, ReasonInput } from './billing.schema.ts'
import { queryBills } from './bills.read.ts'
import { lockAccounts, settle } from './ledger.service.ts'

export interface NewBill {
  childId: number
  amountCents: number
  description: string
  /** `yyyy-MM-dd` */
  dueDate: string
  kind?: BillKind
  uniformOrderId?: number
}

/**
 * Bills a child for another service, inside its running change: credit of the child pays it at once. Whether it may is
 * that service's decision.
 * @throws AppError NOT_FOUND for a child that is not enrolled
 */
export async function createBill(context: Context, { kind = 'other', ...values }: NewBill): Promise<Bill> {
  return transaction(context, { action: 'createBill', input: { kind, ...values }, model: Bill }, async (inner) => {
    const [child] = await lockAccounts(inner, [values.childId])
    if (!child || child.deletedAt !== null) throw notFound('This child')
    const { id } = await Bill.query(inner.db).insert({
      ...values,
      kind,
      issuedOn: todayInJohannesburg(),
      createdBy: inner.viewer.id,
    })
    await settle(inner, [values.childId])
    const bill = await readBill(inner, id)
    await audit(inner, { action: 'createBill', entity: 'bill', entityId: id, after: bill.auditValues() })
    return bill
  })
}

const readBill = (context: Context, id: number) => queryBills(context).findById(id).throwIfNotFound()

/**
 * Makes a billing record. For staff.
 * @throws AppError NOT_FOUND for a child that is not enrolled
 */
export async function createBilling(context: Context, input: BillInput): Promise<Bill> {
  authorise(context, mayManageBilling)
  const { childId, amount, description, dueDate } = input
  return createBill(context, { childId, amountCents: amount, description, dueDate })
}

/** A record for a change, with its child's account locked. */
async function billForChange(context: Context, id: number, isDeleted: boolean) {
  const found = await Bill.query(context.db).findById(id)
  if (!found) throw notFound('This billing record')
  await lockAccounts(context, [found.childId])
  const bill = await Bill.query(context.db).findById(id)
  if (!bill || (bill.deletedAt !== null) !== isDeleted) throw notFound('This billing record')
  return bill
}

/**
 * Hides a record that was made by mistake, and keeps it; what was paid on it goes to the child's other records.
 * @throws AppError NOT_FOUND
 */
export async function deleteBill(context: Context, id: number, input: ReasonInput): Promise<Bill> {
  const viewer = authorise(context, mayManageBilling)
  const { reason } = input
  return transaction(context, { action: 'deleteBill', input: { id, reason }, model: Bill }, async (inner) => {
    const before = await billForChange(inner, id, false)
    const deleted = { deletedAt: new Date().toISOString(), deletedBy: viewer.id, deleteReason: reason }
    await settle(inner, [before.childId], { withoutBill: id })
    await Bill.query(inner.db).findById(id).patch(deleted)
    const after = await readBill(inner, id)
    const [old, now] = [before.auditValues(), after.auditValues()]
    await audit(inner, { action: 'deleteBill', entity: 'bill', entityId: id, before: old, after: now })
    return after
  })
}

/** Nobody is asked to pay for what they do not get. The order is locked, so that it is not cancelled meanwhile. */
async function assertNotCancelled(context: Context, id: number) {
  const order = await context
    .db('uniform_orders')
    .whereIn('id', context.db('bills').where({ id }).select('uniform_order_id'))
    .forShare()
    .first('status')
  if (order?.status === 'cancelled') {
    throw new AppError('CONFLICT', 'The uniform order was cancelled, so its deleted record stays deleted.')
  }
}

/**
 * Brings a deleted record back.
 * @throws AppError NOT_FOUND; CONFLICT when the same month or uniform order was billed again meanwhile, or the order
 * cancelled
 */
export async function restoreBill(context: Context, id: number): Promise<Bill> {
  authorise(context, mayManageBilling)
  return transaction(context, { action: 'restoreBill', input: { id }, model: Bill }, async (inner) => {
    await assertNotCancelled(inner, id)
    const before = await billForChange(inner, id, true)
    await Bill.query(inner.db).findById(id).patch({ deletedAt: null, deletedBy: null, deleteReason: null })
    await settle(inner, [before.childId])
    const after = await readBill(inner, id)
    await audit(inner, { action: 'restoreBill', entity: 'bill', entityId: id, after: after.auditValues() })
    return after
  })
}
