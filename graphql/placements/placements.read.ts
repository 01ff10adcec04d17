import type { Context } from '#graphql/platform/context.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { Placement } from './placement.model.ts'

/** Where a child is and was, by the first day. */
export const readPlacements = ({ db }: Pick<Context, 'db'>, childId: number): Promise<Placement[]> =>
  Placement.query(db).where({ childId }).orderBy('fromDate').execute()

/** The same of several children, by child. */
export async function readPlacementsOf({ db }: Pick<Context, 'db'>, childIds: readonly number[]) {
  const rows = await Placement.query(db)
    .whereIn('childId', [...childIds])
    .orderBy('fromDate')
  return groupBy(rows, ({ childId }) => childId)
}
