import type { Row, RowClass } from '#graphql/data/model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { endsBeforeStart } from './attendance.rules.ts'
import { orderMessage } from './attendance.schema.ts'

/**
 * Refuses a second entry for the same person and day.
 * @throws AppError CONFLICT with the id of the existing entry
 */
export async function assertNoEntry<Kind extends Row>(
  { db }: Context,
  model: RowClass<Kind>,
  entry: { childId: number; date: string } | { staffId: number; date: string },
) {
  const existing = await model.query(db).findOne(entry)
  if (!existing) return
  const who = 'childId' in entry ? 'This child' : 'This staff member'
  const message = `${who} already has an attendance record for that day. Edit the existing record instead.`
  throw conflict(message, { existingId: existing.id })
}

export function assertInOrder(row: { timeIn: string | null; timeOut: string | null }) {
  if (endsBeforeStart(row.timeIn, row.timeOut)) throw fieldError('timeOut', orderMessage)
}

/** Refuses a day on which a child or a member of staff cannot be recorded. */
export function assertDay(problem: string | null) {
  if (problem) throw fieldError('date', problem)
}
