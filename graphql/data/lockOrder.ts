import type { Knex } from 'knex'
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
  'applications',
  'users',
  'classes',
  'children',
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
  'moments',
  'payments',
  'bank_accounts',
  'bank_lines',
] as const

/** What a running transaction has locked: all rows, and the last of them in the order. */
interface Locks {
  rows: Set<string>
  last?: { table: string; id: number | string }
}

const locksOf = new WeakMap<Context['db'], Locks>()

/** Tables that are not listed come last; one transaction locks rows of no two of them. */
const placeOf = (table: string) => {
  const place = (lockOrder as readonly string[]).indexOf(table)
  return place < 0 ? lockOrder.length : place
}

/**
 * Remembers rows that a transaction has locked. In tests and development it refuses one that comes too late: with two
 * of these at once PostgreSQL would have to end one of them.
 */
export function assertLockOrder({ db, isTransaction }: Context, table: string, ids: readonly (number | string)[]) {
  if (process.env.NODE_ENV === 'production' || !isTransaction) return
  const locks = locksOf.get(db) ?? { rows: new Set() }
  locksOf.set(db, locks)
  for (const id of ids) {
    const row = `${table} ${id}`
    if (locks.rows.has(row)) continue
    const { last } = locks
    const isInOrder = !last || (last.table === table ? id > last.id : placeOf(table) > placeOf(last.table))
    if (!isInOrder) throw new Error(`${row} is locked after ${last.table} ${last.id}: lockOrder says what comes first`)
    locks.rows.add(row)
    locks.last = { table, id }
  }
}

/**
 * Locks rows until the transaction ends, by id.
 * @returns those that are there
 */
export async function lockRows<Kind extends Row>(
  context: Context,
  model: RowClass<Kind>,
  find: (query: QueryBuilder<Kind>) => unknown,
): Promise<Kind[]> {
  const query = model.query(context.db) as unknown as QueryBuilder<Kind>
  find(query)
  const key = String(model.idColumn)
  const rows = (await query.orderBy(key).forUpdate()) as Kind[]
  const ids = rows.map((row) => row.$id() as number | string)
  assertLockOrder(context, model.tableName, ids)
  return rows
}

/**
 * The same by the name of a table that belongs to another feature.
 * @param mode `share` for rows that are only not to change meanwhile; several transactions may share them at once
 */
export async function lockTableRows<Found extends { id: number }>(
  context: Context,
  table: string,
  mode: 'update' | 'share',
  find: (query: Knex.QueryBuilder) => unknown,
): Promise<Found[]> {
  const query = context.db(table).orderBy('id')
  find(query)
  const rows = (await (mode === 'share' ? query.forShare() : query.forUpdate())) as Found[]
  const ids = rows.map(({ id }) => id)
  assertLockOrder(context, table, ids)
  return rows
}

/** One transaction at a time does what this name stands for: locked before any row, until the transaction ends. */
export const lockName = async ({ db }: Context, name: string) => {
  await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/** One transaction at a time changes the order of a table. */
export const lockPositions = (table: string) => (context: Context) => lockName(context, `order of ${table}`)
