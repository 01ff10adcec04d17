import type { Context } from '#graphql/platform/context.ts'

/**
 * The ids of a guardian's children, as a sub-query. The one place that says whose child is whose.
 * @param removed removed children as well: their invoices and receipts stay their parents'
 */
export function guardianScope({ db }: Pick<Context, 'db'>, guardian: { id: number }, { removed = false } = {}) {
  const links = db('guardianships').where('guardianships.parent_id', guardian.id).select('guardianships.child_id')
  if (removed) return links
  return links.join('children', 'children.id', 'guardianships.child_id').whereNull('children.deleted_at')
}
