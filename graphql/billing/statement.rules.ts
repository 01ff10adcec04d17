import { groupBy } from '#graphql/values/groupBy.ts'
import { ageing, type Ageing } from './ageing.rules.ts'
import { allot, type MadePayment, type OwedBill } from './allocation.rules.ts'
import { type CreditMethod, invoiceNumber, receiptNumber } from './billing.rules.ts'

interface StatementBill extends OwedBill {
  childId: number
  description: string
  issuedOn: string
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
  /** What was billed, in cents; a payment taken back counts as billed. */
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

/** What adds to the debt: a bill, or a payment that was taken back. */
const charge = (
  { childId, amountCents }: StatementBill | StatementPayment,
  date: string,
  words: string,
  number: string,
): Entry => ({ date, childId, words, number, chargedCents: amountCents, paidCents: 0 })

function entriesOf(bills: readonly StatementBill[], payments: readonly StatementPayment[]): Entry[] {
  const charged = bills.map((bill) => charge(bill, bill.issuedOn, bill.description, invoiceNumber(bill.id)))
  const numberOf = ({ id, method }: StatementPayment) => receiptNumber(id, method)
  const isNote = ({ method }: StatementPayment) => method === 'credit_note'
  const paid = payments.map((payment) => {
    const words = isNote(payment) ? payment.words : `Payment, ${payment.words}`
    const entry = charge(payment, payment.date, words, numberOf(payment))
    return { ...entry, chargedCents: 0, paidCents: payment.amountCents }
  })
  const reversed = payments.flatMap((payment) => {
    const what = isNote(payment) ? 'Credit note reversed' : 'Payment reversed'
    const words = `${what}, ${payment.words}`
    return payment.reversedOn === null ? [] : charge(payment, payment.reversedOn, words, numberOf(payment))
  })
  // on one day in the order of events: the bill, the payment for it, its reversal; the sort keeps that order
  return [...charged, ...paid, ...reversed].sort((one, other) => one.date.localeCompare(other.date))
}

/** How old the debts of a day were: from the bills and payments up to then, child by child. */
function ageingOn(day: string, bills: readonly StatementBill[], payments: readonly StatementPayment[]): Ageing {
  const made = bills.filter(({ issuedOn }) => issuedOn <= day)
  const valid = payments.filter(({ date, reversedOn }) => date <= day && (reversedOn === null || reversedOn > day))
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
