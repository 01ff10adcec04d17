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

const refuse = (existingId: number, what: string) =>
  new AppError('CONFLICT', `${what} If this is other money, book it all the same.`, { existingId })

/**
 * Money that the office has written down and the statement says too is booked once, unless somebody says that it came twice.
 * @param from where it is booked from: what came the other way is looked at
 * @throws AppError CONFLICT with the payment, or the waiting line of a statement, that is the same
 */
export async function assertBookedOnce({ db }: Context, money: Money, from: 'hand' | 'statement') {
  const { childId, amountCents, date } = money
  const days: [string, string] = [addDays(date, -daysApart), addDays(date, daysApart)]
  const twin = await Payment.query(db)
    .where({ childId, amountCents, reversedAt: null })
    .whereNot({ method: 'credit_note' })
    .whereBetween('date', days)
    .where(db.raw(from === 'hand' ? 'bank_line_id is not null' : 'bank_line_id is null'))
    .first()
  if (twin)
    throw refuse(
      twin.id,
      `${twin.receiptNumber} of ${formatDate(twin.date)} is ${formatRand(amountCents)} for this child already.`,
    )
  if (from === 'statement') return
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
