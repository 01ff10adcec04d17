import { byDue } from '#graphql/billing/allocation.rules.ts'
import { childIdsIn, referenceOf } from '#graphql/billing/reference.rules.ts'
import { invoiceNumber } from '#graphql/billing/billing.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { plain } from '#graphql/values/search.ts'

export interface Part {
  childId: number
  amountCents: number
}

/** A part of what is proposed, and what in the line it follows from, in words. */
export interface ProposedPart extends Part {
  why: string
}

interface OpenBill {
  id: number
  childId: number
  owingCents: number
  dueDate: string
}

/** Children whose bills are paid together. */
export interface PayingAccount {
  childIds: readonly number[]
  bills: readonly OpenBill[]
  /** Who is known to pay: the payer and the parents. */
  payers: readonly { firstName: string; lastName: string }[]
}

export interface ReceivedLine {
  amountCents: number
  words: string
}

/** `INV-00042` as it is printed, in any spacing; with fewer digits it is a number of something else. */
const invoice = /(?<![a-z])inv[\s-]*(\d{5,9})(?!\d)/gi

const invoiceIdsIn = (words: string) => [...words.matchAll(invoice)].map(([, number]) => Number(number))

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** Whether a line names somebody: the whole surname, and a first name or its initial. The line is read once for all who may have paid. */
export function isNamedIn(words: string) {
  const said = wordsOf(words)
  return ({ firstName, lastName }: PayingAccount['payers'][number]): boolean => {
    const surname = wordsOf(lastName)
    const at = said.findIndex((_, index) => surname.every((word, offset) => said[index + offset] === word))
    if (surname.length === 0 || at < 0) return false
    const others = said.toSpliced(at, surname.length)
    return wordsOf(firstName).some((name) => others.includes(name) || others.includes(name[0] ?? ''))
  }
}

/** The account that a line is for, and why; null where nothing or more than one is meant. */
function accountOf(
  { amountCents, words }: ReceivedLine,
  accounts: readonly PayingAccount[],
  open: (account: PayingAccount) => number,
) {
  const ids = new Set(invoiceIdsIn(words))
  const billed = accounts.filter(({ bills }) => bills.some(({ id }) => ids.has(id)))
  if (billed.length > 0) {
    const [account, ...others] = billed
    const numbers = account?.bills.filter(({ id }) => ids.has(id)).map(({ id }) => invoiceNumber(id))
    return account && others.length === 0 ? { account, why: `Invoice ${numbers?.join(', ')}` } : null
  }
  const isNamed = isNamedIn(words)
  const [found, ...others] = accounts.flatMap((account) => {
    const payer = open(account) === amountCents && account.payers.find(isNamed)
    return payer ? [{ account, payer }] : []
  })
  if (!found || others.length > 0) return null
  const { firstName, lastName } = found.payer
  const why = `Paid by ${firstName} ${lastName}, exactly what is outstanding (${formatRand(amountCents)})`
  return { account: found.account, why }
}

/**
 * Proposes who lines of a bank statement are for: the accounts of the children whose references they contain; else the
 * account of an invoice that they name; else the only account with a payer of that name on which exactly that amount is
 * outstanding. The oldest bills are paid first, whichever child of the account they are for; the rest is credit of the
 * child named first. Nobody where nothing, or more than one account, is meant.
 * @param waiting what other lines awaiting allocation are proposed for, which pays first
 */
export function proposeParts(
  lines: readonly ReceivedLine[],
  accounts: readonly PayingAccount[],
  waiting: readonly Part[] = [],
): ProposedPart[][] {
  const left = new Map(accounts.flatMap(({ bills }) => bills.map(({ id, owingCents }) => [id, owingCents] as const)))
  const accountWith = new Map(accounts.flatMap((account) => account.childIds.map((id) => [id, account] as const)))
  const owingOf = ({ id }: OpenBill) => left.get(id) ?? 0
  const open = ({ bills }: PayingAccount) => bills.reduce((sum, bill) => sum + owingOf(bill), 0)

  function pay(cents: number, bills: readonly OpenBill[], first: number): Map<number, number> {
    const parts = new Map<number, number>()
    let rest = cents
    const give = (childId: number, amount: number) => {
      if (amount > 0) parts.set(childId, (parts.get(childId) ?? 0) + amount)
      rest -= amount
    }
    for (const bill of bills.toSorted(byDue)) {
      const amount = Math.min(rest, owingOf(bill))
      left.set(bill.id, owingOf(bill) - amount)
      give(bill.childId, amount)
    }
    give(first, rest)
    return parts
  }

  for (const { childId, amountCents } of waiting) {
    const own = accountWith.get(childId)?.bills.filter((bill) => bill.childId === childId)
    pay(amountCents, own ?? [], childId)
  }

  return lines.map((line) => {
    const named = childIdsIn(line.words).filter((id) => accountWith.has(id))
    const found = named.length > 0 ? null : accountOf(line, accounts, open)
    const paid = new Set(found ? [found.account] : named.flatMap((id) => accountWith.get(id) ?? []))
    const bills = [...paid].flatMap((account) => account.bills)
    const first =
      named[0] ??
      found?.account.bills.find(({ id }) => invoiceIdsIn(line.words).includes(id))?.childId ??
      found?.account.childIds[0]
    if (first === undefined) return []
    const why = found?.why ?? `Reference ${named.map(referenceOf).join(', ')}`
    return [...pay(line.amountCents, bills, first)].map(([childId, amountCents]) => ({ childId, amountCents, why }))
  })
}
