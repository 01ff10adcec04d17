import { BankLine } from '#graphql/bank/bankLine.model.ts'
import { latestFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import { creditableCents } from './billing.rules.ts'
import type { CreditNoteInput, PaymentInput, ReasonInput } from './billing.schema.ts'
import { lockAccountOf, lockAccounts, settle } from './ledger.service.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { isReceived, Payment } from './payment.model.ts'
import { assertBookedOnce } from './sameMoney.ts'

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
  const { amount: amountCents, billId = null, isAnother = false, ...values } = input
  return createRow(
    context,
    Payment,
    { action: 'recordPayment', input },
    async (inner) => {
      const [child] = await lockAccounts(inner, [values.childId])
      if (!child) throw notFound('This child')
      if (billId !== null) await assertBillOfChild(inner, values.childId, billId)
      if (!isAnother) await assertBookedOnce(inner, { ...values, amountCents })
      return { ...values, amountCents, billId, createdBy: viewer.id }
    },
    settlePayment,
  )
}

/** Settles the account, and puts into the row what has gone to bills then. */
async function settlePayment(payment: Payment, inner: Context) {
  await settle(inner, [payment.childId])
  payment.$set(await Payment.query(inner.db).findById(payment.id).throwIfNotFound())
}

/** The credit notes that were written for a record, or for one that it corrects. */
const readCredited = ({ db }: Context, { id, correctsId }: Bill): Promise<number[]> =>
  db('payments')
    .join('bills', 'bills.id', 'payments.bill_id')
    .where({ method: 'credit_note', reversedAt: null })
    .whereRaw('coalesce(bills.corrects_id, bills.id) = ?', [correctsId ?? id])
    .pluck('payments.amount_cents')

/**
 * Takes back what a record asks for, in part or as a whole, also after it was paid: an entry in favour of the account,
 * which is reversed like a payment.
 * @param id the record
 */
export async function writeCreditNote(context: Context, id: number, input: CreditNoteInput): Promise<Payment> {
  const viewer = authorise(context, mayManageBilling)
  const { amount: amountCents, reason: reference } = input
  return createRow(
    context,
    Payment,
    { action: 'writeCreditNote', input: { id, ...input } },
    async (inner) => {
      await lockAccountOf('bills', id)(inner)
      const bill = await Bill.query(inner.db).findById(id).whereNull('deletedAt')
      if (!bill) throw notFound('This billing record')
      const most = creditableCents(bill.amountCents, await readCredited(inner, bill))
      if (amountCents > most) throw fieldError('amount', `At most ${formatRand(most)} of this record can be credited.`)
      const entry = { childId: bill.childId, amountCents, method: 'credit_note' as const, reference }
      return { ...entry, billId: id, date: todayInJohannesburg(), createdBy: viewer.id }
    },
    settlePayment,
  )
}

/** A line of a statement waits again with what of it was reversed; nobody is proposed any more, since that was wrong. */
const reopenLine = (inner: Context, id: number) =>
  editRow(
    inner,
    BankLine,
    { action: 'reversePayment', id },
    { status: 'waiting', proposal: [], decidedBy: inner.viewer.id, decidedAt: now() },
  )

/** It was a mistake, or the bank returned it. */
export async function reversePayment(context: Context, id: number, input: ReasonInput): Promise<Payment> {
  const viewer = authorise(context, mayManageBilling)
  const change = { action: 'reversePayment', id, input, lockFirst: lockAccountOf('payments', id) }
  return editRow(context, Payment, change, async (before, inner) => {
    if (before.reversedAt) throw new AppError('CONFLICT', 'This payment has been reversed already.')
    await settle(inner, [before.childId], { withoutPayment: id })
    if (before.bankLineId !== null) await reopenLine(inner, before.bankLineId)
    return { reversedAt: now(), reversedBy: viewer.id, reversalReason: input.reason }
  })
}

interface PaymentFilter {
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
  whereWords(query, searched, search)
  const all = query.clone().whereRaw(isReceived)
  return {
    ...(await paginate(query, latestFirst('date'), page)),
    async sumAmount() {
      const [sum] = await all.sum('amountCents as cents').castTo<[{ cents: string | number | null }]>()
      return Number(sum.cents ?? 0)
    },
  }
}
