import { assertTaught, ofTaught } from '#graphql/data/classScope.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { mayAssess } from './progress.policy.ts'

export const replaysTo =
  (viewer: SignedIn) =>
  (context: Context, { childId }: { childId: number }) =>
    assertTaught(viewer)(context, [childId])

/** Who changes an assessment or a goal, and of which children: teachers of those they teach, administrators of all. */
export function ofOwnClasses(context: Context) {
  const viewer = authorise(context, mayAssess)
  return { scope: ofTaught(context, viewer), mayReplay: replaysTo(viewer) }
}
