import type { Context } from '#graphql/platform/context.ts'
import type { SignedIn } from '#graphql/platform/policy.ts'

/** Whoever asks: signed in, or known in another way such as the token of a calendar address. */
export type Asking = Pick<SignedIn, 'id' | 'role'>

/** The children linked to whoever asks, as a subquery. */
export const ownChildIds = (context: Context, viewer: Asking) =>
  context.db('guardianships').where({ parentId: viewer.id }).select('child_id')

/** The classes of these children, as a subquery. */
export const ownClassIds = (context: Context, viewer: Asking) =>
  context
    .db('children')
    .whereIn('id', ownChildIds(context, viewer))
    .whereNull('deletedAt')
    .whereNotNull('classId')
    .select('class_id')
