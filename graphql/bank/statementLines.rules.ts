import { formatRand, mostBillCents } from '#graphql/values/money.ts'
import { centsIn } from './named.rules.ts'

/** Money that came in, as a line of a bank statement says it. */
export interface StatementLine {
  /** Its number in the file. */
  line: number
  date: string
  amountCents: number
  words: string
  /** Which of several identical lines of the statement it is, from 1. */
  twin: number
  /** The bank's transaction id, if the file has one. */
  transactionId?: string
}

export interface RefusedLine {
  line: number
  reason: string
}

/** Lines that are no payment. */
export type Other = 'outgoing' | 'balances' | 'headings'

export interface Statement extends Record<Other, number> {
  lines: StatementLine[]
  /** Lines of the file that were not taken, and why. */
  refused: RefusedLine[]
}

export type Read = Omit<StatementLine, 'line' | 'twin'> | Other | { reason: string }

/** What the server takes of the words of a line. */
export const longestWords = 200

/** Why a line is not taken whose amount has no sign, but which says otherwise that money went out. */
export const contradicts = (amount: string, word: string): Read => ({
  reason: `“${amount}” has no minus sign but the line says ${word}, so it is unclear whether money was received.`,
})

/** A line that says that money came in, or why it cannot be taken. */
export function payment(date: string | null, written: { day: string; amount: string }, words: string): Read {
  const amountCents = centsIn(written.amount)
  if (!date) return { reason: `“${written.day}” is not a date.` }
  if (!amountCents) return { reason: `“${written.amount}” is not an amount.` }
  if (amountCents > mostBillCents)
    return { reason: `${formatRand(amountCents)} is more than can be allocated at once.` }
  return { date, amountCents, words: words.replaceAll(/\s+/g, ' ').trim().slice(0, longestWords) }
}

/** The words of a line as they are compared: two lines that differ in capitals or spaces alone are identical. */
export const comparedWords = (words: string) => words.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Each line of a file in its place: none is left out. */
export function statementOf(reads: readonly { line: number; read: Read }[]): Statement {
  const statement: Statement = { lines: [], outgoing: 0, balances: 0, headings: 0, refused: [] }
  const seen = new Map<string, number>()
  for (const { line, read } of reads) {
    if (typeof read === 'string') statement[read] += 1
    else if ('reason' in read) statement.refused.push({ line, reason: read.reason })
    else {
      const key = `${read.date}|${read.amountCents}|${comparedWords(read.words)}`
      const twin = (seen.get(key) ?? 0) + 1
      seen.set(key, twin)
      statement.lines.push({ line, ...read, twin })
    }
  }
  return statement
}
