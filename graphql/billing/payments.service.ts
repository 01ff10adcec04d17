import { BankLine } from '#graphql/bank/bankLine.model.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { latestFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg, addDays, formatDate } from '#graphql/values/dates.ts'
import { formatRand, sumCents } from '#graphql/values/money.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import { creditableCents } from './billing.rules.ts'
import type { CreditNoteInput, PaymentInput, ReasonInput } from './billing.schema.ts'
import { sameShare } from './bookedOnce.rules.ts'
import { familyOf } from './families.service.ts'
import { lockAccountOf, lockFamilies, settle } from './ledger.service.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { isReceived, Payment } from './payment.model.ts'

/** Maximum days between the office's and the bank's date of a payment. */
const daysApart = 5

/** By hand, or from another import of the same day, also for another account: of one import, two lines are two payments. */
const notOfTheStatement = `(bank_line_id is null or exists (
  select from bank_lines as line join bank_lines as other using (date)
  where line.id = ? and other.id = payments.bank_line_id and other.imported_at <> line.imported_at))`

type Part = Pick<Payment, 'childId' | 'amountCents'>
type WaitingLine = Pick<BankLine, 'id' | 'date' | 'proposal'>
type Entered = Part & Pick<Payment, 'id' | 'date' | 'bankLineId'>

function refuse(found: readonly Entered[], said: (amount: string, days: string) => string) {
  if (!found[0]) return
  const days = new Set(found.map(({ date }) => formatDate(date)))
  const what = said(formatRand(sumCents(found)), [...days].join(' and '))
  throw conflict(`${what} If this is a different payment, record it anyway.`, { existingId: found[0].id })
}

/**
 * Prevents a payment from being recorded twice, by hand and from a bank statement, or from two formats of one statement
 * such as CSV and OFX, unless somebody confirms that they are two. Siblings who share an account are one family.
 * @param lineId the bank line it comes from; null for a payment recorded by hand
 * @throws AppError CONFLICT with the same payment, or the unallocated bank line
 */
export async function assertBookedOnce({ db }: Context, parts: readonly Part[], date: string, lineId: number | null) {
  const days: [string, string] = [addDays(date, -daysApart), addDays(date, daysApart)]
  const others = lineId === null ? db.raw('bank_line_id is not null') : db.raw(notOfTheStatement, [lineId])
  const waiting = db('bank_lines').where({ status: 'waiting' }).whereBetween('date', days)
  const lines: WaitingLine[] = lineId === null ? await waiting.select('id', 'date', 'proposal') : []
  const families = await Promise.all(parts.map(({ childId }) => familyOf({ db }, childId)))
  const family = families.flat()
  const ofFamily = (part: Part) => family.includes(part.childId)
  // with what else one transfer paid, for siblings who do not share an account yet
  const together = db('payments').whereIn('childId', family).whereNotNull('bankLineId').select('bank_line_id')
  const received = Payment.query(db)
    .where((any) => any.whereIn('childId', family).orWhereIn('bankLineId', together))
    .whereRaw(isReceived)
    .whereBetween('date', days)
  const beside = await received.clone().where({ date, bankLineId: lineId })
  const same = <Row extends Entered>(earlier: Row[]) => sameShare(families, parts, beside, earlier)
  const booked = same(await received.where(others).orderBy(['date', 'id']))
  const receipts = booked.map(({ receiptNumber }) => receiptNumber).join(', ')
  refuse(booked, (amount, days) => `${amount} for this family has already been recorded: ${receipts} of ${days}.`)
  const theirs = lines.filter(({ proposal }) => proposal.some(ofFamily))
  refuse(
    same(theirs.flatMap(({ id, date, proposal }) => proposal.map((part) => ({ ...part, id, date, bankLineId: id })))),
    (amount, day) => `The bank statement already has ${amount} for this family on ${day}. Please allocate it there.`,
  )
}

/** It pays the chosen bill, then the child's oldest outstanding ones; the rest is credit. Payments for a removed child are accepted. */
export async function recordPayment(context: Context, input: PaymentInput): Promise<Payment> {
  const viewer = authorise(context, mayManageBilling)
  if (input.date > todayInJohannesburg()) throw fieldError('date', 'The payment date cannot be in the future.')
  const { amount: amountCents, billId = null, isAnother = false, ...values } = input
  const request = { action: 'recordPayment', input }
  const decide = async (inner: Context) => {
    await lockFamilies([values.childId])(inner)
    if (billId !== null)
      await findRow(inner, Bill, billId, { scope: (bills) => bills.where({ childId: values.childId }) })
    if (!isAnother) await assertBookedOnce(inner, [{ ...values, amountCents }], values.date, null)
    return { ...values, amountCents, billId, createdBy: viewer.id }
  }
  return createRow(context, Payment, request, decide, settlePayment)
}

async function settlePayment(payment: Payment, inner: Context) {
  await settle(inner, [payment.childId])
  payment.$set(await Payment.query(inner.db).findById(payment.id).throwIfNotFound())
}

/** The credit notes for a record, or for one that it corrects. */
export const creditNotesFor = ({ db }: Context, { id, correctsId }: Bill) =>
  Payment.query(db)
    .where({ method: 'credit_note', reversedAt: null })
    .whereRaw('bill_id in (select id from bills where coalesce(corrects_id, id) = ?)', [correctsId ?? id])
    .orderBy('id')

/**
 * Credits a record partly or fully, even after payment: a credit to the account, which can be reversed like a payment.
 * @param id the record
 */
export async function writeCreditNote(context: Context, id: number, input: CreditNoteInput): Promise<Payment> {
  const viewer = authorise(context, mayManageBilling)
  const { amount: amountCents, reason: reference } = input
  const request = { action: 'writeCreditNote', input: { id, ...input } }
  const decide = async (inner: Context) => {
    await lockAccountOf('bills', id)(inner)
    const bill = await findRow(inner, Bill, id)
    const most = creditableCents(bill, await creditNotesFor(inner, bill))
    if (amountCents > most) throw fieldError('amount', `You can credit at most ${formatRand(most)} of this record.`)
    const entry = { childId: bill.childId, amountCents, method: 'credit_note' as const, reference }
    return { ...entry, billId: id, date: todayInJohannesburg(), createdBy: viewer.id }
  }
  return createRow(context, Payment, request, decide, settlePayment)
}

/** The reversed amount of a bank line awaits allocation again, without a proposal, since that was wrong. */
function reopenLine(inner: Context, id: number) {
  const waiting = { status: 'waiting' as const, proposal: [], decidedBy: inner.viewer.id, decidedAt: now() }
  return editRow(inner, BankLine, { action: 'reversePayment', id }, waiting)
}

/** For a mistake, or a payment returned by the bank. */
export async function reversePayment(context: Context, id: number, input: ReasonInput): Promise<Payment> {
  const viewer = authorise(context, mayManageBilling)
  const change = { action: 'reversePayment', id, input, lockFirst: lockAccountOf('payments', id) }
  return editRow(context, Payment, change, async (before, inner) => {
    if (before.reversedAt) throw conflict('This payment has already been reversed.')
    await settle(inner, [before.childId], { withoutPayment: id })
    if (before.bankLineId !== null) await reopenLine(inner, before.bankLineId)
    return { reversedAt: now(), reversedBy: viewer.id, reversalReason: input.reason }
  })
}

interface PaymentFilter {
  childId?: number | null
  /** `yyyy-MM`: dated in this month; all by default. */
  month?: string | null
  search?: string | null
}

export interface PaymentPage extends Page<Payment> {
  /** In cents, without reversed ones. */
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
