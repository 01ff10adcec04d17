import { setImmediate } from 'node:timers/promises'
import type { Child } from '#graphql/children/child.model.ts'
import { renderFacts } from '#graphql/platform/pdf/facts.ts'
import { colours } from '#graphql/platform/pdf/theme.ts'
import { PdfDocument, type PartTitle } from '#graphql/platform/pdf/pdfDocument.ts'
import { formatDate, formatDateShort, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { type Ageing, ageLabels, ages } from './ageing.rules.ts'
import type { Allocation } from './allocations.read.ts'
import type { Bill } from './bill.model.ts'
import { dueLabel, invoiceNumber, methodLabels } from './billing.rules.ts'
import type { Payment } from './payment.model.ts'
import { referenceOf } from './reference.rules.ts'
import type { Statement } from './statement.rules.ts'
import { howToPay, madeOutTo, type PdfFrame, registrationLines, sumBox, sumBoxHeight } from './payment.pdf.ts'

type Named = Pick<Child, 'id' | 'firstName' | 'lastName'>

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

export interface PrintedInvoice {
  frame: PdfFrame
  bill: Bill
  child: Named
  payments: readonly Allocation[]
}

const titleOf = ({ bill }: PrintedInvoice) => `Invoice ${bill.invoiceNumber}`

/** One or several invoices in one PDF, each on pages of its own. */
export async function renderInvoices([first, ...others]: readonly [PrintedInvoice, ...PrintedInvoice[]]) {
  const { frame, bill, child } = first
  const subject = others.length > 0 ? 'Invoices' : `${bill.description} for ${nameOf(child)}`
  const changedAt = new Date(bill.createdAt)
  const document = new PdfDocument(frame.sender, { title: titleOf(first), subject, changedAt })
  writeInvoice(document, first)
  for (const invoice of others) {
    // other requests get their turn between two invoices
    await setImmediate()
    document.next(titleOf(invoice))
    writeInvoice(document, invoice)
  }
  return document.finish()
}

function writeInvoice(document: PdfDocument, invoice: PrintedInvoice) {
  const { frame, bill, child, payments } = invoice
  const title = titleOf(invoice)
  const corrects = bill.correctsId === null ? '' : `, replacing ${invoiceNumber(bill.correctsId)}`
  document.heading(title, `For ${nameOf(child)}, issued on ${formatDate(bill.issuedOn)}${corrects}`)
  madeOutTo(document, frame)
  const rows = [[bill.description, formatDate(bill.dueDate), formatRand(bill.amountCents)]]
  for (const { method, receiptNumber: number, date, amountCents } of payments)
    rows.push([
      `${method === 'credit_note' ? 'Credited' : 'Paid'} on ${formatDate(date)}, ${number}`,
      '',
      formatRand(-amountCents),
    ])
  document.table(['For', 'Due date', 'Amount'], rows, [50, 28, 22], { after: sumBoxHeight })
  sumBox(document, dueLabel(bill.owingCents, payments), formatRand(bill.owingCents))
  if (bill.owingCents > 0) howToPay(document, frame, [[child.firstName, referenceOf(child.id)]])
  registrationLines(document, frame)
}

type ReceiptLine = Pick<Bill, 'id' | 'description' | 'dueDate' | 'amountCents'>

export function renderReceipt(
  frame: PdfFrame,
  payment: Payment,
  child: Named,
  lines: readonly ReceiptLine[],
): Promise<Buffer> {
  const isNote = payment.method === 'credit_note'
  const title = `${isNote ? 'Credit note' : 'Receipt'} ${payment.receiptNumber}`
  const document = new PdfDocument(frame.sender, {
    title,
    subject: `${isNote ? 'Credit' : 'Payment'} for ${nameOf(child)}`,
    changedAt: new Date(payment.reversedAt ?? payment.createdAt),
  })
  document.heading(title, `For ${nameOf(child)}`)
  madeOutTo(document, frame)
  renderFacts(document, [
    [isNote ? 'Issued on' : 'Received on', formatDate(payment.date)],
    ...(isNote ? [] : [['Paid by', methodLabels[payment.method]] as [string, string]]),
    [isNote ? 'Reason' : 'Reference', payment.reference || '–'],
  ])
  if (payment.reversedAt) {
    const day = formatDate(todayInJohannesburg(new Date(payment.reversedAt)))
    document.part({ text: `This ${isNote ? 'credit note' : 'payment'} was reversed on ${day}`, tone: 'coral' })
    document.paragraph('It no longer counts.')
  }
  const given = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const rows = lines.map((line) => [
    line.description,
    invoiceNumber(line.id),
    formatDate(line.dueDate),
    formatRand(line.amountCents),
  ])
  const credit = payment.reversedAt ? 0 : payment.amountCents - given
  if (credit > 0) rows.push(['Credit towards future invoices', '', '', formatRand(credit)])
  if (rows.length > 0)
    document.table(['Allocated to', 'Invoice', 'Due', 'Amount'], rows, [38, 18, 24, 20], {
      words: 3,
      after: sumBoxHeight,
    })
  const received = payment.reversedAt ? 'Amount received' : 'Received with thanks'
  sumBox(document, isNote ? 'Credited' : received, formatRand(payment.amountCents))
  registrationLines(document, frame)
  return document.finish()
}

const total = (ageing: Ageing) => ages.reduce((sum, age) => sum + ageing[age], 0)

/** A family's debt by age; empty if it owes nothing. */
function debts(document: PdfDocument, { ageing, closingCents }: Statement) {
  const owed = total(ageing)
  if (owed === 0) return
  const heads = [...ages.map((age) => ageLabels[age]), 'Total']
  const row = [...ages.map((age) => formatRand(ageing[age])), formatRand(owed)]
  const title: PartTitle = { text: 'Age of outstanding amounts', tone: 'marigold' }
  document.table(heads, [row], [20, 20, 20, 20, 20], { size: 10, words: 0, title, after: 20 })
  const credit = owed - closingCents
  if (credit > 0)
    document.paragraph(`${formatRand(credit)} of credit has not been allocated to an invoice yet.`, {
      size: 9.5,
      colour: colours.muted,
    })
}

const balanceLabel = (cents: number) =>
  cents === 0 ? 'Nothing due' : cents > 0 ? 'Balance due' : 'Balance in your favour'

export function renderStatement(
  frame: PdfFrame,
  children: readonly Named[],
  statement: Statement,
  [from, to]: [string, string],
): Promise<Buffer> {
  const names = children.map(nameOf).join(', ')
  const document = new PdfDocument(frame.sender, {
    title: `Statement of account, ${names}`,
    subject: `${formatDate(from)} to ${formatDate(to)}`,
    changedAt: new Date(`${to}T00:00:00Z`),
  })
  document.heading('Statement of account', `${names} · ${formatDate(from)} to ${formatDate(to)}`)
  madeOutTo(document, frame)
  const firstNames = new Map(children.map(({ id, firstName }) => [id, firstName]))
  const cents = (amount: number) => (amount === 0 ? '' : formatRand(amount))
  const rows = statement.lines.map((line) => [
    formatDateShort(line.date),
    line.number,
    children.length > 1 ? `${firstNames.get(line.childId)}: ${line.words}` : line.words,
    cents(line.chargedCents),
    cents(line.paidCents),
    formatRand(line.balanceCents),
  ])
  document.table(
    ['Date', 'Number', 'Description', 'Charged', 'Paid', 'Balance'],
    [
      [formatDateShort(from), '', 'Balance brought forward', '', '', formatRand(statement.openingCents)],
      ...rows,
      [formatDateShort(to), '', 'Balance', '', '', formatRand(statement.closingCents)],
    ],
    [14, 13, 32, 13, 13, 15],
    { size: 9, words: 3, after: sumBoxHeight },
  )
  sumBox(document, balanceLabel(statement.closingCents), formatRand(Math.abs(statement.closingCents)))
  debts(document, statement)
  const references = children.map((child): [string, string] => [child.firstName, referenceOf(child.id)])
  if (statement.closingCents > 0) howToPay(document, frame, references)
  registrationLines(document, frame)
  return document.finish()
}
