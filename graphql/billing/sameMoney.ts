import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { addDays, formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { Payment } from './payment.model.ts'

/** Maximum days between the office's and the bank's date of a payment. */
const daysApart = 5

type Money = Pick<Payment, 'childId' | 'amountCents' | 'date'>

/** By hand, or from another import of the same day and account: of one import, two lines are two payments. */
const notOfTheStatement = `(bank_line_id is null or exists (
  select from bank_lines as line join bank_lines as other using (account_id, date)
  where line.id = ? and other.id = payments.bank_line_id and other.imported_at <> line.imported_at))`

const refuse = (existingId: number, what: string) =>
  new AppError('CONFLICT', `${what} If this is a different payment, record it anyway.`, { existingId })

/**
 * Prevents a payment from being recorded twice, by hand and from a bank statement, or from two formats of one statement
 * such as CSV and OFX, unless somebody confirms that they are two.
 * @param lineId the bank line it comes from; none for a payment recorded by hand
 * @throws AppError CONFLICT with the same payment, or the unallocated bank line
 */
export async function assertBookedOnce({ db }: Context, money: Money, lineId?: number) {
  const { childId, amountCents, date } = money
  const days: [string, string] = [addDays(date, -daysApart), addDays(date, daysApart)]
  const twin = await Payment.query(db)
    .where({ childId, amountCents, reversedAt: null })
    .whereNot({ method: 'credit_note' })
    .whereBetween('date', days)
    .where(lineId === undefined ? db.raw('bank_line_id is not null') : db.raw(notOfTheStatement, [lineId]))
    .first()
  if (twin)
    throw refuse(
      twin.id,
      `${formatRand(amountCents)} for this child has already been recorded: ${twin.receiptNumber} of ${formatDate(twin.date)}.`,
    )
  if (lineId !== undefined) return
  const line = await db('bank_lines')
    .where({ status: 'waiting' })
    .whereBetween('date', days)
    .whereRaw('proposal @> ?::jsonb', JSON.stringify([{ childId, amountCents }]))
    .first('id', 'date')
  if (line)
    throw refuse(
      line.id,
      `The bank statement already has ${formatRand(amountCents)} for this child on ${formatDate(line.date)}. Please allocate it there.`,
    )
}
