import { Class } from '#graphql/classes/class.model.ts'
import { placeIsFree, assertPlaces } from '#graphql/classes/places.service.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { editRow, editRows } from '#graphql/data/rows.ts'
import { transaction, type RowsRequest } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound, fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { ChangedChildren, Child } from './child.model.ts'
import { isAdministrator, mayManageChildren } from './children.policy.ts'
import type {
  LeaveChildInput,
  LeaveChildrenInput,
  Leaving,
  CancelMovesInput,
  MoveChildrenInput,
} from './children.schema.ts'
import { assertEnrolment, lockClassOf } from './children.service.ts'
import { billedUntil, hasLeft } from './enrolment.rules.ts'
import { assertPlace } from '#graphql/placements/pathCorrection.service.ts'
import {
  endedOn,
  returnedFrom,
  stayOn,
  movedFrom,
  programAfter,
  withoutMove,
} from '#graphql/placements/placements.rules.ts'
import { changePlacements } from '#graphql/placements/placements.service.ts'
import type { QueryBuilder } from 'objection'

export const leavingReasonOf = ({ viewer }: Context, { leavingReason }: Child): string | null =>
  isAdministrator(viewer) ? leavingReason : null

/**
 * A last day that becomes later takes a place on the days that it adds.
 * @throws AppError CONFLICT where that was given away
 */
async function assertPlaceUntil(inner: Context, { id, lastDay, placements }: Child, later: string) {
  const today = todayInJohannesburg()
  const room = await inner.loaders.byId(Class, stayOn(placements, today).at(-1)?.classId)
  if (!room || lastDay === null || later <= lastDay || later < today) return
  const fromDate = lastDay < today ? today : addDays(lastDay, 1)
  await assertPlace(inner, room, id, { fromDate, toDate: later }, 'lastDay', 'an earlier last day')
}

const leaveFrom =
  ({ lastDay, reason = null, noticeMonth = null }: Leaving) =>
  async (before: Child, inner: Context) => {
    await assertEnrolment(inner, before, { enrolledOn: before.enrolledOn, lastDay })
    await assertPlaceUntil(inner, before, lastDay)
    const leaving = { leavingReason: reason, noticeMonth: billedUntil(lastDay, noticeMonth) }
    await changePlacements(inner, 'leaveChild', before, (placements) =>
      endedOn(placements, todayInJohannesburg(), lastDay, leaving),
    )
    return {}
  }

/** Bills, reports and documents stay readable for the parents. */
export async function leaveChild(context: Context, input: LeaveChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  const { id, version } = input
  return editRow(
    context,
    Child,
    { action: 'leaveChild', id, version, input, lockFirst: lockClassOf(id) },
    leaveFrom(input),
  )
}

/**
 * The same for several children at the end of a year: all or none.
 * @throws AppError NOT_FOUND; BAD_USER_INPUT that names the first child who cannot leave on that day
 */
export async function leaveChildren(context: Context, input: LeaveChildrenInput): Promise<ChangedChildren> {
  authorise(context, mayManageChildren)
  const ids = [...new Set(input.childIds)]
  const change = { action: 'leaveChildren', input, ...changedChildren }
  return transaction(context, change, async (inner) => {
    await lockRows(inner, Class, (classes) => classes.whereIn('id', classesOf(inner, ids)))
    const children = await editRows(
      inner,
      Child,
      'leaveChild',
      (rows) => rows.whereIn('id', ids).whereNull('deletedAt'),
      leaveFrom(input),
    )
    if (children.length < ids.length) throw notFound('A child on this list')
    return { children }
  })
}

/** @throws AppError CONFLICT when the child has no last day, or its place has been given away */
export async function returnChild(context: Context, id: number, version?: number | null): Promise<Child> {
  authorise(context, mayManageChildren)
  const change = { action: 'returnChild', id, version, lockFirst: lockClassOf(id) }
  const today = todayInJohannesburg()
  return editRow(context, Child, change, async (before, inner) => {
    const { firstName, lastDay } = before
    if (lastDay === null) throw new AppError('CONFLICT', `${firstName} has no last day to cancel.`)
    const from = addDays(lastDay, 1)
    const later = before.placements.find(({ fromDate }) => fromDate > lastDay)
    if (later) {
      const message = `${firstName} already comes back on ${formatDate(later.fromDate)}. To close the gap, correct the placement that begins then.`
      throw new AppError('CONFLICT', message)
    }
    const { classId, programId, dayPlan } = before.placements.at(-1) ?? before
    const isFree = classId !== null && (await placeIsFree(inner, { classId, from, childId: id }))
    if (classId !== null && !isFree && !hasLeft(before, today)) {
      const message = `${firstName}'s place goes to another child from ${formatDate(from)}. Choose another class first.`
      throw new AppError('CONFLICT', message)
    }
    const place = { classId: isFree ? classId : null, programId, dayPlan }
    await changePlacements(inner, 'returnChild', before, (placements) => returnedFrom(placements, today, place))
    return {}
  })
}

