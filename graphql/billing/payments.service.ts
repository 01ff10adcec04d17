import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { anywhere, plainSql, wordsOf } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { PaymentInput, ReasonInput } from './billing.schema.ts'
import { lockAccountOf, lockAccounts, settle } from './ledger.service.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { Payment } from './payment.model.ts'

const futureMessage = 'A payment cannot be dated after today.'

function assertNotFuture(date: string) {
  if (date > todayInJohannesburg()) throw fieldError('date', futureMessage)
}

async function assertBillOfChild(context: Context, childId: number, billId: number) {
  const bill = await context.db('bills').where({ id: billId, childId, deletedAt: null }).first('id')
  if (!bill) throw notFound('This billing record')
}

/** It goes to the chosen bill, then to the child's oldest open ones; the rest is credit. A removed child can still pay. */
export async function recordPayment(context: Context, input: PaymentInput): Promise<Payment> {
  const viewer = authorise(context, mayManageBilling)
  assertNotFuture(input.date)
  const { amount: amountCents, billId = null, ...values } = input
  return createRow(
    context,
    Payment,
    { action: 'recordPayment', input },
    async (inner) => {
      const [child] = await lockAccounts(inner, [values.childId])
      if (!child) throw notFound('This child')
      if (billId !== null) await assertBillOfChild(inner, values.childId, billId)
      return { ...values, amountCents, billId, createdBy: viewer.id }
    },
    async (payment, inner) => {
      await settle(inner, [payment.childId])
      payment.$set(await Payment.query(inner.db).findById(payment.id).throwIfNotFound())
    },
  )
}

/** It was a mistake, or the bank returned it. */
export async function reversePayment(context: Context, id: number, input: ReasonInput): Promise<Payment> {
  const viewer = authorise(context, mayManageBilling)
  const change = { action: 'reversePayment', id, input, lockFirst: lockAccountOf('payments', id) }
  return editRow(context, Payment, change, async (before, inner) => {
    if (before.reversedAt) throw new AppError('CONFLICT', 'This payment has been reversed already.')
    await settle(inner, [before.childId], { withoutPayment: id })
    return { reversedAt: now(), reversedBy: viewer.id, reversalReason: input.reason }
  })
}

export interface PaymentFilter {
  /** The payments of this child; of all without. */
  childId?: number | null
  /** `yyyy-MM`: those dated in this month; of all time without. */
  month?: string | null
  search?: string | null
}

export interface PaymentPage extends Page<Payment> {
  /** In cents, reversed ones left out. */
  sumAmount(): Promise<number>
}

const searched = plainSql(`concat_ws(' ',
  (select first_name || ' ' || last_name from children where children.id = payments.child_id),
  reference, 'REC-' || lpad(payments.id::text, 5, '0'))`)

export async function listPayments(
  context: Context,
  page: PageRequest,
  { childId, month, search }: PaymentFilter,
): Promise<PaymentPage> {
  authorise(context, mayManageBilling)
  const query = Payment.query(context.db)
  if (childId) query.where({ childId })
  if (month) query.whereBetween('date', daysOf(month))
  for (const word of wordsOf(search)) query.whereRaw(`${searched} like ?`, anywhere(word))
  const all = query.clone().whereNull('reversedAt')
  return {
    ...(await paginate(query, { columns: ['date', 'id'], descending: true }, page)),
    async sumAmount() {
      const [sum] = await all.sum('amountCents as cents').castTo<[{ cents: string | number | null }]>()
      return Number(sum.cents ?? 0)
    },
  }
}
