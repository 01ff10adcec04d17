import { Child } from '#graphql/children/child.model.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Attendance } from './attendance.model.ts'
import { mayKeepRegister } from './attendance.policy.ts'
import { endsBeforeStart, tidyMark } from './attendance.rules.ts'
import { childDayProblem } from './recordDay.rules.ts'
import { type AttendanceChange, type AttendanceInput, orderMessage } from './attendance.schema.ts'

const takenMessage = 'This child already has an attendance record for that day. Edit the existing record instead.'

/** The entries of a day, by the children's names. For staff. */
export async function listAttendance(context: Context, date = todayInJohannesburg()): Promise<Attendance[]> {
  authorise(context, mayKeepRegister)
  return Attendance.query(context.db)
    .join('children', 'children.id', 'attendance.childId')
    .whereNull('children.deletedAt')
    .where({ date })
    .orderByRaw(wordOrder('children.last_name', 'children.first_name'))
    .orderBy('attendance.id')
    .select('attendance.*')
}

/** Says which entry already stands for that day. */
async function taken(context: Context, childId: number, date: string) {
  const existing = await Attendance.query(context.db).findOne({ childId, date })
  return new AppError('CONFLICT', takenMessage, existing ? { existingId: existing.id } : {})
}

/** Refuses a departure before the arrival. */
export function assertInOrder(row: { timeIn: string | null; timeOut: string | null }) {
  if (endsBeforeStart(row.timeIn, row.timeOut))
    throw new AppError('BAD_USER_INPUT', orderMessage, { fields: { timeOut: orderMessage } })
}

/** Refuses a day on which a child or a member of staff cannot be recorded. */
export function assertDay(problem: string | null) {
  if (problem) throw new AppError('BAD_USER_INPUT', problem, { fields: { date: problem } })
}

/** What is given wins, null included; what is left out stays. */
export const merged = <Value>(given: Value | undefined, present: Value): Value =>
  given === undefined ? present : given

/**
 * Records a child's day.
 * @throws AppError BAD_USER_INPUT for a day on which the child is not enrolled, or that has not come yet; CONFLICT with
 * the number of the existing entry when that day is recorded already
 */
export async function recordAttendance(context: Context, input: AttendanceInput): Promise<Attendance> {
  const viewer = authorise(context, mayKeepRegister)
  return transaction(context, { action: 'recordAttendance', input, model: Attendance }, async (inner) => {
    const child = await Child.query(inner.db).findById(input.childId).whereNull('deletedAt')
    if (!child) throw notFound('This child')
    assertDay(childDayProblem(child, { date: input.date, status: input.status, today: todayInJohannesburg() }))
    const values = tidyMark({
      status: input.status,
      timeIn: input.timeIn ?? null,
      timeOut: input.timeOut ?? null,
      notes: input.notes ?? null,
      collectedBy: input.collectedBy ?? null,
    })
    const [created]: { id: number }[] = await inner
      .db('attendance')
      .insert({ ...values, childId: child.id, date: input.date, recordedBy: viewer.id })
      .onConflict(['childId', 'date'])
      .ignore()
      .returning('id')
    if (!created) throw await taken(inner, child.id, input.date)
    const attendance = await Attendance.query(inner.db).findById(created.id).throwIfNotFound()
    await audit(inner, {
      action: 'recordAttendance',
      entity: 'attendance',
      entityId: attendance.id,
      after: attendance.auditValues(),
    })
    return attendance
  })
}

/** An entry for a change: locked, so that of two changes at once the second sees the first. */
async function entryForChange(context: Context, id: number, version: number | null | undefined) {
  const attendance = await Attendance.query(context.db).findById(id).forUpdate()
  if (!attendance) throw notFound('This attendance record')
  assertNotStale(attendance, version)
  return attendance
}

/**
 * Changes an entry of the register.
 * @throws AppError NOT_FOUND, STALE, BAD_USER_INPUT for a day on which the child cannot be recorded, CONFLICT when it is
 * moved to a day that is recorded already
 */
export async function updateAttendance(context: Context, id: number, input: AttendanceChange): Promise<Attendance> {
  authorise(context, mayKeepRegister)
  return transaction(
    context,
    { action: 'updateAttendance', input: { id, ...input }, model: Attendance },
    async (inner) => {
      const before = await entryForChange(inner, id, input.version)
      const date = input.date ?? before.date
      const values = tidyMark({
        status: input.status ?? before.status,
        timeIn: merged(input.timeIn, before.timeIn),
        timeOut: merged(input.timeOut, before.timeOut),
        notes: merged(input.notes, before.notes),
        collectedBy: merged(input.collectedBy, before.collectedBy),
      })
      const child = await Child.query(inner.db).findById(before.childId).throwIfNotFound()
      assertDay(childDayProblem(child, { date, status: values.status, today: todayInJohannesburg() }))
      assertInOrder(values)
      if (date !== before.date) {
        const conflict = await taken(inner, before.childId, date)
        if (conflict.details.existingId) throw conflict
      }
      const after = await Attendance.query(inner.db).patchAndFetchById(id, {
        ...values,
        date,
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
      })
      await audit(inner, {
        action: 'updateAttendance',
        entity: 'attendance',
        entityId: id,
        before: before.auditValues(),
        after: after.auditValues(),
      })
      return after
    },
  )
}

/**
 * Takes an entry out of the register. The audit log keeps what it said.
 * @returns the entry as it was
 * @throws AppError NOT_FOUND, STALE
 */
export async function deleteAttendance(
  context: Context,
  id: number,
  version: number | null = null,
): Promise<Attendance> {
  authorise(context, mayKeepRegister)
  return transaction(
    context,
    { action: 'deleteAttendance', input: { id, version }, model: Attendance },
    async (inner) => {
      const before = await entryForChange(inner, id, version)
      await Attendance.query(inner.db).deleteById(id)
      await audit(inner, {
        action: 'deleteAttendance',
        entity: 'attendance',
        entityId: id,
        before: before.auditValues(),
      })
      return before
    },
  )
}
