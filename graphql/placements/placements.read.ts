import { modelsOf } from '#graphql/data/asRow.ts'
import type { Context } from '#graphql/platform/context.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { Placement } from './placement.model.ts'

// children of one list are neighbours in the index: one range of it in place of a search for each
const ofChildren = `
  select * from placements
  where child_id = any(:childIds) and child_id between :first and :last
  order by from_date`

/** Where children are and were, by child and first day. */
export async function readPlacementsOf({ db }: Pick<Context, 'db'>, childIds: readonly number[]) {
  if (childIds.length === 0) return new Map<number, Placement[]>()
  const [first, last] = [Math.min(...childIds), Math.max(...childIds)]
  const rows = await modelsOf(db, Placement, ofChildren, { childIds: [...childIds], first, last })
  return groupBy(rows, ({ childId }) => childId)
}