/** A repeated request returns the children as they are now; administrators see them all. */
export const changedChildren: Pick<RowsRequest<ChangedChildren>, 'idsOf' | 'readAgain'> = {
  idsOf: ({ children }) => children.map(({ id }) => id),
  readAgain: async ({ db }, ids) => ({ children: await Child.query(db).findByIds(ids).orderBy('id') }),
}

/** The classes that children were, are and will be in: to be locked before them. */
export const classesOf = (inner: Context, childIds: readonly number[]) =>
  inner
    .db('placements')
    .whereIn('childId', [...childIds])
    .whereNotNull('class_id')
    .select('class_id')

/**
 * Children who were to move keep the places in their classes until another day, if these are still there.
 * @param until the last day of it; null for that of the child
 * @throws AppError CONFLICT where a place was given away
 */
async function assertPlacesKept(inner: Context, stayed: readonly Child[], until: string | null, instead: string) {
  for (const { id, classId, nextClassOn, lastDay } of stayed) {
    const room = await inner.loaders.byId(Class, classId)
    const toDate = until ?? lastDay
    if (room && nextClassOn && (toDate === null || toDate >= nextClassOn))
      await assertPlace(inner, room, id, { fromDate: nextClassOn, toDate }, 'overrideCapacity', instead)
  }
}

function assertMay({ firstName, ...child }: Child, on: string) {
  if (hasLeft(child, on)) {
    const message = `${firstName}'s last day is ${formatDate(child.lastDay ?? on)}. Please choose an earlier day or leave ${firstName} out.`
    throw fieldError('on', message)
  }
}

/**
 * Moves children to other classes on a day: today at once, on a later day as a plan, which reserves the places.
 * @throws AppError CONFLICT when a class has too few places on that day; NOT_FOUND
 */
export async function moveChildren(context: Context, input: MoveChildrenInput): Promise<ChangedChildren> {
  authorise(context, mayManageChildren)
  const { on, moves, overrideCapacity = false } = input
  const today = todayInJohannesburg()
  if (on < today) throw fieldError('on', 'Please choose today or a later day.')
  return transaction(context, { action: 'moveChildren', input, ...changedChildren }, async (inner) => {
    const targetOf = new Map(moves.map(({ childId, classId }) => [childId, classId]))
    const childIds = [...targetOf.keys()]
    const classIds = [...new Set(targetOf.values())]
    const rooms = await lockRows(inner, Class, (rows) =>
      rows.whereIn('id', classIds).orWhereIn('id', classesOf(inner, childIds)),
    )
    const targets = rooms.filter(({ id, deletedAt }) => deletedAt === null && classIds.includes(id))
    const stayed: Child[] = []
    if (targets.length < classIds.length) throw notFound('A class on this list')
    const children = await editRows(
      inner,
      Child,
      'moveChildren',
      (rows) => rows.whereIn('id', childIds).whereNull('deletedAt'),
      async (before) => {
        assertMay(before, on)
        stayed.push(before)
        const to = targets.find(({ id }) => id === targetOf.get(before.id)) as Class
        const from = await inner.loaders.byId(Class, before.classId)
        // a new plan replaces the previous one
        await changePlacements(inner, 'moveChildren', before, (placements) =>
          movedFrom(withoutMove(placements, today), on, to.id, (place) => programAfter(place, from, to)),
        )
        return {}
      },
    )
    if (children.length < childIds.length) throw notFound('A child on this list')
    if (!overrideCapacity) {
      await assertPlaces(inner, targets, on)
      await assertPlacesKept(inner, stayed, addDays(on, -1), 'another day, or tick that they move anyway')
    }
    return { children }
  })
}

export async function cancelMoves(context: Context, input: CancelMovesInput): Promise<ChangedChildren> {
  authorise(context, mayManageChildren)
  const action = 'cancelMoves'
  return transaction(context, { action, input, ...changedChildren }, async (inner) => {
    const chosen = (rows: QueryBuilder<Child>) => rows.whereIn('id', input.childIds)
    await lockRows(inner, Class, (classes) => classes.whereIn('id', classesOf(inner, input.childIds)))
    const stayed: Child[] = []
    const children = await editRows(inner, Child, action, chosen, async (before) => {
      if (before.nextClassId === null) return null
      stayed.push(before)
      await changePlacements(inner, action, before, (placements) => withoutMove(placements, todayInJohannesburg()))
      return {}
    })
    await assertPlacesKept(inner, stayed, null, 'another class for the child')
    return { children }
  })
}
