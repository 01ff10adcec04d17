import { mayFindChildren } from '#graphql/children/children.policy.ts'
import { ofTaught } from '#graphql/data/classScope.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Placement } from './placement.model.ts'

/** Where a child is, was and will be: for administrators, and for those who teach it today. */
export function placementsOf(context: Context, childId: number): Promise<Placement[]> {
  const viewer = authorise(context, mayFindChildren)
  return context.loaders
    .many<Placement>(
      'placements.ofChild',
      async (childIds) =>
        Placement.query(context.db)
          .whereIn('childId', childIds)
          .modify(ofTaught(context, viewer))
          .orderBy(['childId', 'fromDate']),
      (placement) => placement.childId,
    )
    .load(childId)
}
