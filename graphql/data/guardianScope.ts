import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import type { Context } from '#graphql/platform/context.ts'
import type { Row } from './model.ts'

/**
 * The ids of a guardian's children, as a sub-query. The one place that says whose child is whose.
 * @param removed removed children as well: their invoices and receipts stay their parents'
 */
export function guardianScope({ db }: Pick<Context, 'db'>, guardian: { id: number }, { removed = false } = {}) {
  const links = db('guardianships').where('guardianships.parent_id', guardian.id).select('guardianships.child_id')
  if (removed) return links
  return links.join('children', 'children.id', 'guardianships.child_id').whereNull('children.deleted_at')
}

/**
 * Narrows rows down to those of a guardian's children.
 * @param seesEvery for somebody who sees those of every child
 * @param column which column names the child
 */
export const ofGuardian =
  (context: Pick<Context, 'db'>, guardian: { id: number }, seesEvery: boolean, column: 'id' | 'childId' = 'childId') =>
  <Kind extends Row>(rows: QueryBuilder<Kind>) =>
    seesEvery || (rows as AnyQueryBuilder).whereIn(column, guardianScope(context, guardian))
