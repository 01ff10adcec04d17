import { createRow, editRow, removalOf } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { admin, anyone, authorise } from '#graphql/platform/policy.ts'
import { addDays, eachDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { closedText, closedReason, daysLookedAhead, nextOpenDay } from './closedDays.rules.ts'
import type { ClosedDaysInput } from './closedDays.schema.ts'
import { ClosedDays, type OpenDays } from './closedDays.model.ts'

export async function listClosedDays(context: Context, from: string, to: string): Promise<ClosedDays[]> {
  authorise(context, anyone)
  return ClosedDays.query(context.db)
    .whereNull('deletedAt')
    .where('toDate', '>=', from)
    .where('fromDate', '<=', to)
    .orderBy(['fromDate', 'id'])
}

export async function openDaysFromToday(context: Context): Promise<OpenDays> {
  const today = todayInJohannesburg()
  const closings = await listClosedDays(context, today, addDays(today, daysLookedAhead))
  return { today, isOpen: closedReason(today, closings) === null, next: nextOpenDay(today, closings) }
}

/** Each day on which the centre is closed, weekends and public holidays among them. */
export async function listClosedDates(context: Context, from: string, to: string): Promise<string[]> {
  const closings = await listClosedDays(context, from, to)
  return eachDay(from, to).filter((date) => closedReason(date, closings) !== null)
}

/** @throws AppError BAD_USER_INPUT at the field that the day was typed into, which says why the centre is closed */
export async function assertOpen(context: Context, field: string, date: string) {
  const closed = closedText(date, await listClosedDays(context, date, date))
  if (closed !== null) throw fieldError(field, `${closed} Please choose another day.`)
}

export async function saveClosedDays(context: Context, input: ClosedDaysInput): Promise<ClosedDays> {
  authorise(context, admin)
  const { id, version, ...values } = input
  if (id != null) return editRow(context, ClosedDays, { action: 'updateClosedDays', id, version, input }, values)
  return createRow(context, ClosedDays, { action: 'createClosedDays', input }, values)
}

export const closedDaysRemoval = removalOf(ClosedDays, 'ClosedDays', admin)
