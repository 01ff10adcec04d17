import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { admin, classesTaught, type SignedIn } from '#graphql/platform/policy.ts'
import type { Row } from './model.ts'

/** The ids of the children in the classes that somebody teaches, as a sub-query. The one place that says whose teacher somebody is. */
export const taughtScope = ({ db }: Pick<Context, 'db'>, viewer: SignedIn) =>
  db('children')
    .whereIn('children.class_id', classesTaught(viewer))
    .whereNull('children.deleted_at')
    .select('children.id')

/**
 * Narrows rows down to those of the children that a teacher has in class; an administrator has every child.
 * @param column which column names the child
 */
export const ofTaught =
  (context: Pick<Context, 'db'>, viewer: SignedIn, column: 'id' | 'childId' = 'childId') =>
  <Kind extends Row>(rows: QueryBuilder<Kind>) =>
    admin(viewer) || (rows as AnyQueryBuilder).whereIn(column, taughtScope(context, viewer))

/**
 * Somebody teaches these children today, or is an administrator: the rule of a repeated request, so that its answer is given
 * again only to who teaches them still.
 * @throws AppError NOT_FOUND
 */
export const assertTaught = (viewer: SignedIn) => async (context: Context, childIds: readonly number[]) => {
  if (admin(viewer)) return
  const taught = await taughtScope(context, viewer).whereIn('children.id', childIds)
  if (taught.length < new Set(childIds).size) throw notFound('This child')
}
