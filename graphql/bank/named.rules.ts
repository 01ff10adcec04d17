import { type CsvRecord, misfit } from '#graphql/values/csv.ts'
import { bankDate } from './bankDate.rules.ts'
import { parseAmount } from '#graphql/values/money.ts'

/** Where a statement says what, counted from 0. */
export interface Columns {
  date: number
  /** Of the amount, or of money in where money out has columns of its own. */
  amount: number
  out: number[]
  words: number[]
  balance?: number | null | undefined
}

/** Whether an amount is money that went out: `-35.00`, `(35.00)`, `35.00 DR`. */
export const isOut = (text: string) => /^[-(]|[-)]$|[\d\s]dr$/i.test(text)

/** Whether an amount says that it came in: `35.00Cr`. */
export const isMarkedIn = (text: string) => /\d\s*cr$/i.test(text)

export const isUnmarked = (text: string) => /\d$/.test(text) && !text.startsWith('+')

/** An amount without what says that it came in or went out, in cents; null for anything else and for nothing. */
export const centsIn = (text: string) => parseAmount(text.replace(/^[-+(]\s*|[-)]$|(?<=\d)\s*[cd]r$/gi, ''))

export const signed = (text: string) => {
  const cents = centsIn(text) ?? 0
  return isOut(text) ? -cents : cents
}

const isZero = (text: string) => /^R?\s?0([.,]00?)?$/i.test(text)

const isNumber = (text: string) => centsIn(text) !== null || isZero(text)

/** Whether a cell says no amount: it is empty, or zero. */
export const isNothing = (text: string) => text === '' || isZero(text)

/** By how much a line changes the balance, in cents. */
export const changeOf = (cells: readonly string[], { amount, out }: Columns) =>
  out.reduce((sum, column) => sum - Math.abs(signed(cells[column] ?? '')), signed(cells[amount] ?? ''))

/** By how many cells a comma of their payer, that the bank does not quote, has moved lines: of more cells than other payments. */
export function movedAmong(all: readonly string[][], { date, amount, out }: Columns) {
  const isPayment = (cells: string[]) => [amount, ...out].some((column) => !isNothing(cells[column] ?? ''))
  const payments = all.filter((cells) => bankDate(cells[date] ?? '') && isPayment(cells))
  const least = Math.min(...payments.map(({ length }) => length))
  return (cells: readonly string[]) => Math.max(0, cells.length - least)
}

/** What the cells of a heading say: of a line with a date it is what its payer wrote. */
export function columnsOf({ cells }: CsvRecord): Columns | null {
  const words = cells.flatMap((cell, index) => (/descr|reference|detail|narrative/i.test(cell) ? [index] : []))
  // a "Deposit reference" is no amount
  const find = (pattern: RegExp) => cells.findIndex((cell, index) => pattern.test(cell) && !words.includes(index))
  const credit = find(/^(credit|money ?in|deposit)/i)
  const amount = credit >= 0 ? credit : find(/^(amount|amt)\b/i)
  const date = find(/\bdate\b/i)
  if (date < 0 || amount < 0 || words.length === 0 || hasDate({ cells })) return null
  const out = cells.flatMap((cell, index) =>
    credit >= 0 && !words.includes(index) && /^(debit|money ?out|withdrawal|payment|fee|charge)/i.test(cell)
      ? [index]
      : [],
  )
  const balance = find(/^balance/i)
  return { date, amount, out, words, balance: balance < 0 ? null : balance }
}

/**
 * How many balances there are beside another one, how many of them follow from the amounts, and how many fall by them instead, the
 * oldest line first or last.
 * @param isRefused of the amount of such a line nobody knows whether it came in
 */
export function balancesOf<Row extends CsvRecord>(
  rows: readonly Row[],
  columns: Columns,
  isRefused: (row: Row) => boolean = () => false,
) {
  const balanceOf = ({ cells }: Row) => cells[columns.balance ?? cells.length] ?? ''
  const beside = (from: readonly Row[], to: readonly Row[]) => {
    const all = to.flatMap((row, index) => {
      const other = balanceOf(from[index] ?? row)
      if (from[index] === undefined || !isNumber(other) || isRefused(row)) return []
      return [{ moved: signed(balanceOf(row)) - signed(other), change: changeOf(row.cells, columns) }]
    })
    const follow = all.filter(({ moved, change }) => moved === change).length
    const fall = all.filter(({ moved, change }) => moved === -change).length
    return { count: all.length, follow, fall }
  }
  const [first, last] = [beside(rows, rows.slice(1)), beside(rows.slice(1), rows)]
  const explained = first.follow + first.fall - (last.follow + last.fall)
  return (explained || first.follow - last.follow || first.count - last.count) > 0 ? first : last
}

