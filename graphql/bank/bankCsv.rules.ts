import { isCalendarDate } from '#graphql/values/dates.ts'
import { type CsvRecord, misfit } from '#graphql/values/csv.ts'
import { mostBillCents } from '#graphql/billing/billing.rules.ts'
import { formatRand, parseAmount } from '#graphql/values/money.ts'

/** Money that came in, as a line of a bank statement says it. */
export interface StatementLine {
  date: string
  amountCents: number
  words: string
  /** Which of several equal lines of the same statement it is, from 1. */
  twin: number
}

export interface RefusedLine {
  line: number
  reason: string
}

export interface Statement {
  lines: StatementLine[]
  /** How many lines say that money went out. */
  outgoing: number
  /** Lines of the file that were not taken, and why. */
  refused: RefusedLine[]
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A date as South African banks write it: `2026-11-03`, `2026/11/03`, `20261103`, `03/11/2026`, `3 Nov 2026`. */
export function bankDate(text: string): string | null {
  const yearFirst = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text)
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  const named = /^(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s-](\d{4})$/i.exec(text)
  const month = named ? String(monthNames.indexOf((named[2] ?? '').toLowerCase()) + 1) : dayFirst?.[2]
  const parts = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [dayFirst?.[3] ?? named?.[3], month, dayFirst?.[1] ?? named?.[1]]
  const date = parts.map((part) => (part ?? '').padStart(2, '0')).join('-')
  return isCalendarDate(date) ? date : null
}

interface Columns {
  date: number
  amount: number
  /** Where money in has a column of its own, that of money out. */
  debit: number
  words: number[]
}

function columnsOf({ cells }: CsvRecord): Columns | null {
  const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell))
  const credit = find(/^(credit|money in|deposit)/i)
  const amount = credit >= 0 ? credit : find(/^(amount|amt)\b/i)
  const date = find(/\bdate\b/i)
  const words = cells.flatMap((cell, index) => (/descr|reference|detail|narrative/i.test(cell) ? [index] : []))
  if (date < 0 || amount < 0 || words.length === 0) return null
  return { date, amount, debit: find(/^(debit|money out|withdrawal)/i), words }
}

/** What the server takes of the words of a line. */
export const longestWords = 200

type Read = StatementLine | 'outgoing' | { reason: string }

function readLine(record: CsvRecord, heading: CsvRecord, columns: Columns): Read {
  const { cells } = record
  const reason = misfit(record, heading)
  if (reason) return { reason }
  const written = cells[columns.amount] ?? ''
  const isOut = /^[-(]|[-)]$|\bdr$/i.test(written)
  if (isOut || (written === '' && (cells[columns.debit] ?? '') !== '')) return 'outgoing'
  const date = bankDate(cells[columns.date] ?? '')
  const amountCents = parseAmount(written.replace(/^\+|\s*cr$/gi, ''))
  if (!date) return { reason: `“${cells[columns.date] ?? ''}” is no date.` }
  if (!amountCents) return { reason: `“${written}” is no amount.` }
  if (amountCents > mostBillCents) return { reason: `${formatRand(amountCents)} is more than can be booked at once.` }
  const words = columns.words
    .map((index) => cells[index] ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestWords)
  return { date, amountCents, words, twin: 1 }
}

/**
 * Reads the records of a bank's statement: after its heading each is money in, money out, or refused with a reason.
 * @returns null where it has no columns for date, amount and description
 */
export function readStatement(records: readonly CsvRecord[]): Statement | null {
  const head = records.findIndex((record) => columnsOf(record) !== null)
  const heading = records[head]
  const columns = heading && columnsOf(heading)
  if (!heading || !columns) return null
  const statement: Statement = { lines: [], outgoing: 0, refused: [] }
  const seen = new Map<string, number>()
  for (const record of records.slice(head + 1)) {
    const read = readLine(record, heading, columns)
    if (read === 'outgoing') statement.outgoing += 1
    else if ('reason' in read) statement.refused.push({ line: record.line, reason: read.reason })
    else {
      const key = `${read.date}|${read.amountCents}|${read.words}`
      const twin = (seen.get(key) ?? 0) + 1
      seen.set(key, twin)
      statement.lines.push({ ...read, twin })
    }
  }
  return statement
}

/** Whom an amount is for. */
export interface Part {
  childId: number
  amountCents: number
}

interface Payer {
  childId: number
  /** What is still owed for it, in cents. */
  owingCents: number
  /** The children of its family, itself among them. */
  family: readonly number[]
}

/**
 * Whom the money of a bank line is for: the children whose references it names, each up to what is owed, then their
 * brothers and sisters; what is left is credit of the first. Nobody where it names none.
 */
export function proposeParts(amountCents: number, named: readonly number[], payers: readonly Payer[]): Part[] {
  const known = new Map(payers.map((payer) => [payer.childId, payer]))
  const children = named.filter((id) => known.has(id))
  const [first] = children
  if (first === undefined) return []
  const siblings = children.flatMap((id) => known.get(id)?.family ?? [])
  const parts = new Map<number, number>()
  let left = amountCents
  for (const id of new Set([...children, ...siblings])) {
    const cents = Math.min(left, known.get(id)?.owingCents ?? 0)
    if (cents > 0) parts.set(id, cents)
    left -= cents
  }
  if (left > 0) parts.set(first, (parts.get(first) ?? 0) + left)
  return [...parts].map(([childId, cents]) => ({ childId, amountCents: cents }))
}
