import { columnsOf, rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { Placement } from './placement.model.ts'

const columns = columnsOf<Placement>('placements', [
  'id',
  'childId',
  'classId',
  'programId',
  'dayPlan',
  'fromDate',
  'toDate',
  'leavingReason',
  'noticeMonth',
  'version',
  'createdAt',
  'updatedAt',
])

// children of one list are neighbours in the index: one range of it in place of a search for each
const ofChildren = `
  select ${columns} from placements
  where child_id = any(:childIds) and child_id between :first and :last
  order by from_date`

/** Where children are and were, by child and first day. */
export async function readPlacementsOf({ db }: Pick<Context, 'db'>, childIds: readonly number[]) {
  if (childIds.length === 0) return new Map<number, Placement[]>()
  const [first, last] = [Math.min(...childIds), Math.max(...childIds)]
  const rows = await rowsOf<Placement>(db, ofChildren, { childIds: [...childIds], first, last })
  return groupBy(
    rows.map((row) => Object.assign(new Placement(), row)),
    ({ childId }) => childId,
  )
}
