import { Child } from '#graphql/children/child.model.ts'
import { mayManageChildren } from '#graphql/children/children.policy.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { freePlaces } from '#graphql/classes/classes.rules.ts'
import { fullestDaysOf } from '#graphql/classes/places.service.ts'
import { findRow, lockRow } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { editRow } from '#graphql/data/rows.ts'
import { rowOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { firstOfMonth, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { addedPeriods, firstChangedDay, overlapped, spanOf } from './pathCorrection.rules.ts'
import type { CorrectPlacementInput } from './pathCorrection.schema.ts'
import { Placement } from './placement.model.ts'
import { notLeaving, type Period } from './placements.rules.ts'

const periodInWords = ({ fromDate, toDate }: Period) =>
  toDate === null ? `from ${formatDate(fromDate)}` : `from ${formatDate(fromDate)} to ${formatDate(toDate)}`

/** @throws AppError BAD_USER_INPUT for days on which the child is somewhere else, or that are before its birth */
async function assertDays(inner: Context, child: Child, id: number, after: Period) {
  if (after.fromDate < child.dateOfBirth) {
    const message = `${child.firstName} was born on ${formatDate(child.dateOfBirth)}: choose that day or a later one.`
    throw fieldError('fromDate', message)
  }
  const others = child.placements.filter((other) => other.id !== id)
  const other = overlapped(others, after)
  if (!other) return
  const room = await inner.loaders.byId(Class, other.classId)
  const message = `${child.firstName} is in ${room?.name ?? 'no class yet'} ${periodInWords(other)}. Correct that first, or choose other days.`
  throw fieldError(other.fromDate > after.fromDate ? 'toDate' : 'fromDate', message)
}

/** @throws AppError CONFLICT where the class was closed by then, or has no place on one of the days */
async function assertPlace(inner: Context, room: Class, childId: number, wanted: Period) {
  const closed = room.deletedAt && todayInJohannesburg(new Date(room.deletedAt))
  if (closed && (wanted.toDate === null || wanted.toDate > closed)) {
    const message = `${room.name} was closed on ${formatDate(closed)}. Choose another class, or that day or an earlier one as the last.`
    throw fieldError('classId', message, 'CONFLICT')
  }
  const { fromDate: from, toDate: to } = wanted
  const counts = (await fullestDaysOf(inner, [room], { from, to, childId }))(room)
  if (freePlaces(counts) > 0) return
  const places = room.capacity === 1 ? 'Its one place is' : `All ${room.capacity} places are`
  const message = `${room.name} is full on ${formatDate(counts.day)}. ${places} taken or promised. Choose another class or other days.`
  throw fieldError('classId', message, 'CONFLICT')
}

/**
 * Corrects where a child was, is or will be. Registers and reports of these days follow; bills stay as they are.
 * @throws AppError BAD_USER_INPUT and CONFLICT with the field that is wrong, STALE, NOT_FOUND
 */
export async function correctPlacement(context: Context, input: CorrectPlacementInput): Promise<Placement> {
  authorise(context, mayManageChildren)
  const { id, version, childId, classId = null, programId = null, dayPlan, fromDate, toDate = null, reason } = input
  const after = { classId, programId, dayPlan, fromDate, toDate }
  const lockFirst = async (inner: Context) => {
    // of two for the last place of a class one is refused; of two changes of a child the second sees the first
    await lockRows(inner, Class, (classes) => classes.where({ id: classId ?? 0 }))
    await lockRow(inner, Child, childId)
  }
  const scope = (rows: { where(values: object): unknown }) => rows.where({ childId })
  const details = reason ? { reason } : undefined
  const change = { action: 'correctPlacement', id, version, input, lockFirst, scope, details }
  return editRow(context, Placement, change, async (before, inner) => {
    const first = firstChangedDay(before, after)
    if (first === null) return null
    if (first < todayInJohannesburg() && !reason)
      throw fieldError('reason', 'Please say why: days that are over become different.')
    await assertDays(inner, await findRow(inner, Child, childId), id, after)
    const room = await inner.loaders.byId(Class, classId)
    if (classId !== null && !room) throw fieldError('classId', 'Please choose a class from the list.')
    if (room) for (const added of addedPeriods(before, after)) await assertPlace(inner, room, childId, added)
    // without a last day nobody leaves, and a month of notice comes after it
    if (toDate === null) return { ...after, ...notLeaving }
    return { ...after, noticeMonth: before.noticeMonth && before.noticeMonth > toDate ? before.noticeMonth : null }
  })
}

const touched = `
  select (select coalesce(json_agg(to_char(month, 'YYYY-MM') order by month), '[]') from bills
      where child_id = :childId and kind = 'fee' and deleted_at is null
        and month >= :firstMonth and (cast(:to as date) is null or month <= :to)) as "billedMonths",
    (select count(*)::int from attendance
      where child_id = :childId and date >= :from and (cast(:to as date) is null or date <= :to)) as "registerDays"`

/**
 * What lies in the days of a placement, as it is and as it would be: months that are billed already, and days on the register.
 * @throws AppError NOT_FOUND
 */
export async function effectsOfCorrection(context: Context, id: number, wanted: Period) {
  authorise(context, mayManageChildren)
  const before = await findRow(context, Placement, id)
  const { fromDate: from, toDate: to } = spanOf(before, wanted)
  const values = { childId: before.childId, from, to, firstMonth: firstOfMonth(from) }
  return rowOf<{ billedMonths: string[]; registerDays: number }>(context.db, touched, values)
}
