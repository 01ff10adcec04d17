import { Paper } from '#graphql/documents/paper.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { ageLabels, ages } from '../ageing.rules.ts'
import type { Bill } from '../bill.model.ts'
import { methodLabels, type PaymentMethod } from '../billing.rules.ts'
import type { Payment } from '../payment.model.ts'
import { referenceOf } from '../reference.rules.ts'
import type { Statement } from '../statement.rules.ts'
import { howToPay, type PaperFrame, sumBox } from './parts.ts'

export interface Named {
  id: number
  firstName: string
  lastName: string
}

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

/** What a child is asked to pay, what has been paid of it, and where to pay the rest. */
export function drawInvoice(frame: PaperFrame, bill: Bill, child: Named): Promise<Buffer> {
  const title = `Invoice ${bill.invoiceNumber}`
  const paper = new Paper(frame.sender, {
    title,
    subject: `${bill.description} for ${nameOf(child)}`,
    changedAt: new Date(bill.createdAt),
  })
  paper.heading(title, `For ${nameOf(child)}, made on ${formatDate(bill.issuedOn)}`)
  paper.table(
    ['For', 'To be paid until', 'Amount'],
    [[bill.description, formatDate(bill.dueDate), formatRand(bill.amountCents)]],
    [50, 28, 22],
  )
  if (bill.paidCents > 0) paper.paragraph(`Paid so far: ${formatRand(bill.paidCents)}`)
  sumBox(paper, bill.owingCents > 0 ? 'To be paid' : 'Paid in full, thank you', formatRand(bill.owingCents))
  if (bill.owingCents > 0) howToPay(paper, frame, [[child.firstName, referenceOf(child.id)]])
  return paper.finish()
}

export interface ReceiptLine {
  description: string
  dueDate: string
  amountCents: number
}

/** What was paid, when and how, and what it went to. */
export function drawReceipt(
  { sender }: PaperFrame,
  payment: Payment,
  child: Named,
  lines: readonly ReceiptLine[],
): Promise<Buffer> {
  const title = `Receipt ${payment.receiptNumber}`
  const paper = new Paper(sender, {
    title,
    subject: `Payment for ${nameOf(child)}`,
    changedAt: new Date(payment.reversedAt ?? payment.createdAt),
  })
  const how = methodLabels[payment.method as PaymentMethod]
  paper.heading(title, `For ${nameOf(child)}, received on ${formatDate(payment.date)} by ${how}`)
  if (payment.reversedAt) {
    paper.part('This payment was reversed', 'coral')
    paper.paragraph(`It no longer counts: ${payment.reversalReason}.`)
  }
  const given = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const rows = lines.map((line) => [line.description, formatDate(line.dueDate), formatRand(line.amountCents)])
  const credit = payment.reversedAt ? 0 : payment.amountCents - given
  if (credit > 0) rows.push(['Credit for what comes next', '', formatRand(credit)])
  if (rows.length > 0) paper.table(['It went to', 'Due', 'Amount'], rows, [50, 28, 22])
  if (payment.reference) paper.paragraph(`Reference: ${payment.reference}`)
  sumBox(paper, payment.reversedAt ? 'Was received' : 'Received with thanks', formatRand(payment.amountCents))
  return paper.finish()
}

/** What was billed and paid for a family from one day to another, and how old the debts are. */
export function drawStatement(
  frame: PaperFrame,
  children: readonly Named[],
  statement: Statement,
  [from, to]: [string, string],
): Promise<Buffer> {
  const names = children.map(nameOf).join(', ')
  const paper = new Paper(frame.sender, {
    title: 'Statement of account',
    subject: `For ${names}, ${formatDate(from)} to ${formatDate(to)}`,
    changedAt: new Date(`${to}T00:00:00Z`),
  })
  paper.heading('Statement of account', `${names} · ${formatDate(from)} to ${formatDate(to)}`)
  const firstNames = new Map(children.map(({ id, firstName }) => [id, firstName]))
  const cents = (amount: number) => (amount === 0 ? '' : formatRand(amount))
  const rows = statement.lines.map((line) => [
    formatDate(line.date),
    children.length > 1 ? `${firstNames.get(line.childId)}: ${line.words}` : line.words,
    cents(line.chargedCents),
    cents(line.paidCents),
    formatRand(line.balanceCents),
  ])
  paper.table(
    ['Date', 'What', 'Billed', 'Paid', 'Balance'],
    [
      [formatDate(from), 'Balance brought forward', '', '', formatRand(statement.openingCents)],
      ...rows,
      [formatDate(to), 'Balance', '', '', formatRand(statement.closingCents)],
    ],
    [20, 35, 15, 15, 15],
    { size: 9 },
  )
  const owes = statement.closingCents > 0
  sumBox(paper, owes ? 'Balance to be paid' : 'Balance in your favour', formatRand(Math.abs(statement.closingCents)))
  paper.part('How long it has been due', 'marigold')
  paper.table(
    ages.map((age) => ageLabels[age]),
    [ages.map((age) => formatRand(statement.ageing[age]))],
    [25, 25, 25, 25],
    { size: 10, words: 4 },
  )
  if (owes)
    howToPay(
      paper,
      frame,
      children.map((child) => [child.firstName, referenceOf(child.id)]),
    )
  return paper.finish()
}
