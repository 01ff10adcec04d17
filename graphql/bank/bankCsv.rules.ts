import { type CsvRecord, misfit } from '#graphql/values/csv.ts'
import { bankDate, hasTwoReadings, isMonthFirst } from './bankDate.rules.ts'
import { type Columns, columnsOf, guessedColumns, isMarkedIn, isOut, isUnmarked } from './columns.rules.ts'
import { payment, type Read, type Statement, statementOf } from './statementLines.rules.ts'

/** A line that says how much there is, and is no payment. */
const isBalanceLine = /^(opening|closing)? ?balance( (brought|carried) forward)?$/i

const isSum = (text: string | undefined) => /[1-9]/.test(text ?? '')

function readLine(record: CsvRecord, heading: CsvRecord, columns: Columns, signs: Signs): Read {
  const { cells } = record
  const reason = misfit(record, heading)
  if (reason) return { reason }
  const amount = cells[columns.amount] ?? ''
  if (columns.words.some((index) => isBalanceLine.test(cells[index] ?? ''))) return 'balances'
  if (isOut(amount) || (amount === '' && columns.out.some((index) => isSum(cells[index])))) return 'outgoing'
  if (signs.marksIn && isUnmarked(amount)) return 'outgoing'
  const day = cells[columns.date] ?? ''
  const date = bankDate(day)
  if (date && signs.doubt && hasTwoReadings(day, date))
    return {
      reason: `It is not sure which is the day and which the month of “${day}”, since “${signs.doubt}” is a date only with the month first. Please correct the dates in the file.`,
    }
  return payment(date, { day, amount }, columns.words.map((index) => cells[index] ?? '').join(' '))
}

/** What one line says of how the others are written. */
interface Signs {
  /** A date that is one only with the month first. */
  doubt: string | undefined
  /** Money in is marked with Cr: what has no mark went out. */
  marksIn: boolean
}

/**
 * Reads the records of a bank's statement: each is money in, money out, a balance, a heading or above it, or refused with a reason.
 * @returns null where it has no columns for date, amount and description
 */
export function readStatement(records: readonly CsvRecord[]): Statement | null {
  const head = records.findIndex((record) => columnsOf(record) !== null)
  const headed = records[head]
  const columns = headed ? columnsOf(headed) : guessedColumns(records)
  if (!columns) return null
  // without a heading the widest line says how many cells there are
  const heading = headed ?? records.reduce((wide, record) => (record.cells.length > wide.cells.length ? record : wide))
  const rows = records.slice(head + 1)
  const signs = {
    doubt: rows.map(({ cells }) => cells[columns.date] ?? '').find(isMonthFirst),
    marksIn: rows.some(({ cells }) => isMarkedIn(cells[columns.amount] ?? '')),
  }
  return statementOf(
    records.map((record, index) => ({
      line: record.line,
      read: index > head ? readLine(record, heading, columns, signs) : 'headings',
    })),
  )
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
