import { placeIsFree } from '#graphql/classes/places.service.ts'
import { editRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child } from './child.model.ts'
import { isAdministrator, mayManageChildren } from './children.policy.ts'
import type { LeaveChildInput } from './children.schema.ts'
import { assertEnrolment, lockClassOf } from './children.service.ts'
import { billedUntil, hasLeft } from './enrolment.rules.ts'

export const leavingReasonOf = ({ viewer }: Context, { leavingReason }: Child): string | null =>
  isAdministrator(viewer) ? leavingReason : null

/** Bills, reports and documents stay readable for the parents. */
export async function leaveChild(context: Context, input: LeaveChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  const { id, version, lastDay, reason, noticeMonth = null } = input
  return editRow(context, Child, { action: 'leaveChild', id, version, input }, async (before, inner) => {
    await assertEnrolment(inner, before, { enrolledOn: before.enrolledOn, lastDay })
    return { lastDay, leavingReason: reason ?? null, noticeMonth: billedUntil(lastDay, noticeMonth) }
  })
}

/** @throws AppError CONFLICT when the child is not leaving, or its place was given away from then on */
export async function returnChild(context: Context, id: number, version?: number | null): Promise<Child> {
  authorise(context, mayManageChildren)
  const change = { action: 'returnChild', id, version, lockFirst: lockClassOf(id) }
  return editRow(context, Child, change, async (before, inner) => {
    const { classId, firstName, lastDay } = before
    if (lastDay === null) throw new AppError('CONFLICT', `${firstName} is not leaving.`)
    const from = addDays(lastDay, 1)
    const isFree = classId !== null && (await placeIsFree(inner, { classId, from, childId: id }))
    if (classId !== null && !isFree && !hasLeft(before, todayInJohannesburg())) {
      const message = `The place of ${firstName} is given to another child from ${formatDate(from)}. Choose another class first.`
      throw new AppError('CONFLICT', message)
    }
    return { lastDay: null, leavingReason: null, noticeMonth: null, classId: isFree ? classId : null }
  })
}
