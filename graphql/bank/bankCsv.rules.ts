import { type CsvRecord, misfit } from '#graphql/values/csv.ts'
import { bankDate, doubtOfYear, hasTwoReadings, isMonthFirst } from './bankDate.rules.ts'
import {
  balancesOf,
  changeOf,
  type Columns,
  columnsOf,
  guessedColumns,
  isMarkedIn,
  isNothing,
  isOut,
  isUnmarked,
  headOf,
  isNamedFor,
  movedAmong,
  type NamedColumns,
  signed,
} from './named.rules.ts'
import { contradicts, payment, type Read, type Statement, statementOf } from './statementLines.rules.ts'

/** A balance line, which is not a payment; of one that says no more than these words and an amount nobody knows. */
const isBalanceLine = /^(opening|closing)? ?balance( (brought|carried) forward)?$/i
const isBalanceOrReference = /^(balance|totals?)$/i

/** In a cell of its own beside amounts that have no signs; "uit" and "debiet" in Afrikaans. */
const isWordOut = /^(d[rt]?|dbit|debits?|debiet|uit|(money |paid )?out|withdrawals?)\.?$/i

interface Layout {
  columns: Columns
  /** Number of cells in a line. */
  width: number
  /** Index of the header among the records; -1 if there is none. */
  head: number
}

function readLine(record: CsvRecord, { columns, width }: Layout, signs: Signs, today: string): Read {
  const { cells } = record
  const reason = misfit(record, width, signs.movedBy(cells) > 0)
  if (reason) return { reason }
  const amount = cells[columns.amount] ?? ''
  const words = columns.words.map((index) => cells[index] ?? '')
  // the bank says the amount of a balance line where the balances stand, and nothing beside it
  const isAlone = typeof columns.balance !== 'number' && words.filter(Boolean).length === 1
  const isDoubtful = (cell: string) => isBalanceOrReference.test(cell) || (!isAlone && isBalanceLine.test(cell))
  const doubtful = isNothing(amount) ? undefined : words.find(isDoubtful)
  if (!doubtful && words.some((cell) => isBalanceLine.test(cell))) return 'balances'
  if (isOut(amount) || (isNothing(amount) && columns.out.some((index) => /[1-9]/.test(cells[index] ?? ''))))
    return 'outgoing'
  // a fee of what came in stands before it, or has a sign
  const both = cells.find((cell, at) => at > columns.amount && columns.out.includes(at) && signed(cell) > 0)
  if (both) return { reason: `It says money in, “${amount}”, and money out, “${both}”, so it is unclear which it is.` }
  if (signs.unmarked && isUnmarked(amount)) return signs.unmarked
  if (doubtful) return { reason: `It says “${doubtful}”, so it is unclear whether it is a payment.` }
  const word = cells.find((cell) => isWordOut.test(cell))
  if (word) return contradicts(amount, word)
  const day = cells[columns.date] ?? ''
  const date = bankDate(day)
  if (date && signs.doubt && hasTwoReadings(day, date))
    return {
      reason: `“${day}” is ambiguous: “${signs.doubt}” is only a past date with the month first. Please correct the dates in the file.`,
    }
  const doubt = date && doubtOfYear(day, date, today)
  if (doubt) return { reason: doubt }
  return payment(date, { day, amount }, words.join(' '))
}

/** What one line says of how the others are written. */
interface Signs {
  /** A date that is only valid with the month first. */
  doubt: string | undefined
  /** What an amount without a mark is: a debit where credits are marked Cr. */
  unmarked: Read | null
  movedBy: (cells: readonly string[]) => number
}

