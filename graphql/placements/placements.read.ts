import type { Context } from '#graphql/platform/context.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { Placement } from './placement.model.ts'

/** Where children are and were, by child and first day. */
export async function readPlacementsOf({ db }: Pick<Context, 'db'>, childIds: readonly number[]) {
  const rows = await Placement.query(db)
    .whereIn('childId', [...childIds])
    .orderBy('fromDate')
  return groupBy(rows, ({ childId }) => childId)
}
