import { createRows, editRows, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { Child } from '#graphql/children/child.model.ts'
import { isInClassOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { formatMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { ChargeClassInput, BilledMonth } from './billing.schema.ts'
import { queryBills } from './bills.read.ts'
import { lockAccounts, settle } from './ledger.service.ts'
import type { ClassCharged, MonthRun } from './run.model.ts'
import { voidable } from './run.rules.ts'

const sum = (bills: readonly Bill[]) => bills.reduce((total, { amountCents }) => total + amountCents, 0)

/** The bills that were made when a month was billed: its fees, and the registrations of those who were new. */
const queryRun = (context: Context, month: string) =>
  queryBills(context)
    .where({ month: daysOf(month)[0] })
    .whereNull('deletedAt')

export async function readRun(context: Context, month: string): Promise<MonthRun> {
  authorise(context, mayManageBilling)
  const { open, stay } = voidable(await queryRun(context, month))
  return { month, count: open.length, amountCents: sum(open), stay }
}

/** Cancels the bills of a month that nobody has paid, seen or changed: each can be restored, or the month billed again. */
export async function voidRun(context: Context, input: BilledMonth): Promise<MonthRun> {
  const viewer = authorise(context, mayManageBilling)
  const { month } = input
  return transaction(context, { action: 'voidRun', input }, async (inner) => {
    const childIds = (await queryRun(inner, month)).map(({ childId }) => childId)
    await lockAccounts(inner, childIds)
    const { open, stay } = voidable(await queryRun(inner, month))
    const ids = open.map(({ id }) => id)
    await editRows(inner, Bill, 'voidRun', (bills) => bills.whereIn('id', ids), {
      deletedAt: now(),
      deletedBy: viewer.id,
      deleteReason: `The billing run for ${formatMonth(month)} was voided`,
    })
    await settle(inner, childIds)
    return { month, count: open.length, amountCents: sum(open), stay }
  })
}

/**
 * Bills children of a class for one thing, such as an outing: all of them or none.
 * @throws AppError CONFLICT where one of them is not in the class any more
 */
export async function chargeClass(context: Context, input: ChargeClassInput): Promise<ClassCharged> {
  const viewer = authorise(context, mayManageBilling)
  const { classId, amount: amountCents, description, dueDate } = input
  const today = todayInJohannesburg()
  return transaction(context, { action: 'chargeClass', input }, async (inner) => {
    const childIds = [...new Set(input.childIds)]
    await lockAccounts(inner, childIds)
    const there = Child.query(inner.db)
      .findByIds(childIds)
      .whereNull('deletedAt')
      .whereRaw(isInClassOn(':today'), { today, classId })
    if ((await there.resultSize()) < childIds.length) {
      throw new AppError(
        'CONFLICT',
        'The class has changed in the meantime, so nobody was billed. Please open it again.',
      )
    }
    const row = { kind: 'other' as const, amountCents, description, dueDate, issuedOn: today, createdBy: viewer.id }
    const made = await createRows(
      inner,
      Bill,
      'chargeClass',
      childIds.map((childId) => ({ childId, ...row })),
    )
    await settle(inner, childIds)
    return { billed: made.length, amountCents: sum(made) }
  })
}
