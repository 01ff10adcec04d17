import type { Child } from '#graphql/children/child.model.ts'
import { mayFindChildren } from '#graphql/children/children.policy.ts'
import type { Context } from '#graphql/platform/context.ts'
import { admin, authorise, teacherOf } from '#graphql/platform/policy.ts'
import type { Placement } from './placement.model.ts'

/** Where a child is, was and will be: for administrators, and for those who teach it today. */
export function placementsOf(context: Context, child: Child): Placement[] {
  const viewer = authorise(context, mayFindChildren)
  return admin(viewer) || teacherOf(viewer, child) ? child.placements : []
}
