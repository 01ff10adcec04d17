import { Class } from '#graphql/classes/class.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { ofTaughtClasses } from '#graphql/data/classScope.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { CareDay } from './care.model.ts'
import { mayKeepCare } from './care.policy.ts'
import type { CloseCareDayInput } from './care.schema.ts'
import { careDayOf } from './careDay.read.ts'

/**
 * Says that a day is told: what is entered after it is a correction. Closed twice, the first time holds.
 * @throws AppError BAD_USER_INPUT for a day to come; NOT_FOUND
 */
export async function closeCareDay(context: Context, input: CloseCareDayInput): Promise<CareDay> {
  const viewer = authorise(context, mayKeepCare)
  const { classId, date } = input
  if (date > todayInJohannesburg()) throw fieldError('date', 'This day is in the future.')
  return inTransaction(context, async (inner) => {
    await findRow(inner, Class, classId, { scope: ofTaughtClasses(viewer, 'id') })
    const closed: unknown[] = await inner
      .db('care_days')
      .insert({ classId, date, closedById: viewer.id, closedAt: inner.db.raw('clock_timestamp()') })
      .onConflict()
      .ignore()
      .returning('date')
    if (closed.length > 0) await audit(inner, { action: 'closeCareDay', entity: 'care', after: { classId, date } })
    return careDayOf(inner, classId, date)
  })
}
