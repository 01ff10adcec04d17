import { lockStaff } from '#graphql/accounts/lockStaff.ts'
import type { User } from '#graphql/accounts/user.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { auditAll } from '#graphql/data/audit.ts'
import { createRow, editRow, removeRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayHaveDuties, mayEndDuties, mayGiveDuties } from './duties.policy.ts'
import type { DutyInput, EndDutyInput } from './duties.schema.ts'
import { Duty } from './duty.model.ts'
import { tellOfLastDuty } from './dutiesEnded.service.ts'
import { onDuty, onDutySince } from './onDuty.ts'

const inOrder = [
  { column: 'toDate', order: 'desc', nulls: 'first' },
  { column: 'fromDate', order: 'desc' },
  'id',
] as const

/** The duties of a member of staff: those without an end first, then the latest. */
export async function listDuties(context: Context, userId: number): Promise<Duty[]> {
  authorise(context, mayEndDuties)
  return Duty.query(context.db)
    .where({ userId })
    .orderBy([...inOrder])
}

export async function listOwnDuties(context: Context): Promise<Duty[]> {
  const viewer = authorise(context, mayHaveDuties)
  return context.loaders
    .many<Duty>(
      'duties.own',
      (ids) => Duty.query(context.db).whereIn('userId', ids).modify(onDuty()).orderBy('id'),
      ({ userId }) => userId,
    )
    .load(viewer.id)
}

/** @throws AppError CONFLICT where the person has the same duty on one of these days */
async function assertNoOverlap(inner: Context, input: DutyInput, { firstName }: User) {
  const { id = null, userId, kind, classId = null, fromDate, toDate = null } = input
  const same = await Duty.query(inner.db)
    .where({ userId, kind, classId })
    .where((open) => open.whereNull('toDate').orWhere('toDate', '>=', fromDate))
    .modify((rows) => {
      if (toDate !== null) rows.where('fromDate', '<=', toDate)
      if (id != null) rows.whereNot({ id })
    })
    .orderBy('fromDate')
    .first()
  if (!same) return
  const end = same.toDate ? `until ${formatDate(same.toDate)}` : 'without an end'
  const message = `${firstName} already has this duty from ${formatDate(same.fromDate)} ${end}. Choose other days, or edit that one.`
  throw fieldError(same.fromDate > fromDate ? 'toDate' : 'fromDate', message, 'CONFLICT')
}

/**
 * Gives a duty, or changes its days. Who teaches a class reads the data of its children on these days.
 * @throws AppError NOT_FOUND; STALE; CONFLICT for a duty of the same kind on one of these days
 */
export async function saveDuty(context: Context, input: DutyInput): Promise<Duty> {
  authorise(context, mayGiveDuties)
  const { id, version, userId, kind, fromDate, toDate = null } = input
  const classId = kind === 'teacher' ? (input.classId ?? null) : null
  const values = { userId, kind, classId, fromDate, toDate }
  const check = async (inner: Context) => {
    const person = await lockStaff(inner, userId)
    // locked: at the same time the class may be closed, or its staff changed
    if (classId !== null) await lockRow(inner, Class, classId)
    await assertNoOverlap(inner, { ...input, classId }, person)
    return values
  }
  const request = { action: 'saveDuty', input }
  if (id == null) return createRow(context, Duty, request, check)
  const decide = (before: Duty) => {
    if (before.userId !== userId)
      throw conflict('A duty cannot be moved to somebody else. Please end it and add a new one.')
    return values
  }
  return editRow(context, Duty, { ...request, id, version, lockFirst: check }, decide, (_after, before, inner) =>
    tellOfLastDuty(inner, [before]),
  )
}

function endProblem({ fromDate, toDate }: Duty, lastDay: string): string | null {
  const today = todayInJohannesburg()
  if (toDate !== null && toDate < today) return `This duty ended on ${formatDate(toDate)}. Edit it to correct its days.`
  if (toDate !== null && toDate < lastDay)
    return `This duty ends on ${formatDate(toDate)}. Choose an earlier day, or edit it.`
  return lastDay < fromDate ? `This duty begins on ${formatDate(fromDate)}. Choose a later day.` : null
}