/**
 * The columns of a statement without headings, as some banks write it, by what stands in them: a day, words, an amount,
 * and a balance that follows from the amounts. Lines of another form are none of the statement.
 * @returns null where that is not certain: nothing is booked on a guess
 */
export function guessedColumns(records: readonly CsvRecord[]): Columns | null {
  const rows = records.filter(({ cells }) => cells.some((cell) => bankDate(cell)) && cells.some(isNumber))
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const all = Array.from({ length: width }, (_, column) => column)
  const are = (test: (cell: string) => boolean) =>
    all.filter((column) => rows.every(({ cells }) => test(cells[column] ?? '')))
  const [date, ...dates] = are((cell) => bankDate(cell) !== null)
  if (date === undefined) return null
  const [amount, balance, ...more] = are(isNumber).filter((column) => column !== date && !dates.includes(column))
  const words = are((cell) => !isNumber(cell) && bankDate(cell) === null).filter((column) =>
    rows.some(({ cells }) => /\p{L}/u.test(cells[column] ?? '')),
  )
  if (amount === undefined || more.length > 0 || words.length === 0) return null
  // the amounts may be in a column with a broken or an empty cell, and the balances be taken for them
  const isMixed = (column: number) => rows.some(({ cells }) => isNumber(cells[column] ?? ''))
  if (all.some((column) => ![date, ...dates, amount, balance].includes(column) && isMixed(column))) return null
  const columns = { date, amount, out: [], words, balance: balance ?? null }
  const { count, follow } = balancesOf(rows, columns)
  return balance === undefined || (count > 0 && follow === count) ? columns : null
}

/** The columns of the statements of an account, as the office named them. */
export interface NamedColumns extends Columns {
  /** Number of cells in a line. */
  width: number
  /** The cells of the heading; none where the files have no heading. */
  headings: string[]
}

/** As wide as a list can be whose columns are named one by one. */
export const mostColumns = 40

/** A date, a description and an amount. */
export const leastColumns = 3

const longestHeading = 100

const hasDate = ({ cells }: Pick<CsvRecord, 'cells'>) => cells.some((cell) => bankDate(cell))

/** How many cells most lines have, of those with a date where there are any; of two numbers the higher one. */
export function widthOf(records: readonly CsvRecord[]): number {
  const dated = records.filter(hasDate)
  const counts = new Map<number, number>()
  for (const { cells } of dated.length > 0 ? dated : records)
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most] = [...counts].toSorted(([width, count], [other, more]) => more - count || other - width)
  return most?.[0] ?? 0
}

/** Place of the heading: the last line above the first with a date that fills its cells and has no figure; -1 without one. */
export function headOf(records: readonly CsvRecord[], width: number): number {
  const first = records.findIndex((record) => !misfit(record, width) && hasDate(record))
  return records
    .slice(0, first < 0 ? undefined : first)
    .findLastIndex(
      (record) =>
        !misfit(record, width) &&
        record.cells.filter((cell) => cell !== '').length >= leastColumns &&
        record.cells.every((cell) => !/\d/.test(cell)),
    )
}

/** The cells of the heading, one for each column; none where there is no heading. */
export const headingsOf = (records: readonly CsvRecord[], width: number): string[] =>
  (records[headOf(records, width)]?.cells ?? []).slice(0, width).map((cell) => cell.slice(0, longestHeading))

const alike = (headings: readonly string[]) =>
  headings.map((heading) => heading.toLowerCase().replaceAll(/\s+/g, ' ')).join('\n')

/** Whether a file is of the form whose columns were named: it has a line of that width with a date, and the same heading. */
export const isNamedFor = (records: readonly CsvRecord[], { width, date, headings }: NamedColumns) =>
  records.some((record) => !misfit(record, width) && bankDate(record.cells[date] ?? '')) &&
  alike(headingsOf(records, width)) === alike(headings)