/** Reads by columns, and says whether the balances contradict them: most of them, or any where no line says that it went out. */
function readBy(records: readonly CsvRecord[], layout: Layout, today: string) {
  const { columns, head, width } = layout
  const fitting = records.slice(head + 1).flatMap((record) => (misfit(record, width) ? [] : [record.cells]))
  const movedBy = movedAmong(fitting, columns)
  const below = fitting.filter((cells) => movedBy(cells) === 0)
  const doubt = below.map((cells) => cells[columns.date] ?? '').find((day) => isMonthFirst(day, today))
  const marksIn = below.some((cells) => isMarkedIn(cells[columns.amount] ?? ''))
  // beside balances the amount is where it is counted from the end: what is before it may be what its payer wrote
  const maybeIn = ({ cells, pieces = cells }: CsvRecord) => {
    if (pieces === cells && movedBy(cells) === 0) return false
    if (typeof columns.balance !== 'number') return pieces.slice(columns.amount).some(isMarkedIn)
    const moved = (word: number) => columns.amount + (word < columns.amount ? movedBy(pieces) : 0)
    return columns.words.some((word) => isMarkedIn(pieces[moved(word)] ?? ''))
  }
  const maybeMarksIn = columns.out.length === 0 && records.some(maybeIn)
  const unclear = { reason: 'Only a line that cannot be read says Cr, so it is unclear whether this was received.' }
  const unmarked = marksIn ? ('outgoing' as const) : maybeMarksIn ? unclear : null
  const reads = records.map((record, index) => ({
    ...record,
    read: index > head ? readLine(record, layout, { doubt, unmarked, movedBy }, today) : ('headings' as const),
  }))
  const statement = statementOf(reads)
  const out = reads.filter(({ read }) => read === 'outgoing')
  const moved = reads.filter(({ read }) => read === 'outgoing' || typeof read === 'object')
  const isRefused = ({ read }: (typeof reads)[number]) => typeof read === 'object' && 'reason' in read
  const { count, follow, fall } = balancesOf(marksIn ? [] : moved, columns, isRefused)
  // beside a line that is refused, which may be for what its payer wrote, a balance may jump, but not fall by what came in
  const isUnsigned = out.length === 0 && (fall > 0 || (follow < count && statement.refused.length === 0))
  return { statement, out, isUnsigned, isAmbiguous: isUnsigned || follow * 2 < count }
}

const namedLayout = (records: readonly CsvRecord[], named: NamedColumns): Layout => ({
  columns: named,
  width: named.width,
  head: headOf(records, named.width),
})

/** The columns named by the office if the file has that format; else detected from its header or its cells. */
export function layoutOf(records: readonly CsvRecord[], named?: NamedColumns | null): Layout | null {
  if (named && isNamedFor(records, named)) return namedLayout(records, named)
  const head = records.findIndex((record) => columnsOf(record) !== null)
  const headed = records[head]
  const columns = headed ? columnsOf(headed) : guessedColumns(records)
  // without a heading the widest line says how many cells there are
  const width = headed?.cells.length ?? records.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return columns && { columns, width, head }
}

/**
 * Reads the records of a bank's statement: each is money in, money out, a balance, a heading or above it, or refused with a reason.
 * @param today a statement ends today at the latest
 * @param named the columns of its account, as the office named them
 * @returns null where it has no columns for date, amount and description, or says in its balances alone what went out
 */
export function readStatement(
  records: readonly CsvRecord[],
  today: string,
  named?: NamedColumns | null,
): Statement | null {
  const layout = layoutOf(records, named)
  if (!layout) return null
  const { statement, isUnsigned } = readBy(records, layout, today)
  return isUnsigned && layout.columns !== named ? null : statement
}

/** A statement as its columns have just been named, with what they come to, in cents. */
export interface NamedStatement extends Statement {
  inCents: number
  outCents: number
  /** The balances do not follow from the amounts: one of these columns is another one, or only the balances say what went out. */
  isAmbiguous: boolean
}

/** Reads a statement by the columns that were named, whether they fit or not. */
export function readNamed(records: readonly CsvRecord[], named: NamedColumns, today: string): NamedStatement {
  const { statement, out, isAmbiguous } = readBy(records, namedLayout(records, named), today)
  return {
    ...statement,
    inCents: statement.lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    outCents: out.reduce((sum, { cells }) => sum + Math.abs(changeOf(cells, named)), 0),
    isAmbiguous,
  }
}
