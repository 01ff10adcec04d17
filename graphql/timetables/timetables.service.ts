import { auditAll } from '#graphql/data/audit.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { assertNoClashes, lockTimetable } from './clashes.service.ts'
import { receiptOfChange, type TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import { mayManageTimetable } from './timetables.policy.ts'
import type { BulkChange, TimetableEntryChange, TimetableEntryInput, TimetableIds } from './timetables.schema.ts'

export async function addTimetableEntry(context: Context, input: TimetableEntryInput): Promise<TimetableEntry> {
  authorise(context, mayManageTimetable)
  return createRow(context, TimetableEntry, { action: 'addTimetableEntry', input }, async (inner) => {
    await lockTimetable(inner)
    await assertNoClashes(inner, [input])
    return input
  })
}

export async function updateTimetableEntry(context: Context, id: number, input: TimetableEntryChange) {
  authorise(context, mayManageTimetable)
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

export async function changeTimetableEntries(context: Context, input: BulkChange): Promise<TimetableChange> {
  authorise(context, mayManageTimetable)
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

export async function deleteTimetableEntries(context: Context, input: TimetableIds): Promise<TimetableChange> {
  authorise(context, mayManageTimetable)
  const action = 'deleteTimetableEntries'
  return transaction(context, { action, input, receipt: receiptOfChange }, async (inner) => {
    await lockTimetable(inner)
    const before = await lockEntries(inner, input.ids)
    await writeEntries(inner, action, before, { deletedAt: now() })
    return { entries: [], removed: before, leftOut: [] }
  })
}

export async function restoreTimetableEntries(context: Context, input: TimetableIds): Promise<TimetableChange> {
  authorise(context, mayManageTimetable)
  const action = 'restoreTimetableEntries'
  return transaction(context, { action, input, receipt: receiptOfChange }, async (inner) => {
    await lockTimetable(inner)
    const before = await lockEntries(inner, input.ids, true)
    await assertNoClashes(inner, before)
    return { entries: await writeEntries(inner, action, before, { deletedAt: null }), removed: [], leftOut: [] }
  })
}
