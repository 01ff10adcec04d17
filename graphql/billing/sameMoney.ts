import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { addDays, formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { Payment } from './payment.model.ts'

/** So many days lie at most between what the office and what the bank calls the day of a payment. */
const daysApart = 5

interface Money {
  childId: number
  amountCents: number
  /** `yyyy-MM-dd` */
  date: string
}

/** By hand, or from another import of the same day and account: of one import, two lines are two payments. */
const notOfTheStatement = `(bank_line_id is null or exists (
  select from bank_lines as line join bank_lines as other using (account_id, date)
  where line.id = ? and other.id = payments.bank_line_id and other.imported_at <> line.imported_at))`

const refuse = (existingId: number, what: string) =>
  new AppError('CONFLICT', `${what} If this is other money, book it all the same.`, { existingId })

/**
 * Money that the office has written down and the statement says too is booked once, unless somebody says that it came twice. So
 * is what two statements of one account say in other words, such as a CSV and an OFX.
 * @param lineId the line of a statement that it is booked from; none where it is written down by hand
 * @throws AppError CONFLICT with the payment, or the waiting line of a statement, that is the same
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
      `${twin.receiptNumber} of ${formatDate(twin.date)} is ${formatRand(amountCents)} for this child already.`,
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
      `The bank statement has ${formatRand(amountCents)} of ${formatDate(line.date)} for this child: book it there.`,
    )
}
