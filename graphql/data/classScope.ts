import type { Knex } from 'knex'
import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import type { Context, Viewer } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { admin, authorise, classesTaught, type Policy, type SignedIn, teacherOf } from '#graphql/platform/policy.ts'
import { currentPlacement } from '#graphql/data/placed.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Row } from './model.ts'

/** A day, or the column of the rows that names it. */
type Day = string | Knex.Raw
type Ids = number[] | Knex.QueryBuilder

/** The ids of the children who are in these classes on a day, as a sub-query. */
export const inClasses = ({ db }: Pick<Context, 'db'>, classIds: Ids, day: Day = todayInJohannesburg()) =>
  db('children')
    .joinRaw(`join placements on ${currentPlacement(':day')}`, { day })
    .whereIn('placements.class_id', classIds)
    .whereNull('children.deleted_at')
    .select('children.id')

/**
 * The same of those in the classes that somebody teaches today. It says whose teacher somebody is, and `taughtChildren` of
 * records that may be of several days.
 */
export const taughtScope = (context: Pick<Context, 'db'>, viewer: Viewer, day?: Day) =>
  inClasses(context, [...classesTaught(viewer)], day)

/**
 * Narrows rows down to those of the children that a teacher has in class; an administrator has every child.
 * @param column which column names the child
 * @param day on which the child is in class: today, or that of a record
 */
export const ofTaught =
  (context: Pick<Context, 'db'>, viewer: SignedIn, column: 'id' | 'childId' = 'childId', day?: Day) =>
  <Kind extends Row>(rows: QueryBuilder<Kind>) =>
    admin(viewer) || (rows as AnyQueryBuilder).whereIn(column, taughtScope(context, viewer, day))

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
