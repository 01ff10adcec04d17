import type { CsvRecord } from '#graphql/values/csv.ts'
import { parseAmount } from '#graphql/values/money.ts'
import { bankDate } from './bankDate.rules.ts'

/** Where a statement says what, counted from 0. */
export interface Columns {
  date: number
  amount: number
  /** Where money in has a column of its own, those of money out. */
  out: number[]
  words: number[]
}

/** Whether an amount is money that went out: `-35.00`, `(35.00)`, `35.00 DR`. */
export const isOut = (text: string) => /^[-(]|[-)]$|[\d\s]dr$/i.test(text)

/** Whether an amount says that it came in: `35.00Cr`. */
export const isMarkedIn = (text: string) => /\d\s*cr$/i.test(text)

export const isUnmarked = (text: string) => /\d$/.test(text) && !text.startsWith('+')

/** An amount without what says that it came in or went out, in cents; null for anything else and for nothing. */
export const centsIn = (text: string) => parseAmount(text.replace(/^[-+(]\s*|[-)]$|(?<=\d)\s*[cd]r$/gi, ''))

const signed = (text: string) => {
  const cents = centsIn(text) ?? 0
  return isOut(text) ? -cents : cents
}

const isNumber = (text: string) => centsIn(text) !== null || /^R?\s?0[.,]00$/i.test(text)

export function columnsOf({ cells }: CsvRecord): Columns | null {
  const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell))
  const credit = find(/^(credit|money ?in|deposit)/i)
  const amount = credit >= 0 ? credit : find(/^(amount|amt)\b/i)
  const date = find(/\bdate\b/i)
  const words = cells.flatMap((cell, index) => (/descr|reference|detail|narrative/i.test(cell) ? [index] : []))
  if (date < 0 || amount < 0 || words.length === 0) return null
  const out = cells.flatMap((cell, index) =>
    credit >= 0 && !words.includes(index) && /^(debit|money ?out|withdrawal|payment|fee|charge)/i.test(cell)
      ? [index]
      : [],
  )
  return { date, amount, out, words }
}

/** Whether each balance differs from the one beside it by an amount, the oldest line first or last. */
function isBalance(rows: readonly CsvRecord[], amount: number, balance: number): boolean {
  const pairs = rows.slice(1).map(({ cells }, index) => [rows[index]?.cells ?? [], cells] as const)
  const value = (cells: readonly string[], column: number) => signed(cells[column] ?? '')
  const steps = pairs.map(([one, next]) => ({ step: value(next, balance) - value(one, balance), one, next }))
  return (
    steps.length > 0 &&
    (steps.every(({ step, next }) => step === value(next, amount)) ||
      steps.every(({ step, one }) => -step === value(one, amount)))
  )
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
  if (balance !== undefined && !isBalance(rows, amount, balance)) return null
  return { date, amount, out: [], words }
}
