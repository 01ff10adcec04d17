import type { Context } from '#graphql/platform/context.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { Placement } from './placement.model.ts'

/** Where children are and were, by child and first day. */
export async function readPlacementsOf({ db }: Pick<Context, 'db'>, childIds: readonly number[]) {
  if (childIds.length === 0) return new Map<number, Placement[]>()
  const rows = await Placement.query(db)
    .whereIn('childId', [...childIds])
    // children of one list are neighbours in the index: one range of it in place of a search for each
    .whereBetween('childId', [Math.min(...childIds), Math.max(...childIds)])
    .orderBy('fromDate')
  return groupBy(rows, ({ childId }) => childId)
}
