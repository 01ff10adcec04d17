import { Child } from '#graphql/children/child.model.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { nodesOf } from '#graphql/data/paginate.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError, notFound } from '#graphql/platform/errors.ts'
import { inTurn } from '#graphql/platform/files/inTurn.ts'
import { senderOf } from '#graphql/platform/pdf/letterhead.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { createQueue } from '#graphql/platform/queue.ts'
import { Download } from '#graphql/platform/rest/route.ts'
import { bankAccount, centre } from '#graphql/settings/settings.service.ts'
import { addMonths, firstOfMonth, formatMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { allocationsOf } from './allocations.read.ts'
import { Bill } from './bill.model.ts'
import { maySeeAccounts, maySeeEveryAccount } from './billing.policy.ts'
import { listBills, queryBills } from './bills.read.ts'
import { methodLabels } from './billing.rules.ts'
import type { BilledMonth, PeriodQuery } from './billing.schema.ts'
import { familyOf } from './families.service.ts'
import { type PrintedInvoice, renderInvoices, renderReceipt, renderStatement } from './billing.pdf.ts'
import type { PdfFrame } from './payment.pdf.ts'
import { paidFor } from './ledger.service.ts'
import { readPayer } from './familyAccounts.service.ts'
import { Payment, wordsForFamily } from './payment.model.ts'
import { referenceOf } from './reference.rules.ts'
import { statementOf } from './statement.rules.ts'

const pdf = (bytes: Buffer, name: string) => new Download(bytes, `${name}.pdf`, 'application/pdf')

async function readFrame(context: Context, childId: number): Promise<PdfFrame> {
  const [sender, bank, payer] = [await centre(context), await bankAccount(context), await readPayer(context, childId)]
  return { sender: senderOf(sender), bank, payer, registration: [sender.registrationNumbers, sender.vatLine] }
}

/** The children whose accounts the viewer may see. */
function queryChildren(context: Context) {
  const viewer = authorise(context, maySeeAccounts)
  const query = Child.query(context.db)
  return maySeeEveryAccount(viewer) ? query : query.whereIn('id', guardianScope(context, viewer, { removed: true }))
}

/** @throws AppError NOT_FOUND, also for a child of another family */
async function childOf(context: Context, childId: number, what: string): Promise<Child> {
  const child = await queryChildren(context).findById(childId)
  if (!child) throw notFound(what)
  return child
}

const printed = async (context: Context, bill: Bill, child: Child): Promise<PrintedInvoice> => {
  const frame = await readFrame(context, child.id)
  return { frame, bill, child, payments: await allocationsOf(context, 'billId', bill.id) }
}

export async function invoiceDocument(context: Context, id: number): Promise<Download> {
  const what = 'This invoice'
  const bill = await queryBills(context).findById(id).whereNull('deletedAt')
  const child = await childOf(context, bill?.childId ?? 0, what)
  if (!bill) throw notFound(what)
  const invoice = await printed(context, bill, child)
  return pdf(await inTurn(context, () => renderInvoices([invoice])), bill.invoiceNumber)
}

const monthsInTurn = createQueue()

/**
 * All invoices made when a month was billed in one PDF, by the children's names, to be printed. One is made after the
 * other, with what it reads: many at once would leave no connection to the database to anybody else.
 * @throws AppError NOT_FOUND where there are none
 */
export const monthInvoices = (context: Context, query: BilledMonth): Promise<Download> =>
  monthsInTurn(() => invoicesOfMonth(context, query))

async function invoicesOfMonth(context: Context, { month }: BilledMonth): Promise<Download> {
  const bills = nodesOf(await listBills(context, null, { run: month }))
  const children = new Map(
    (await queryChildren(context).findByIds(bills.map(({ childId }) => childId))).map((child) => [child.id, child]),
  )
  const invoices = bills.flatMap((bill) => {
    const child = children.get(bill.childId)
    return child ? printed(context, bill, child) : []
  })
  const [first, ...others] = await Promise.all(invoices)
  if (!first) throw new AppError('NOT_FOUND', `There are no invoices for ${formatMonth(month)}.`)
  return pdf(await renderInvoices([first, ...others]), `invoices-${month}`)
}

/** On paper families and the office read the same words. */
const queryPrinted = ({ db }: Context) => Payment.query(db).select('payments.*', db.raw(wordsForFamily))

export async function receiptDocument(context: Context, id: number): Promise<Download> {
  const what = 'This receipt'
  const payment = await queryPrinted(context).findById(id)
  const child = await childOf(context, payment?.childId ?? 0, what)
  if (!payment) throw notFound(what)
  const given = new Map((await allocationsOf(context, 'paymentId', id)).map((each) => [each.billId, each.amountCents]))
  const bills = await Bill.query(context.db)
    .findByIds([...given.keys()])
    .orderBy(['dueDate', 'id'])
  const lines = bills.map((bill) => ({ ...bill, id: bill.id, amountCents: given.get(bill.id) ?? 0 }))
  const frame = await readFrame(context, child.id)
  return pdf(await inTurn(context, () => renderReceipt(frame, payment, child, lines)), payment.receiptNumber)
}

const mostYears = 10

function periodOf({ from, to }: PeriodQuery, today: string): [string, string] {
  const [first, last] = [from ?? addMonths(firstOfMonth(today), -2), to ?? today]
  if (first > last) throw fieldError('to', 'The last day cannot be before the first.')
  if (first < addMonths(last, -12 * mostYears)) throw fieldError('from', `Please choose at most ${mostYears} years.`)
  return [first, last]
}

/**
 * The statement of a family for a period; the last three months by default. For administrators, and for parents, who
 * see only their own children on it.
 * @param childId any child of the family
 */
export async function statementDocument(context: Context, childId: number, query: PeriodQuery): Promise<Download> {
  const child = await childOf(context, childId, 'This statement')
  const [from, to] = periodOf(query, todayInJohannesburg())
  const children = await queryChildren(context)
    .findByIds(await familyOf(context, childId))
    .orderBy(['dateOfBirth', 'id'])
  const ids = children.map(({ id }) => id)
  const dayOf = (moment: string | null) => moment && todayInJohannesburg(new Date(moment))
  const bills = await Bill.query(context.db).whereIn('childId', ids).orderBy('id')
  const entries = await queryPrinted(context).select(context.db.raw(paidFor)).whereIn('childId', ids).orderBy('id')
  const payments = entries.map((payment) => ({
    ...payment,
    id: payment.id,
    words: [methodLabels[payment.method], payment.reference].filter(Boolean).join(', '),
    reversedOn: dayOf(payment.reversedAt),
  }))
  const issued = bills.map((bill) => ({ ...bill, id: bill.id, cancelledOn: dayOf(bill.deletedAt) }))
  const statement = statementOf(issued, payments, from, to)
  const name = `statement-${referenceOf(child.id)}-${to}`
  const frame = await readFrame(context, child.id)
  return pdf(await inTurn(context, () => renderStatement(frame, children, statement, [from, to])), name)
}
