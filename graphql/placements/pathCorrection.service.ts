import { Child } from '#graphql/children/child.model.ts'
import { mayAddAndRemovePlacements, mayFindChildren, mayManageChildren } from '#graphql/children/children.policy.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { freePlaces } from '#graphql/classes/classes.rules.ts'
import { fullestDaysOf } from '#graphql/classes/places.service.ts'
import { findRow, lockRow } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, removeRow } from '#graphql/data/rows.ts'
import { rowOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { admin, authorise, teacherOf } from '#graphql/platform/policy.ts'
import { firstOfMonth, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { addedPeriods, firstChangedDay, overlapped, spanOf } from './pathCorrection.rules.ts'
import type { AddPlacementInput, CorrectPlacementInput, RemovePlacementInput } from './pathCorrection.schema.ts'
import { Placement } from './placement.model.ts'
import { notLeaving, type Period } from './placements.rules.ts'
import { assertOpenedBy, assertRegisterKept, firstDayHere } from './placements.service.ts'

/** Where a child is, was and will be: for administrators, and for those who teach it today. */
export function placementsOf(context: Context, child: Child): Placement[] {
  const viewer = authorise(context, mayFindChildren)
  return admin(viewer) || teacherOf(viewer, child) ? child.placements : []
}

const ofChild = (childId: number) => (rows: { where(values: object): unknown }) => rows.where({ childId })

const formatPeriod = ({ fromDate, toDate }: Period) =>
  toDate === null ? `from ${formatDate(fromDate)}` : `from ${formatDate(fromDate)} to ${formatDate(toDate)}`

/** @throws AppError BAD_USER_INPUT for days on which the child is somewhere else, or that are before its birth or after its last day */
async function assertDays(inner: Context, child: Child, id: number | null, after: Period) {
  if (after.fromDate < child.dateOfBirth) {
    const message = `${child.firstName} was born on ${formatDate(child.dateOfBirth)}: choose that day or a later one.`
    throw fieldError('fromDate', message)
  }
  const last = child.placements.at(-1)
  if (last?.toDate && last.id !== id && after.fromDate > last.toDate) {
    const message = `${child.firstName}'s last day is ${formatDate(last.toDate)}: choose earlier days. If ${child.firstName} came back, record that first, then correct its days.`
    throw fieldError('fromDate', message)
  }
  const others = child.placements.filter((other) => other.id !== id)
  const other = overlapped(others, after)
  if (!other) return
  const room = await inner.loaders.byId(Class, other.classId)
  const message = `${child.firstName} is in ${room?.name ?? 'no class yet'} ${formatPeriod(other)}. Correct that first, or choose other days.`
  throw fieldError(other.fromDate > after.fromDate ? 'toDate' : 'fromDate', message)
}

/**
 * @param field what is wrong where the class is full
 * @param instead what to choose then
 * @throws AppError CONFLICT where the class was closed by then, or has no place on one of the days
 */
export async function assertPlace(
  inner: Context,
  room: Class,
  childId: number,
  wanted: Period,
  field = 'classId',
  instead = 'another class or other days',
) {
  const closed = room.deletedAt && todayInJohannesburg(new Date(room.deletedAt))
  if (closed && (wanted.toDate === null || wanted.toDate > closed)) {
    const message = `${room.name} was closed on ${formatDate(closed)}. Choose another class, or that day or an earlier one as the last.`
    throw fieldError('classId', message, 'CONFLICT')
  }
  const { fromDate: from, toDate: to } = wanted
  const counts = (await fullestDaysOf(inner, [room], { from, to, childId }))(room)
  if (freePlaces(counts) > 0) return
  const places = room.capacity === 1 ? 'Its one place is' : `All ${room.capacity} places are`
  const message = `${room.name} is full on ${formatDate(counts.day)}. ${places} taken or offered. Choose ${instead}.`
  throw fieldError(field, message, 'CONFLICT')
}

/** Of two for the last place of a class one is refused; of two changes of a child the second sees the first. */
async function lockedChild(inner: Context, childId: number, classId: number | null): Promise<Child> {
  await lockRows(inner, Class, (classes) => classes.where({ id: classId ?? 0 }))
  return lockRow(inner, Child, childId)
}

function assertReason(firstChanged: string, reason: string | null | undefined) {
  if (firstChanged < todayInJohannesburg() && !reason)
    throw fieldError('reason', 'Please give a reason: this changes past days.')
}

/** @param added days on which the class has the child that it had not before */
async function assertRoom(inner: Context, childId: number, classId: number | null, added: readonly Period[]) {
  if (classId === null) return
  const room = await inner.loaders.byId(Class, classId)
  if (!room) throw fieldError('classId', 'Please choose a class from the list.')
  for (const days of added) await assertPlace(inner, room, childId, days)
}

const detailsOf = (reason: string | null | undefined) => (reason ? { reason } : undefined)

/**
 * Corrects where a child was, is or will be. Registers and reports of these days follow; bills stay as they are.
 * @throws AppError BAD_USER_INPUT and CONFLICT with the field that is wrong, STALE, NOT_FOUND
 */
export async function correctPlacement(context: Context, input: CorrectPlacementInput): Promise<Placement> {
  authorise(context, mayManageChildren)
  const { id, version, childId, classId = null, programId = null, dayPlan, fromDate, toDate = null, reason } = input
  const after = { classId, programId, dayPlan, fromDate, toDate }
  const lockFirst = (inner: Context) => lockedChild(inner, childId, classId)
  const change = { action: 'correctPlacement', id, version, input, lockFirst, details: detailsOf(reason) }
  return editRow(context, Placement, { ...change, scope: ofChild(childId) }, async (before, inner) => {
    const first = firstChangedDay(before, after)
    if (first === null) return null
    assertReason(first, reason)
    const child = await findRow(inner, Child, childId)
    if (fromDate < before.fromDate) await assertOpenedBy(inner, fromDate, 'fromDate')
    await assertDays(inner, child, id, after)
    await assertRegisterKept(inner, child, before, after, ['fromDate', 'toDate'])
    await assertRoom(inner, childId, classId, addedPeriods(before, after))
    // without a last day nobody leaves, and a month of notice comes after it
    if (toDate === null) return { ...after, ...notLeaving }
    return { ...after, noticeMonth: before.noticeMonth && before.noticeMonth > toDate ? before.noticeMonth : null }
  })
}

/**
 * Adds where a child was, is or will be, where that is missing.
 * @throws AppError BAD_USER_INPUT and CONFLICT with the field that is wrong, NOT_FOUND
 */
export async function addPlacement(context: Context, input: AddPlacementInput): Promise<Placement> {
  authorise(context, mayAddAndRemovePlacements)
  const { childId, classId = null, programId = null, dayPlan, fromDate, toDate = null, reason } = input
  const added = { classId, programId, dayPlan, fromDate, toDate }
  const request = { action: 'addPlacement', input, details: detailsOf(reason), scope: ofChild(childId) }
  return createRow(context, Placement, request, async (inner) => {
    const child = await lockedChild(inner, childId, classId)
    assertReason(fromDate, reason)
    await assertOpenedBy(inner, fromDate, 'fromDate')
    await assertDays(inner, child, null, added)
    await assertRoom(inner, childId, classId, [added])
    return { ...added, childId }
  })
}

/**
 * Removes where a child was recorded wrongly.
 * @throws AppError BAD_USER_INPUT without a reason, CONFLICT for the only one or one with days on which it was here, STALE, NOT_FOUND
 */
export async function removePlacement(context: Context, input: RemovePlacementInput): Promise<Placement> {
  authorise(context, mayAddAndRemovePlacements)
  const { id, version, childId, reason } = input
  const lockFirst = (inner: Context) => lockRow(inner, Child, childId)
  const change = { action: 'removePlacement', id, version, input, lockFirst, details: detailsOf(reason) }
  return removeRow(context, Placement, { ...change, scope: ofChild(childId) }, async (before, inner) => {
    assertReason(before.fromDate, reason)
    const { firstName, placements } = await findRow(inner, Child, childId)
    if (placements.length === 1) throw conflict(`This is ${firstName}'s only placement. Correct it instead.`)
    const here = await firstDayHere(inner, childId, before)
    if (!here) return
    const there = `${firstName} is on the register as present on ${formatDate(here)}.`
    throw conflict(`${there} Correct the register first, or correct this placement instead.`)
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
 * @param id none for one that is added
 * @throws AppError NOT_FOUND
 */
export async function effectsOfCorrection(
  context: Context,
  childId: number,
  id: number | null | undefined,
  { fromDate, toDate = null }: Partial<Period> & { fromDate: string },
) {
  authorise(context, mayManageChildren)
  const wanted = { fromDate, toDate }
  const before = id == null ? wanted : await findRow(context, Placement, id, { scope: ofChild(childId) })
  const { fromDate: from, toDate: to } = spanOf(before, wanted)
  const values = { childId, from, to, firstMonth: firstOfMonth(from) }
  return rowOf<{ billedMonths: string[]; registerDays: number }>(context.db, touched, values)
}
