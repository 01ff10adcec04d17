import type { QueryBuilder } from 'objection'
import type { Context } from '#graphql/platform/context.ts'
import type { Row, RowClass } from './model.ts'

/**
 * The order in which one transaction locks rows: a parent before what belongs to it, and of one table the lower id
 * first. Two transactions that keep it never wait for each other in a circle.
 */
export const lockOrder = [
  'settings',
  'programs',
  'classes',
  'users',
  'children',
  'applications',
  'guardianships',
  'invitations',
  'child_contacts',
  'child_documents',
  'activities',
  'volunteer_requests',
  'volunteer_signups',
  'virtual_sessions',
  'timetable_templates',
  'timetable_entries',
  'uniform_orders',
  'uniform_items',
  'uniform_sizes',
  'bills',
  'gallery_categories',
  'gallery_images',
] as const

/**
 * Locks rows until the transaction ends, by id.
 * @returns those that are there
 */
export const lockRows = <Kind extends Row>(
  { db }: Context,
  model: RowClass<Kind>,
  find: (query: QueryBuilder<Kind>) => unknown,
): Promise<Kind[]> => {
  const query = model.query(db) as unknown as QueryBuilder<Kind>
  find(query)
  return query.orderBy('id').forUpdate().execute() as Promise<Kind[]>
}

/** One transaction at a time does what this name stands for: locked before any row, until the transaction ends. */
export const lockName = async ({ db }: Context, name: string) => {
  await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/** One transaction at a time changes the order of a table. */
export const lockPositions = (table: string) => (context: Context) => lockName(context, `order of ${table}`)
