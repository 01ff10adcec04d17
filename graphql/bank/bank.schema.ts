import * as z from 'zod/mini'
import { amount, childMessage, isAnother } from '#graphql/billing/billing.schema.ts'
import {
  calendarDate,
  id,
  optionalText,
  shortText,
  text,
  version,
  wholeNumber,
} from '#graphql/platform/fields.schema.ts'
import { leastColumns, mostColumns } from './named.rules.ts'
import { longestWords } from './statementLines.rules.ts'

export const mostBankLines = 500

/** Maximum length in OFX. */
const longestTransactionId = 255

const columnMessage = 'Please choose a column of the file.'
const column = wholeNumber(columnMessage).check(z.gte(0, columnMessage))
const columnList = (least: number) =>
  z.array(column, columnMessage).check(z.minLength(least, columnMessage), z.maxLength(mostColumns, columnMessage))

const columnsSchema = z
  .object({
    width: wholeNumber(columnMessage).check(z.gte(leastColumns, columnMessage), z.lte(mostColumns, columnMessage)),
    headings: z.array(text(0, 'Please enter a heading for each column.'), columnMessage),
    date: column,
    words: columnList(1),
    amount: column,
    out: columnList(0),
    balance: z.nullish(column),
  })
  .check(
    z.refine(({ width, headings, date, words, amount, out, balance }) => {
      const named = [date, amount, ...words, ...out, ...(typeof balance === 'number' ? [balance] : [])]
      const isOnce = new Set(named).size === named.length
      return isOnce && named.every((at) => at < width) && [0, width].includes(headings.length)
    }, 'Please use each column only once.'),
  )

const twinMessage = 'Please number identical lines from 1.'

export const bankLinesSchema = z.object({
  accountId: z.nullish(id('Please choose a bank account.')),
  columns: z.nullish(columnsSchema),
  lines: z
    .array(
      z.object({
        date: calendarDate('Please enter the date as yyyy-MM-dd.'),
        amount,
        words: text(0, 'Please enter the description.', longestWords),
        twin: wholeNumber(twinMessage).check(z.gte(1, twinMessage)),
        line: z.nullish(wholeNumber('Please enter the line number in the file.')),
        transactionId: optionalText(longestTransactionId),
      }),
      'Please send a list of lines.',
    )
    .check(
      z.minLength(1, 'Please choose a statement with money received.'),
      z.maxLength(mostBankLines, `Please send at most ${mostBankLines} lines at once.`),
    ),
})
export type BankLinesInput = z.output<typeof bankLinesSchema>

export const bankAccountSchema = z.object({ name: shortText(1, 'Please enter a name for the account.') })
export type BankAccountInput = z.output<typeof bankAccountSchema>

export const bookingSchema = z.object({
  id: id('Please choose a line.'),
  version,
  parts: z.array(z.object({ childId: id(childMessage), amount }), 'Please send a list of children and amounts.').check(
    z.minLength(1, childMessage),
    z.maxLength(10, 'Please choose at most 10 children.'),
    z.refine((parts) => new Set(parts.map(({ childId }) => childId)).size === parts.length, {
      message: 'Please enter each child only once.',
    }),
  ),
  isAnother,
})
export type BookingInput = z.output<typeof bookingSchema>
