import { auditAll } from '#graphql/data/audit.ts'
import { assertClassesTaught, ofTaughtClasses } from '#graphql/data/classScope.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { assertNoClashes, lockTimetable } from './clashes.service.ts'
import { changeOfEntries } from './changeOfEntries.ts'
import { type TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import { mayPlanTimetable } from './timetables.policy.ts'
import type { BulkChange, TimetableEntryChange, TimetableEntryInput, TimetableIds } from './timetables.schema.ts'

export async function addTimetableEntry(context: Context, input: TimetableEntryInput): Promise<TimetableEntry> {
  const viewer = authorise(context, mayPlanTimetable)
  const request = { action: 'addTimetableEntry', input, scope: ofTaughtClasses(viewer) }
  return createRow(context, TimetableEntry, request, async (inner) => {
    assertClassesTaught(viewer, [input.classId])
    await lockTimetable(inner)
    await assertNoClashes(inner, viewer, [input])
    return input
  })
}

export async function updateTimetableEntry(context: Context, id: number, input: TimetableEntryChange) {
  const viewer = authorise(context, mayPlanTimetable)
  const { version, ...values } = input
  const scope = ofTaughtClasses(viewer)
  const change = { action: 'updateTimetableEntry', id, version, input, lockFirst: lockTimetable, scope }
  return editRow(context, TimetableEntry, change, async (before, inner) => {
    const wanted = { ...before, ...values } as TimetableEntry
    assertClassesTaught(viewer, [wanted.classId])
    await assertNoClashes(inner, viewer, [wanted])
    return values
  })
}

/**
 * The entries with these ids, locked; all of them or none, also where one is of a class that the viewer does not teach.
 * @throws AppError NOT_FOUND
 */
async function lockEntries(
  inner: Context,
  viewer: SignedIn,
  ids: readonly number[],
  deleted = false,
): Promise<TimetableEntry[]> {
  const wanted = [...new Set(ids)]
  const entries = await lockRows(inner, TimetableEntry, (query) => {
    query.findByIds(wanted).modify(ofTaughtClasses(viewer))
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
  const viewer = authorise(context, mayPlanTimetable)
  const action = 'changeTimetableEntries'
  return transaction(context, changeOfEntries(viewer, { action, input }), async (inner) => {
    await lockTimetable(inner)
    const { ids, ...given } = input
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
    const before = await lockEntries(inner, viewer, ids)
    const wanted = before.map((entry) => ({ ...entry, ...values }) as TimetableEntry)
    const classIds = wanted.map(({ classId }) => classId)
    assertClassesTaught(viewer, classIds)
    await assertNoClashes(inner, viewer, wanted)
    const changed = { ...values, updatedAt: now(), version: inner.db.raw('version + 1') }
    return { entries: await writeEntries(inner, action, before, changed), removed: [], leftOut: [] }
  })
}

export async function deleteTimetableEntries(context: Context, input: TimetableIds): Promise<TimetableChange> {
  const viewer = authorise(context, mayPlanTimetable)
  const action = 'deleteTimetableEntries'
  return transaction(context, changeOfEntries(viewer, { action, input }), async (inner) => {
    await lockTimetable(inner)
    const before = await lockEntries(inner, viewer, input.ids)
    await writeEntries(inner, action, before, { deletedAt: now() })
    return { entries: [], removed: before, leftOut: [] }
  })
}

export async function restoreTimetableEntries(context: Context, input: TimetableIds): Promise<TimetableChange> {
  const viewer = authorise(context, mayPlanTimetable)
  const action = 'restoreTimetableEntries'
  return transaction(context, changeOfEntries(viewer, { action, input }), async (inner) => {
    await lockTimetable(inner)
    const before = await lockEntries(inner, viewer, input.ids, true)
    await assertNoClashes(inner, viewer, before)
    return { entries: await writeEntries(inner, action, before, { deletedAt: null }), removed: [], leftOut: [] }
  })
}