/**
 * Ends a duty, and takes the same one away that begins later: who stops does not begin again by what was planned before.
 * @throws AppError NOT_FOUND; STALE; BAD_USER_INPUT for one that is over, and for a day that it does not reach
 */
export async function endDuty(context: Context, input: EndDutyInput): Promise<Duty> {
  authorise(context, mayEndDuties)
  const { id, version, lastDay } = input
  const action = 'endDuty'
  const end = (before: Duty) => {
    const problem = endProblem(before, lastDay)
    if (problem) throw fieldError('lastDay', problem)
    return { toDate: lastDay }
  }
  return editRow(context, Duty, { action, id, version, input }, end, async (_after, before, inner) => {
    const { userId, kind, classId } = before
    const later = await Duty.query(inner.db)
      .where({ userId, kind, classId })
      .where('fromDate', '>', lastDay)
      .delete()
      .returning('*')
    const entries = later.map((row) => ({ action, entity: Duty.entity, entityId: row.id, before: row }))
    await auditAll(inner, entries)
    await tellOfLastDuty(inner, [before])
  })
}

/** For a duty that was entered by mistake: one that is over is ended by its last day. */
export async function removeDuty(context: Context, id: number, version?: number): Promise<Duty> {
  authorise(context, mayEndDuties)
  const request = { action: 'removeDuty', id, version }
  return removeRow(context, Duty, request, {}, (_after, before, inner) => tellOfLastDuty(inner, [before]))
}

/** Names of who teaches the class of a child today, in order; for everybody who sees the child. */
export async function teachersOf({ db, loaders }: Context, { classId }: { classId: number | null }): Promise<string[]> {
  if (classId === null) return []
  const teachers = await loaders
    .many<{ classId: number; name: string }>(
      'duties.teachers',
      (classIds) =>
        db('duties')
          .join('users', 'users.id', 'duties.user_id')
          .whereIn('class_id', classIds)
          .modify(onDuty())
          .whereNull('users.deleted_at')
          .orderByRaw('first_name, last_name, users.id')
          .select('class_id', db.raw("first_name || ' ' || last_name as name")),
      (teacher) => teacher.classId,
    )
    .load(classId)
  return teachers.map(({ name }) => name)
}

type OfClass = { classId: number; userIds: readonly number[] }

/**
 * These people teach a class from a day on; where one is to begin later, until then. Checks no permission, and leaves the lock of
 * the class and the audit entry to the caller.
 * @param lastDay null: without an end
 */
export async function beginTeaching(
  { db }: Context,
  { classId, userIds }: OfClass,
  fromDate = todayInJohannesburg(),
  lastDay: string | null = null,
) {
  const known: Pick<Duty, 'userId' | 'fromDate'>[] = await db('duties')
    .where({ classId })
    .whereIn('userId', userIds)
    .modify(onDutySince(fromDate))
    .orderBy('fromDate')
    .select('userId', 'fromDate')
  const rows = userIds.flatMap((userId) => {
    const next = known.find((duty) => duty.userId === userId)?.fromDate ?? null
    if (next !== null && next <= fromDate) return []
    const isUntilNext = next !== null && (lastDay === null || next <= lastDay)
    return [{ userId, classId, fromDate, toDate: isUntilNext ? addDays(next, -1) : lastDay }]
  })
  if (rows.length > 0) await db('duties').insert(rows)
}

/**
 * These people taught a class until yesterday, and will not teach it again. Who began today never did.
 * @returns the duties as they were, for {@link tellOfLastDuty}
 */
export async function endTeaching({ db }: Context, { classId, userIds }: OfClass): Promise<Duty[]> {
  const today = todayInJohannesburg()
  const duties = () => db('duties').where({ classId }).whereIn('userId', userIds).modify(onDutySince(today))
  const before: Duty[] = await duties().orderBy('fromDate')
  await duties().where('fromDate', '>=', today).delete()
  await duties().update({ toDate: addDays(today, -1), version: db.raw('version + 1') })
  return before
}
