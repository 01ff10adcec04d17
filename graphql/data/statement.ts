import type { Knex } from 'knex'

export async function rowsOf<Found>(db: Knex, sql: string, values: Knex.ValueDict | Knex.RawBinding[] = []) {
  return ((await db.raw(sql, values as Knex.ValueDict)) as { rows: Found[] }).rows
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Columns of a table for {@link rowsOf}, whose rows then have the names of code: `bills.due_date as "dueDate"`. Of hundreds
 * of rows, building a model of each takes longer than reading them.
 */
export const columnsOf = <Found>(table: string, names: readonly (string & keyof Found)[]): string =>
  names.map((name) => `${table}.${snakeCase(name)} as "${name}"`).join(', ')

/** The row of a statement that always gives one. */
export async function rowOf<Found>(db: Knex, sql: string, values: Knex.ValueDict | Knex.RawBinding[] = []) {
  const [row] = await rowsOf<Found>(db, sql, values)
  if (!row) throw new Error('A statement that gives one row gave none')
  return row
}

/** For `where(column, oneOf(db, ids))`: unlike `whereIn` the same statement for any number of them, which is prepared once. */
export const oneOf = (db: Knex, ids: readonly number[]) => db.raw('any(?)', [[...ids]])
