import { isOnStaff } from '#graphql/accounts/accounts.rules.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { ownClassIds } from '#graphql/children/own.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { closedClassIds, lockTimetable, assertNoClashes } from './placed.service.ts'
import { receiptOfChange, type TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import { mayKeepTimetable, maySeeEveryTimetable, maySeeTimetables } from './timetables.policy.ts'
import type { BulkChange, TimetableEntryChange, TimetableEntryInput, TimetableIds } from './timetables.schema.ts'

const inOrder = ['day', 'slot', 'classId', 'id'] as const

/** The whole week of every class, day by day. For staff. */
export async function listTimetable(context: Context): Promise<TimetableEntry[]> {
  authorise(context, mayKeepTimetable)
  const { db, loaders } = context
  const [entries, classes, staff] = await Promise.all([
    TimetableEntry.query(db)
      .whereNull('deletedAt')
      .whereNotIn('classId', closedClassIds(context))
      .orderBy([...inOrder]),
    Class.query(db).whereNull('deletedAt'),
    User.query(db).whereIn('role', ['teacher', 'admin']).whereNull('deletedAt'),
  ])
  loaders.prime(Class, classes)
  loaders.prime(User, staff)
  // and those who are no longer there
  await withNames(context, entries)
  return entries
}

/** Has at hand who and what the entries name. */
async function withNames({ loaders }: Context, entries: readonly TimetableEntry[]) {
  const classIds = entries.map(({ classId }) => classId)
  const teacherIds = entries.map(({ teacherId }) => teacherId)
  await Promise.all([loaders.loadAll(Class, classIds), loaders.loadAll(User, teacherIds)])
}

const nameOf = (user: User | null) => (user ? `${user.firstName} ${user.lastName}` : '')

/** First and last name of who is with the class. */
export function teacherNameOf({ loaders }: Context, { teacherId }: TimetableEntry): Promise<string> | string {
  const user = loaders.byId(User, teacherId)
  return user instanceof Promise ? user.then(nameOf) : nameOf(user)
}

/** Whether who is named with the class works here no more, so that nobody is. */
export function teacherLeft({ loaders }: Context, { teacherId }: TimetableEntry): Promise<boolean> | boolean {
  const user = loaders.byId(User, teacherId)
  const left = (found: User | null) => found === null || !isOnStaff(found)
  return user instanceof Promise ? user.then(left) : left(user)
}

/** The week of a child's class. Parents for their own children. One statement however many children are asked for. */
export async function timetableOf(context: Context, classId: number | null): Promise<TimetableEntry[]> {
  const viewer = authorise(context, maySeeTimetables)
  if (classId === null) return []
  return context.loaders
    .many<TimetableEntry>(
      'timetables.class',
      async (ids) => {
        const query = TimetableEntry.query(context.db)
          .whereIn('classId', [...ids])
          .whereNull('deletedAt')
          .orderBy([...inOrder])
        if (!maySeeEveryTimetable(viewer)) query.whereIn('classId', ownClassIds(context, viewer))
        const entries = await query
        await withNames(context, entries)
        return entries
      },
      ({ classId }) => classId,
    )
    .load(classId)
}

/** The answer to a change of many entries. */
export const changeOf = (outcome: { entries?: TimetableEntry[]; removed?: TimetableEntry[]; leftOut?: string[] }) => ({
  entries: [],
  removed: [],
  leftOut: [],
  ...outcome,
})

/**
 * Puts an entry into the timetable.
 * @throws AppError CONFLICT that names what is in the way: the class, the teacher or the room is taken; NOT_FOUND
 */
export async function addTimetableEntry(context: Context, input: TimetableEntryInput): Promise<TimetableEntry> {
  authorise(context, mayKeepTimetable)
  return transaction(context, { action: 'addTimetableEntry', input, model: TimetableEntry }, async (inner) => {
    await lockTimetable(inner)
    await assertNoClashes(inner, [input])
    const entry = await TimetableEntry.query(inner.db).insertAndFetch(input)
    const after = entry.auditValues()
    await audit(inner, { action: 'addTimetableEntry', entity: 'timetableEntry', entityId: entry.id, after })
    return entry
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
  const asked = { action: 'updateTimetableEntry', input: { id, ...input }, model: TimetableEntry }
  return transaction(context, asked, async (inner) => {
    await lockTimetable(inner)
    const { version, ...values } = input
    const before = await TimetableEntry.query(inner.db).findById(id).whereNull('deletedAt').forUpdate()
    if (!before) throw notFound('This timetable entry')
    assertNotStale(before, version)
    const { classId, day, slot, subject, teacherId, room } = { ...before, ...values } as TimetableEntry
    await assertNoClashes(inner, [{ id, classId, day, slot, subject, teacherId, room }])
    const after = await TimetableEntry.query(inner.db).patchAndFetchById(id, {
      ...values,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const [old, now] = [before.auditValues(), after.auditValues()]
    await audit(inner, { action: asked.action, entity: 'timetableEntry', entityId: id, before: old, after: now })
    return after
  })
}

/** The entries with these numbers, locked; all of them or none. */
async function entriesForChange(context: Context, ids: readonly number[], areDeleted: boolean) {
  const wanted = [...new Set(ids)]
  const query = TimetableEntry.query(context.db).findByIds(wanted).orderBy('id').forUpdate()
  const entries = await (areDeleted ? query.whereNotNull('deletedAt') : query.whereNull('deletedAt'))
  if (entries.length < wanted.length) throw notFound('One of these timetable entries')
  return entries
}

const idsOf = (entries: readonly TimetableEntry[]) => entries.map(({ id }) => id)

/**
 * Gives many entries another class, subject, teacher or room: all of them or none.
 * @throws AppError CONFLICT that names the first thing that is in the way; NOT_FOUND
 */
export async function changeTimetableEntries(context: Context, input: BulkChange): Promise<TimetableChange> {
  authorise(context, mayKeepTimetable)
  return transaction(context, { action: 'changeTimetableEntries', input, receipt: receiptOfChange }, async (inner) => {
    await lockTimetable(inner)
    const { ids, ...given } = input
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
    const before = await entriesForChange(inner, ids, false)
    await assertNoClashes(
      inner,
      before.map((entry) => ({ ...entry, ...values }) as TimetableEntry),
    )
    await inner
      .db('timetable_entries')
      .whereIn('id', idsOf(before))
      .update({ ...values, version: inner.db.raw('version + 1'), updatedAt: inner.db.fn.now() })
    const after = await entriesForChange(inner, ids, false)
    await audit(inner, { action: 'changeTimetableEntries', entity: 'timetableEntry', before, after })
    return changeOf({ entries: after, removed: [] })
  })
}

/**
 * Takes entries out of the timetable; they are kept and can be restored.
 * @throws AppError NOT_FOUND
 */
export async function deleteTimetableEntries(context: Context, input: TimetableIds): Promise<TimetableChange> {
  authorise(context, mayKeepTimetable)
  const { ids } = input
  return transaction(
    context,
    { action: 'deleteTimetableEntries', input: ids, receipt: receiptOfChange },
    async (inner) => {
      await lockTimetable(inner)
      const before = await entriesForChange(inner, ids, false)
      await inner.db('timetable_entries').whereIn('id', idsOf(before)).update({ deletedAt: inner.db.fn.now() })
      await audit(inner, { action: 'deleteTimetableEntries', entity: 'timetableEntry', before })
      return changeOf({ removed: before })
    },
  )
}

/**
 * Puts deleted entries back where they were: all of them or none.
 * @throws AppError CONFLICT that names what is in the way by now; NOT_FOUND
 */
export async function restoreTimetableEntries(context: Context, input: TimetableIds): Promise<TimetableChange> {
  authorise(context, mayKeepTimetable)
  const { ids } = input
  return transaction(
    context,
    { action: 'restoreTimetableEntries', input: ids, receipt: receiptOfChange },
    async (inner) => {
      await lockTimetable(inner)
      const before = await entriesForChange(inner, ids, true)
      await assertNoClashes(inner, before)
      await inner.db('timetable_entries').whereIn('id', idsOf(before)).update({ deletedAt: null })
      const after = await entriesForChange(inner, ids, false)
      await audit(inner, { action: 'restoreTimetableEntries', entity: 'timetableEntry', after })
      return changeOf({ entries: after })
    },
  )
}
