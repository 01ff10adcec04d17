import type { Child } from '#graphql/children/child.model.ts'
import { taughtChildren } from '#graphql/children/visible.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { ofTaughtClasses } from '#graphql/data/classScope.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { inTransaction, transaction } from '#graphql/data/transaction.ts'
import { currentPlace } from '#graphql/placements/placements.rules.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError, notFound } from '#graphql/platform/errors.ts'
import { admin, authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import type { CareDay, CareEntry } from './care.model.ts'
import { mayKeepCare } from './care.policy.ts'
import type { CareEntryInput, CloseCareDayInput, RecordCareInput } from './care.schema.ts'
import { careDayOf } from './careDay.read.ts'
import { entryProblem, isSameEntry, notSameEntry, type OnRegister } from './refusals.rules.ts'
import { entriesFrom, type StoredVersion, versions } from './versions.read.ts'

type Received = CareEntryInput & { date: string }

const dayOf = ({ childId, date }: { childId: number; date: string }) => `${childId} ${date}`

async function registerOf({ db }: Context, entries: readonly Received[]) {
  const childIds = entries.map(({ childId }) => childId)
  const marks: (OnRegister & { childId: number; date: string })[] = await db('attendance')
    .whereIn('child_id', childIds)
    .whereIn('date', [...new Set(entries.map(({ date }) => date))])
    .select('child_id', 'date', 'status', 'time_out')
  return new Map(marks.map((mark) => [dayOf(mark), mark]))
}

/**
 * A correction is one of what it says it corrects; which may arrive after it, when a tablet sends what it stored.
 * @throws AppError NOT_FOUND for an entry of another child, BAD_USER_INPUT
 */
function assertSameEntries(entries: readonly Received[], known: ReadonlyMap<string, StoredVersion[]>) {
  for (const [entryId, ofEntry] of groupBy(entries, (entry) => entry.entryId)) {
    const [first, ...others] = [...(known.get(entryId) ?? []), ...ofEntry]
    if (others.some(({ childId }) => childId !== first?.childId)) throw notFound('This entry')
    if (first && !others.every((other) => isSameEntry(other, first))) throw new AppError('BAD_USER_INPUT', notSameEntry)
  }
}

/** @throws AppError BAD_USER_INPUT that says of each child why */
async function assertPossible(
  context: Context,
  viewer: SignedIn,
  entries: readonly Received[],
  children: ReadonlyMap<number, Child>,
) {
  const register = await registerOf(context, entries)
  const now = new Date()
  const problems = entries.flatMap(({ childId, ...entry }) => {
    const child = children.get(childId)
    const mark = register.get(dayOf({ childId, date: entry.date })) ?? null
    const values = { ...entry, until: entry.until ?? null, removed: entry.removed ?? false }
    return (child && entryProblem(values, { child, register: mark, now, isOffice: admin(viewer) })) ?? []
  })
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', [...new Set(problems)].join(' '))
}

/** Far more than anybody enters for a child, corrections among them: whoever reads a day reads all of it. */
export const mostOfADay = 500

/** @throws AppError BAD_USER_INPUT for teachers; the office can still correct a day that is full */
async function assertNotFull({ db }: Context, viewer: SignedIn, entries: readonly Received[]) {
  if (admin(viewer)) return
  const days = entries.map(({ childId, date }) => [childId, date])
  const full = await db('care_entries')
    .whereIn(['child_id', 'date'], days)
    .groupBy('child_id', 'date')
    .havingRaw('count(*) > ?', mostOfADay)
    .first('date')
  if (!full) return
  throw new AppError(
    'BAD_USER_INPUT',
    `There are ${mostOfADay} entries for a child on ${formatDate(full.date)}. Please ask the office.`,
  )
}

type Written = Pick<CareEntryInput, 'childId' | 'kind'>

/**
 * Stores versions of entries in the transaction of the caller, all of them or none; one whose id is known already changes
 * nothing. Of children whom the viewer teaches, and in their class of that day.
 * @param saidAt when a tablet stored it; now where it is left out, and after what was said of the entry before
 * @returns all versions of these entries, and which of them are new
 */
export async function storeCare(
  inner: Context,
  viewer: SignedIn,
  input: readonly CareEntryInput[],
  saidAt?: string,
): Promise<{ stored: StoredVersion[]; written: readonly Written[] }> {
  const received = input.map((entry) => ({ ...entry, date: todayInJohannesburg(new Date(entry.at)) }))
  const children = await taughtChildren(inner, viewer, received)
  const classOf = ({ childId, date }: Received) => currentPlace(children.get(childId)?.placements ?? [], date).classId
  const read = async (): Promise<StoredVersion[]> =>
    versions(inner.db).whereIn('entry_id', [...new Set(received.map(({ entryId }) => entryId))])
  const before = await read()
  const knownIds = new Set(before.map(({ id }) => id))
  const entries = received.filter(({ id }) => !knownIds.has(id))
  const known = groupBy(before, ({ entryId }) => entryId)
  assertSameEntries(received, known)
  if (entries.length === 0) return { stored: before, written: [] }
  await assertPossible(inner, viewer, entries, children)
  let last = Math.max(Date.now(), ...before.map((version) => Date.parse(version.saidAt) + 1))
  const rows = entries.map((entry) => ({
    ...entry,
    removed: entry.removed ?? false,
    classId: known.get(entry.entryId)?.[0]?.classId ?? classOf(entry),
    saidById: viewer.id,
    // of two versions of an entry in one request the later one counts
    saidAt: saidAt ?? new Date(last++).toISOString(),
    receivedAt: inner.db.raw('clock_timestamp()'),
  }))
  const written: Written[] = await inner
    .db('care_entries')
    .insert(rows)
    .onConflict('id')
    .ignore()
    .returning(['child_id', 'kind'])
  await assertNotFull(inner, viewer, entries)
  return { stored: await read(), written }
}

/**
 * One entry of the log for a request, which a class makes of twenty children at once. What was said, by whom and when is in the
 * versions themselves, of which none is ever changed, those of the tablets too.
 */
const auditCare = (inner: Context, written: readonly Written[]) =>
  audit(inner, {
    action: 'recordCare',
    entity: 'care',
    after: {
      entries: written.length,
      kinds: [...new Set(written.map(({ kind }) => kind))],
      children: [...new Set(written.map(({ childId }) => childId))].map((childId) => ({ childId })),
    },
  })

/**
 * Stores what was done for children of the own classes.
 * @throws AppError BAD_USER_INPUT for a child who is absent or gone, what lies ahead, or a correction of something else;
 * NOT_FOUND
 */
export async function recordCare(context: Context, input: RecordCareInput): Promise<CareEntry[]> {
  const viewer = authorise(context, mayKeepCare)
  const request = {
    action: 'recordCare',
    input,
    idsOf: (entries: CareEntry[]) => entries.map(({ entryId }) => entryId),
    readAgain: async (inner: Context, ids: (string | number)[]) => {
      const stored: StoredVersion[] = await versions(inner.db).whereIn('entry_id', ids)
      await taughtChildren(inner, viewer, stored)
      return entriesFrom(stored, 'staff')
    },
  }
  return transaction(context, request, async (inner) => {
    const { stored, written } = await storeCare(inner, viewer, input.entries)
    if (written.length > 0) await auditCare(inner, written)
    return entriesFrom(stored, 'staff')
  })
}

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
