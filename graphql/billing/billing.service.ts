import { findRow } from '#graphql/data/findRow.ts'
import { lockTableRows } from '#graphql/data/lockOrder.ts'
import { createRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import { creditableCents, notDeletedMessage, mayBeCorrected, mayBeDeleted } from './billing.rules.ts'
import type { BillCorrection, BillInput, ReasonInput } from './billing.schema.ts'
import { queryBills } from './bills.read.ts'
import { lockAccountOf, lockAccounts, settle } from './ledger.service.ts'
import { creditNotesFor } from './payments.service.ts'

type NewBill = Pick<Bill, 'childId' | 'amountCents' | 'description' | 'dueDate'> &
  Partial<Pick<Bill, 'kind' | 'uniformOrderId'>>

async function settleAccount(bill: Bill, inner: Context) {
  await settle(inner, [bill.childId])
  await readTotals(bill, inner)
}

const readTotals = async (bill: Bill, inner: Context) =>
  bill.$set(await queryBills(inner).findById(bill.id).throwIfNotFound())

/**
 * Bills a child for another service, in its transaction: the child's credit is applied at once. That service
 * authorises.
 * @throws AppError NOT_FOUND for a child who is not enrolled
 */
export function createBill(context: Context, { kind = 'other', ...values }: NewBill): Promise<Bill> {
  const request = { action: 'createBill', input: { kind, ...values } }
  const decide = async (inner: Context) => {
    const [child] = await lockAccounts(inner, [values.childId])
    if (!child || child.deletedAt !== null) throw notFound('This child')
    return { ...values, kind, issuedOn: todayInJohannesburg(), createdBy: inner.viewer.id }
  }
  return createRow(context, Bill, request, decide, settleAccount)
}

export async function createBilling(context: Context, input: BillInput): Promise<Bill> {
  authorise(context, mayManageBilling)
  const { childId, amount, description, dueDate } = input
  return createBill(context, { childId, amountCents: amount, description, dueDate })
}

/** @throws AppError CONFLICT for a record with payments, which takes a credit note */
export const deleteBill = (context: Context, id: number, input: ReasonInput): Promise<Bill> =>
  removeBill(context, id, input, (bill) => {
    if (!mayBeDeleted(bill)) throw conflict(notDeletedMessage)
  })

/** Takes a record off the account, such as that of a cancelled order; its payments go to the child's other records. */
export async function removeBill(
  context: Context,
  id: number,
  input: ReasonInput,
  assertRemovable: (bill: Bill) => void = () => undefined,
): Promise<Bill> {
  const viewer = authorise(context, mayManageBilling)
  const change = { action: 'deleteBill', id, input, lockFirst: lockAccountOf('bills', id) }
  const decide = async (bill: Bill, inner: Context) => {
    assertRemovable(bill)
    await settle(inner, [bill.childId], { withoutBill: id })
    return { deletedBy: viewer.id, deleteReason: input.reason }
  }
  return removeRow(context, Bill, change, decide, (bill, _before, inner) => readTotals(bill, inner))
}

/**
 * Replaces an unpaid record with a correction: ledger entries are immutable. Partial payments move to the new one.
 * @throws AppError CONFLICT for a paid record; BAD_USER_INPUT for less than was credited of it
 */
export async function correctBill(context: Context, id: number, input: BillCorrection): Promise<Bill> {
  const viewer = authorise(context, mayManageBilling)
  const { amount: amountCents, ...values } = input
  const request = { action: 'correctBill', input: { id, ...input } }
  const decide = async (inner: Context) => {
    await lockAccountOf('bills', id)(inner)
    const bill = await findRow(inner, Bill, id)
    if (!mayBeCorrected(bill))
      throw conflict('This record has been paid. Please create a credit note or reverse the payment first.')
    const credited = bill.amountCents - creditableCents(bill, await creditNotesFor(inner, bill))
    if (amountCents < credited) throw fieldError('amount', `${formatRand(credited)} of this record has been credited.`)
    await removeBill(inner, id, { reason: 'Corrected' })
    const { childId, kind, month, uniformOrderId, correctsId } = bill
    const same = { childId, kind, month, uniformOrderId, correctsId: correctsId ?? id }
    return { ...same, ...values, amountCents, issuedOn: todayInJohannesburg(), createdBy: viewer.id }
  }
  return createRow(context, Bill, request, decide, settleAccount)
}

/** Nobody pays for a cancelled order. The order is locked, so that it cannot be cancelled meanwhile. */
async function assertNotCancelled(context: Context, id: number) {
  const [order] = await lockTableRows<{ id: number; status: string }>(context, 'uniform_orders', 'share', (orders) =>
    orders.whereIn('id', context.db('bills').where({ id }).select('uniform_order_id')).select('id', 'status'),
  )
  if (order?.status === 'cancelled')
    throw conflict('The uniform order was cancelled, so its billing record cannot be restored.')
}

/** @throws AppError CONFLICT when the same month or uniform order has been billed again, or the order cancelled */
export async function restoreBill(context: Context, id: number): Promise<Bill> {
  authorise(context, mayManageBilling)
  const lockFirst = async (inner: Context) => {
    await lockAccountOf('bills', id)(inner)
    await assertNotCancelled(inner, id)
  }
  const change = { action: 'restoreBill', id, lockFirst }
  const values = { deletedBy: null, deleteReason: null }
  return restoreRow(context, Bill, change, values, (bill, _before, inner) => settleAccount(bill, inner))
}
