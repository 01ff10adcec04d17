import { type CsvRecord, misfit } from '#graphql/values/csv.ts'
import { mostBillCents } from '#graphql/billing/billing.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { bankDate, hasTwoReadings, isMonthFirst } from './bankDate.rules.ts'
import { centsIn, type Columns, columnsOf, guessedColumns, isOut } from './columns.rules.ts'

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
  /** How many lines say how much there is. */
  balances: number
  /** Lines of the file that were not taken, and why. */
  refused: RefusedLine[]
}

/** A line that says how much there is, and is no payment. */
const isBalanceLine = /^(opening|closing)? ?balance( (brought|carried) forward)?$/i

/** What the server takes of the words of a line. */
export const longestWords = 200

type Read = StatementLine | 'outgoing' | 'balance' | { reason: string }

function readLine(record: CsvRecord, heading: CsvRecord, columns: Columns, doubt: string | undefined): Read {
  const { cells } = record
  const reason = misfit(record, heading)
  if (reason) return { reason }
  const written = cells[columns.amount] ?? ''
  if (columns.words.some((index) => isBalanceLine.test(cells[index] ?? ''))) return 'balance'
  if (isOut(written) || (written === '' && (cells[columns.debit] ?? '') !== '')) return 'outgoing'
  const day = cells[columns.date] ?? ''
  const date = bankDate(day)
  const amountCents = centsIn(written)
  if (!date) return { reason: `“${day}” is no date.` }
  if (doubt && hasTwoReadings(day, date))
    return {
      reason: `It is not sure which is the day and which the month of “${day}”, since “${doubt}” is a date only with the month first. Please correct the dates in the file.`,
    }
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
 * Reads the records of a bank's statement: after its heading each is money in, money out, a balance, or refused with a reason.
 * @returns null where it has no columns for date, amount and description
 */
export function readStatement(records: readonly CsvRecord[]): Statement | null {
  const head = records.findIndex((record) => columnsOf(record) !== null)
  const headed = records[head]
  const columns = headed ? columnsOf(headed) : guessedColumns(records)
  if (!columns) return null
  // without a heading the widest line says how many cells there are
  const heading = headed ?? records.reduce((wide, record) => (record.cells.length > wide.cells.length ? record : wide))
  const statement: Statement = { lines: [], outgoing: 0, balances: 0, refused: [] }
  const seen = new Map<string, number>()
  const rows = records.slice(head + 1)
  const doubt = rows.map(({ cells }) => cells[columns.date] ?? '').find(isMonthFirst)
  for (const record of rows) {
    const read = readLine(record, heading, columns, doubt)
    if (read === 'outgoing') statement.outgoing += 1
    else if (read === 'balance') statement.balances += 1
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
