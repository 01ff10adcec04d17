import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import type { Context, Viewer } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { admin, authorise, classesTaught, type Policy, type SignedIn, teacherOf } from '#graphql/platform/policy.ts'
import { currentPlacement } from '#graphql/data/placed.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Row } from './model.ts'

/** The ids of the children in these classes, as a sub-query. */
export const inClasses = ({ db }: Pick<Context, 'db'>, classIds: readonly number[]) =>
  db('children')
    .joinRaw(`join placements on ${currentPlacement(':today')}`, { today: todayInJohannesburg() })
    .whereIn('placements.class_id', classIds)
    .whereNull('children.deleted_at')
    .select('children.id')

/** The same of those in the classes that somebody teaches. The one place that says whose teacher somebody is. */
export const taughtScope = (context: Pick<Context, 'db'>, viewer: Viewer) => inClasses(context, classesTaught(viewer))

/**
 * Narrows rows down to those of the children that a teacher has in class; an administrator has every child.
 * @param column which column names the child
 */
export const ofTaught =
  (context: Pick<Context, 'db'>, viewer: SignedIn, column: 'id' | 'childId' = 'childId') =>
  <Kind extends Row>(rows: QueryBuilder<Kind>) =>
    admin(viewer) || (rows as AnyQueryBuilder).whereIn(column, taughtScope(context, viewer))

/** Narrows rows down to those of the classes that a teacher has; an administrator has every class. */
export const ofTaughtClasses =
  (viewer: SignedIn, column: 'id' | 'classId' = 'classId') =>
  <Kind extends Row>(rows: QueryBuilder<Kind>) =>
    admin(viewer) || (rows as AnyQueryBuilder).whereIn(column, classesTaught(viewer))

/** The same, and rows that are for all classes: what teachers read, and leave to the office to change. */
export const ofTaughtOrAllClasses =
  (viewer: SignedIn) =>
  <Kind extends Row>(rows: QueryBuilder<Kind>) =>
    admin(viewer) ||
    (rows as AnyQueryBuilder).where((open) => open.whereNull('classId').orWhereIn('classId', classesTaught(viewer)))

/**
 * Somebody teaches these children today, or is an administrator.
 * @throws AppError NOT_FOUND
 */
export const assertTaught = (viewer: SignedIn) => async (context: Context, childIds: readonly number[]) => {
  if (admin(viewer)) return
  const taught = await taughtScope(context, viewer).whereIn('children.id', childIds)
  if (taught.length < new Set(childIds).size) throw notFound('This child')
}

/** Who changes a row of a child, and of which children: teachers of those they teach, administrators of all. */
export function changeOfTaught(context: Context, policy: Policy) {
  const viewer = authorise(context, policy)
  return { scope: ofTaught(context, viewer) }
}

/**
 * Somebody teaches these classes today, or is an administrator. Whether a class of somebody else exists is not told.
 * @throws AppError NOT_FOUND
 */
export function assertClassesTaught(viewer: SignedIn, classIds: readonly (number | null)[]) {
  if (!classIds.every((classId) => teacherOf(viewer, { classId }))) throw notFound('This class')
}

/** Who changes a row of a class, and of which classes: teachers of those they teach, administrators of all. */
export function changeOfTaughtClasses(context: Context, policy: Policy) {
  const viewer = authorise(context, policy)
  return { viewer, scope: ofTaughtClasses(viewer) }
}
