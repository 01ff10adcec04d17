import { auditAll } from '#graphql/data/audit.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { assertNoClashes, lockTimetable } from './placed.service.ts'
import { receiptOfChange, type TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import { mayKeepTimetable } from './timetables.policy.ts'
import type { BulkChange, TimetableEntryChange, TimetableEntryInput, TimetableIds } from './timetables.schema.ts'

/** @throws AppError CONFLICT that names what is in the way: the class, the teacher or the room is taken; NOT_FOUND */
export async function addTimetableEntry(context: Context, input: TimetableEntryInput): Promise<TimetableEntry> {
  authorise(context, mayKeepTimetable)
  return createRow(context, TimetableEntry, { action: 'addTimetableEntry', input }, async (inner) => {
    await lockTimetable(inner)
    await assertNoClashes(inner, [input])
    return input
  })
}

/**
 * Changes or moves an entry; what is left out stays.
 * @throws AppError CONFLICT that names what is in the way; NOT_FOUND, STALE
 */
export async function updateTimetableEntry(
  context: Context,
  id: number,
  input: TimetableEntryChange,
): Promise<TimetableEntry> {
  authorise(context, mayKeepTimetable)
  const { version, ...values } = input
  const change = { action: 'updateTimetableEntry', id, version, input, lockFirst: lockTimetable }
  return editRow(context, TimetableEntry, change, async (before, inner) => {
    await assertNoClashes(inner, [{ ...before, ...values } as TimetableEntry])
    return values
  })
}

/**
 * The entries with these ids, locked; all of them or none.
 * @throws AppError NOT_FOUND
 */
async function lockEntries(inner: Context, ids: readonly number[], deleted = false): Promise<TimetableEntry[]> {
  const wanted = [...new Set(ids)]
  const entries = await lockRows(inner, TimetableEntry, (query) => {
    query.findByIds(wanted)
    if (deleted) query.whereNotNull('deletedAt')
    else query.whereNull('deletedAt')
  })
  if (entries.length < wanted.length) throw notFound('One of these timetable entries')
  return entries
}

/** Writes the same values into entries, with an audit entry for each. */
export async function writeEntries(inner: Context, action: string, before: TimetableEntry[], values: object) {
  if (before.length === 0) return []
  const changed = await TimetableEntry.query(inner.db)
    .findByIds(before.map(({ id }) => id))
    .patch(values)
    .returning('*')
  const byId = new Map(changed.map((entry) => [entry.id, entry]))
  const after = before.map((entry) => byId.get(entry.id) ?? entry)
  await auditAll(
    inner,
    before.map((entry, index) => ({
      action,
      entity: TimetableEntry.entity,
      entityId: entry.id,
      before: entry,
      after: after[index] ?? null,
    })),
  )
  return after
}

/**
 * Gives many entries another class, subject, teacher or room: all of them or none.
 * @throws AppError CONFLICT that names the first thing that is in the way; NOT_FOUND
 */
export async function changeTimetableEntries(context: Context, input: BulkChange): Promise<TimetableChange> {
  authorise(context, mayKeepTimetable)
  const action = 'changeTimetableEntries'
  return transaction(context, { action, input, receipt: receiptOfChange }, async (inner) => {
    await lockTimetable(inner)
    const { ids, ...given } = input
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
    const before = await lockEntries(inner, ids)
    const wanted = before.map((entry) => ({ ...entry, ...values }) as TimetableEntry)
    await assertNoClashes(inner, wanted)
    const changed = { ...values, updatedAt: now(), version: inner.db.raw('version + 1') }
    return { entries: await writeEntries(inner, action, before, changed), removed: [], leftOut: [] }
  })
}

/**
 * Takes entries out of the timetable; they can be restored.
 * @throws AppError NOT_FOUND
 */
export async function deleteTimetableEntries(context: Context, input: TimetableIds): Promise<TimetableChange> {
  authorise(context, mayKeepTimetable)
  const { ids } = input
  const action = 'deleteTimetableEntries'
  return transaction(context, { action, input: ids, receipt: receiptOfChange }, async (inner) => {
    await lockTimetable(inner)
    const before = await lockEntries(inner, ids)
    await writeEntries(inner, action, before, { deletedAt: now() })
    return { entries: [], removed: before, leftOut: [] }
  })
}

/**
 * Puts deleted entries back where they were: all of them or none.
 * @throws AppError CONFLICT that names what is in the way by now; NOT_FOUND
 */
export async function restoreTimetableEntries(context: Context, input: TimetableIds): Promise<TimetableChange> {
  authorise(context, mayKeepTimetable)
  const { ids } = input
  const action = 'restoreTimetableEntries'
  return transaction(context, { action, input: ids, receipt: receiptOfChange }, async (inner) => {
    await lockTimetable(inner)
    const before = await lockEntries(inner, ids, true)
    await assertNoClashes(inner, before)
    return { entries: await writeEntries(inner, action, before, { deletedAt: null }), removed: [], leftOut: [] }
  })
}
