import { auditAll } from '#graphql/data/audit.ts'
import { now } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { Placement } from './placement.model.ts'
import type { Period, Placement as Placed } from './placements.rules.ts'

/**
 * Writes where a child is from one day until another, in the transaction that has locked the child: nobody else changes its
 * placements meanwhile.
 * @param child with the placements that were read when it was locked
 * @param change one of the pure rules
 */
export async function changePlacements(
  inner: Context,
  action: string,
  { id: childId, placements }: { id: number; placements: readonly Placement[] },
  change: (placements: readonly Placed[]) => Placed[],
) {
  const { db } = inner
  const gone = new Map(placements.map((row) => [row.id, row]))
  const writes = change(placements).map(
    ({ id, classId, programId, dayPlan, fromDate, toDate, leavingReason, noticeMonth }) => {
      const row = gone.get(id ?? 0)
      // of one that was split the first part is the same row, the others are new
      if (row) gone.delete(row.id)
      return { row, values: { classId, programId, dayPlan, fromDate, toDate, leavingReason, noticeMonth } }
    },
  )
  await Placement.query(db)
    .findByIds([...gone.keys()])
    .delete()
  const entries: { before?: Placement; after?: Placement }[] = [...gone.values()].map((row) => ({ before: row }))
  // those that become shorter first, so that no two overlap meanwhile
  for (const { row, values } of writes.toSorted((one, other) => growth(one) - growth(other))) {
    if (!row) entries.push({ after: await Placement.query(db).insertAndFetch({ ...values, childId }) })
    else if (Object.entries(values).some(([name, value]) => row[name as keyof typeof values] !== value)) {
      const changed = { ...values, version: row.version + 1, updatedAt: now() }
      entries.push({ before: row, after: await Placement.query(db).patchAndFetchById(row.id, changed) })
    }
  }
  await auditAll(
    inner,
    entries.map((entry) => ({
      action,
      entity: Placement.entity,
      entityId: (entry.after ?? entry.before)?.id ?? null,
      ...entry,
    })),
  )
}

/**
 * Refuses a first day that is before the centre opened, where its settings say when that was.
 * @throws AppError BAD_USER_INPUT with the field that is wrong
 */
export async function assertOpenedBy({ db }: Context, firstDay: string, field: string) {
  const centre = await db('settings').where({ name: 'centre' }).first(db.raw(`value->>'openedOn' as "openedOn"`))
  const openedOn: string | null = centre?.openedOn ?? null
  if (openedOn !== null && firstDay < openedOn)
    throw fieldError(field, `The centre opened on ${formatDate(openedOn)}: choose that day or a later one.`)
}

/** The first day of a period on which the register says that a child was here; of those that another period leaves out. */
export async function firstDayHere(
  { db }: Context,
  childId: number,
  { fromDate, toDate }: Period,
  kept?: Period,
): Promise<string | undefined> {
  const days = db('attendance')
    .where({ childId })
    .whereNot({ status: 'absent' })
    .whereBetween('date', [fromDate, toDate ?? 'infinity'])
    .orderBy('date')
  if (kept)
    days.where((outside) => outside.where('date', '<', kept.fromDate).orWhere('date', '>', kept.toDate ?? 'infinity'))
  return (await days.first('date'))?.date
}

/**
 * Refuses other days where the register says that the child was here on one that they leave out.
 * @param fields of the first day and the last
 * @throws AppError BAD_USER_INPUT with the field that is wrong
 */
export async function assertRegisterKept(
  inner: Context,
  { id, firstName }: { id: number; firstName: string },
  before: Period,
  after: Period,
  [first, last]: [string, string],
) {
  const day = await firstDayHere(inner, id, before, after)
  if (!day) return
  const there = `${firstName} is on the register as present on ${formatDate(day)}.`
  if (day < after.fromDate)
    throw fieldError(first, `${there} Please choose that day or an earlier one as the first day.`)
  throw fieldError(last, `${there} Please choose that day or a later one as the last day.`)
}

/** Whether a placement takes days that it did not have: 0 for one that does not, 1 for one that becomes longer, 2 for a new one. */
function growth({ row, values }: { row: Placement | undefined; values: Period }): number {
  if (!row) return 2
  const endsLater = values.toDate === null ? row.toDate !== null : row.toDate !== null && values.toDate > row.toDate
  return values.fromDate < row.fromDate || endsLater ? 1 : 0
}
