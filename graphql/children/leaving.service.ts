import { placeIsFree } from '#graphql/classes/places.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child } from './child.model.ts'
import { isAdministrator, mayManageChildren } from './children.policy.ts'
import type { LeaveChildInput } from './children.schema.ts'
import { assertEnrolment, childForChange } from './children.service.ts'
import { hasLeft } from './enrolment.rules.ts'

/** Why a child leaves, for administrators; nobody else is told. */
export const leavingReasonOf = ({ viewer }: Context, { leavingReason }: Child): string | null =>
  isAdministrator(viewer) ? leavingReason : null

/**
 * Says which day is a child's last one, or changes it. From the day after, the child is on no register; bills, reports
 * and documents stay readable for its parents.
 * @throws AppError NOT_FOUND; STALE; BAD_USER_INPUT for a day before the first one, or before one on which it was here
 */
export async function leaveChild(context: Context, input: LeaveChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  return transaction(context, { action: 'leaveChild', input, model: Child }, async (inner) => {
    const { id, version, lastDay, reason } = input
    const before = await childForChange(inner, id, version)
    await assertEnrolment(inner, before, { enrolledOn: before.enrolledOn, lastDay })
    return rewrite(inner, 'leaveChild', before, { lastDay, leavingReason: reason ?? null })
  })
}

/**
 * The child stays after all, or comes back. One who had left gets its class again unless that is full or closed.
 * @throws AppError NOT_FOUND; STALE; CONFLICT when the child is not leaving, or its place was given away from then on
 */
export async function returnChild(context: Context, id: number, version?: number | null): Promise<Child> {
  authorise(context, mayManageChildren)
  return transaction(context, { action: 'returnChild', input: { id, version }, model: Child }, async (inner) => {
    const before = await childForChange(inner, id, version)
    if (before.lastDay === null) throw new AppError('CONFLICT', `${before.firstName} is not leaving.`)
    const from = addDays(before.lastDay, 1)
    const { classId } = before
    const isFree = classId !== null && (await placeIsFree(inner, { classId, from, childId: id }))
    if (classId !== null && !isFree && !hasLeft(before, todayInJohannesburg()))
      throw new AppError(
        'CONFLICT',
        `The place of ${before.firstName} is given to another child from ${formatDate(from)}. Choose another class first.`,
      )
    return rewrite(inner, 'returnChild', before, {
      lastDay: null,
      leavingReason: null,
      classId: isFree ? classId : null,
    })
  })
}

async function rewrite(context: Context, action: string, before: Child, values: Partial<Child>): Promise<Child> {
  const child = await Child.query(context.db).patchAndFetchById(before.id, {
    ...values,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  })
  await audit(context, { action, entity: 'child', entityId: before.id, before, after: child })
  return child
}
