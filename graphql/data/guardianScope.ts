import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { admin, type Policy, type SignedIn } from '#graphql/platform/policy.ts'
import type { Row } from './model.ts'

const everLinked = 'select guardianships.child_id from guardianships where guardianships.parent_id = ?'
const linked = `select guardianships.child_id from guardianships
  join children on children.id = guardianships.child_id and children.deleted_at is null
  where guardianships.parent_id = ?`

/**
 * The ids of a guardian's children, as a sub-query. The one place that says whose child is whose.
 * @param removed removed children as well: their invoices and receipts stay their parents'
 */
export const guardianScope = ({ db }: Pick<Context, 'db'>, guardian: { id: number }, { removed = false } = {}) =>
  db.raw(removed ? everLinked : linked, [guardian.id])

/**
 * Narrows rows down to those of a guardian's children.
 * @param seesEvery for somebody who sees those of every child
 * @param column which column names the child
 */
export const ofGuardian =
  (context: Pick<Context, 'db'>, guardian: { id: number }, seesEvery: boolean, column: 'id' | 'childId' = 'childId') =>
  <Kind extends Row>(rows: QueryBuilder<Kind>) =>
    seesEvery || (rows as AnyQueryBuilder).whereIn(column, guardianScope(context, guardian))

/**
 * Who is linked to a child sees it; parents and legal guardians decide for it: consents, contacts and who may collect.
 * @throws AppError FORBIDDEN for another guardian of these children
 */
export async function assertDecides(
  { db }: Pick<Context, 'db'>,
  guardian: { id: number },
  childIds: readonly number[],
) {
  const decided = db('guardianships').where({ parentId: guardian.id, mayDecide: true }).whereIn('childId', childIds)
  if ((await decided.select('id')).length < new Set(childIds).size)
    throw new AppError(
      'FORBIDDEN',
      'Only the parents and legal guardians of a child can decide this. Please ask them or us.',
    )
}

/** The accounts of the other guardians who decide for a child. */
export const othersWhoDecide = ({ db }: Context, { id }: SignedIn, childId: number): Promise<number[]> =>
  db('guardianships').where({ childId, mayDecide: true }).whereNot({ parentId: id }).pluck('parent_id')

/** Administrators decide for every child. */
const mayDecideForEvery: Policy = admin

/**
 * The same for what the office may do as well.
 * @throws AppError FORBIDDEN for a guardian who does not decide for this child
 */
export async function assertAdminOrDecides(context: Pick<Context, 'db'>, viewer: SignedIn, childId: number) {
  if (!mayDecideForEvery(viewer)) await assertDecides(context, viewer, [childId])
}
