import { groupBy } from '#graphql/values/groupBy.ts'
import { ageing, type Ageing } from './ageing.rules.ts'
import { allot, type MadePayment, type OwedBill } from './allocation.rules.ts'
import { type CreditMethod, invoiceNumber, receiptNumber } from './billing.rules.ts'

interface StatementBill extends OwedBill {
  childId: number
  description: string
  issuedOn: string
  /** The day on which it was deleted or replaced by a correction, or null. */
  cancelledOn: string | null
}

interface StatementPayment extends MadePayment {
  childId: number
  /** In words: "EFT, KW00427". */
  words: string
  method?: CreditMethod
  /** The day on which it was reversed, or null. */
  reversedOn: string | null
}

interface LedgerLine {
  date: string
  childId: number
  words: string
  /** Number of the invoice or receipt. */
  number: string
  /** What was billed, in cents; a payment taken back counts as billed, a cancelled bill as less than nothing. */
  chargedCents: number
  paidCents: number
  /** What is owed after it, in cents; less than nothing is credit. */
  balanceCents: number
}

export interface Statement {
  openingCents: number
  lines: LedgerLine[]
  closingCents: number
  /** What was owed on the last day, by how long it had been due. */
  ageing: Ageing
}

type Entry = Omit<LedgerLine, 'balanceCents'>

function entriesOf(bills: readonly StatementBill[], payments: readonly StatementPayment[]): Entry[] {
  const charged = bills.map(({ id, childId, amountCents, description, issuedOn, cancelledOn }) => {
    const of = { childId, number: invoiceNumber(id), paidCents: 0 }
    const made = { ...of, date: issuedOn, words: description, chargedCents: amountCents }
    if (cancelledOn === null) return [made]
    const words = `Invoice cancelled, ${description}`
    const cancelled = { ...of, date: cancelledOn, words, chargedCents: -amountCents }
    return cancelledOn === issuedOn ? [] : [made, cancelled]
  })
  const paid = payments.map(({ id, childId, amountCents, method, words, date, reversedOn }) => {
    const of = { childId, number: receiptNumber(id, method) }
    const [shown, what] = method === 'credit_note' ? [words, 'Credit note'] : [`Payment, ${words}`, 'Payment']
    const made = { ...of, date, words: shown, chargedCents: 0, paidCents: amountCents }
    if (reversedOn === null) return [made]
    const reversed = { ...of, date: reversedOn, words: `${what} reversed, ${words}`, chargedCents: amountCents }
    return [made, { ...reversed, paidCents: 0 }]
  })
  // on one day in the order of events: the bill, the payment for it, its reversal; the sort keeps that order
  return [...charged, ...paid].flat().sort((one, other) => one.date.localeCompare(other.date))
}

/** How old the debts of a day were: from the bills and payments up to then, child by child. */
function ageingOn(day: string, bills: readonly StatementBill[], payments: readonly StatementPayment[]): Ageing {
  const stands = (from: string, until: string | null) => from <= day && (until === null || until > day)
  const made = bills.filter(({ issuedOn, cancelledOn }) => stands(issuedOn, cancelledOn))
  const valid = payments.filter(({ date, reversedOn }) => stands(date, reversedOn))
  const ofChild = ({ childId }: { childId: number }) => childId
  const paidFor = groupBy(valid, ofChild)
  const shares = [...groupBy(made, ofChild)].flatMap(([id, billed]) => allot(billed, paidFor.get(id) ?? []))
  const paid = new Map<number, number>()
  for (const { billId, amountCents } of shares) paid.set(billId, (paid.get(billId) ?? 0) + amountCents)
  return ageing(
    made.map(({ id, dueDate, amountCents }) => ({ dueDate, owingCents: amountCents - (paid.get(id) ?? 0) })),
    day,
  )
}

/** What was billed and paid from one day to another, with the balance before, after each line, and at the end. */
export function statementOf(
  bills: readonly StatementBill[],
  payments: readonly StatementPayment[],
  from: string,
  to: string,
): Statement {
  const entries = entriesOf(bills, payments)
  const change = ({ chargedCents, paidCents }: Entry) => chargedCents - paidCents
  const openingCents = entries.filter(({ date }) => date < from).reduce((sum, entry) => sum + change(entry), 0)
  let balanceCents = openingCents
  const lines = entries
    .filter(({ date }) => date >= from && date <= to)
    .map((entry) => {
      balanceCents += change(entry)
      return { ...entry, balanceCents }
    })
  return { openingCents, lines, closingCents: balanceCents, ageing: ageingOn(to, bills, payments) }
}
