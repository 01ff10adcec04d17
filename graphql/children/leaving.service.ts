import { Class } from '#graphql/classes/class.model.ts'
import { placeIsFree } from '#graphql/classes/places.service.ts'
import type { Scope } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { editRow, editRows } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type ChangedChildren, Child } from './child.model.ts'
import { isAdministrator, mayManageChildren } from './children.policy.ts'
import type { LeaveChildInput, LeaveChildrenInput, Leaving } from './children.schema.ts'
import { assertEnrolment, lockClassOf } from './children.service.ts'
import { billedUntil, hasLeft } from './enrolment.rules.ts'
import { assertPlace } from '#graphql/placements/pathCorrection.service.ts'
import { endedOn, returnedFrom, stayOn } from '#graphql/placements/placements.rules.ts'
import { changePlacements } from '#graphql/placements/placements.service.ts'
import { changedChildren, classesOf } from './moving.service.ts'

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
  const change = { action: 'leaveChild', id, version, input, lockFirst: lockClassOf(id) }
  return editRow(context, Child, change, leaveFrom(input))
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
    const found: Scope<Child> = (rows) => rows.whereIn('id', ids).whereNull('deletedAt')
    const children = await editRows(inner, Child, 'leaveChild', found, leaveFrom(input))
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
    if (lastDay === null) throw conflict(`${firstName} has no last day to cancel.`)
    const from = addDays(lastDay, 1)
    const later = before.placements.find(({ fromDate }) => fromDate > lastDay)
    if (later) {
      throw conflict(
        `${firstName} already comes back on ${formatDate(later.fromDate)}. To close the gap, correct the placement that begins then.`,
      )
    }
    const { classId, programId, dayPlan } = before.placements.at(-1) ?? before
    const isFree = classId !== null && (await placeIsFree(inner, { classId, from, childId: id }))
    if (classId !== null && !isFree && !hasLeft(before, today)) {
      throw conflict(`${firstName}'s place goes to another child from ${formatDate(from)}. Choose another class first.`)
    }
    const place = { classId: isFree ? classId : null, programId, dayPlan }
    await changePlacements(inner, 'returnChild', before, (placements) => returnedFrom(placements, today, place))
    return {}
  })
}
