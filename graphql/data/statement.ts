import type { Knex } from 'knex'

/** The rows that a statement in SQL gives. */
export async function rowsOf<Found>(db: Knex, sql: string, values: Knex.ValueDict | Knex.RawBinding[] = []) {
  return ((await db.raw(sql, values as Knex.ValueDict)) as { rows: Found[] }).rows
}

/** The row of a statement that always gives one. */
export async function rowOf<Found>(db: Knex, sql: string, values: Knex.ValueDict | Knex.RawBinding[] = []) {
  const [row] = await rowsOf<Found>(db, sql, values)
  if (!row) throw new Error('A statement that gives one row gave none')
  return row
}

/** For `where(column, oneOf(db, ids))`: unlike `whereIn` the same statement for any number of them, which is prepared once. */
export const oneOf = (db: Knex, ids: readonly number[]) => db.raw('any(?)', [[...ids]])
