import type { Knex } from 'knex'
import type { Pojo } from 'objection'
import { momentOf, timeOf } from '#graphql/database/columnTypes.ts'
import type { Row, RowClass } from './model.ts'
import { rowsOf } from './statement.ts'

interface Column {
  name: string
  /** Moments and times of day as the driver writes them; by the names of their columns, since JSON has no types for them. */
  read: ((text: string) => string) | undefined
}

const columns = new Map<string, Column>()

function columnOf(column: string): Column {
  const known = columns.get(column)
  if (known) return known
  const name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const read = column.endsWith('_at') ? momentOf : column.startsWith('time_') ? timeOf : undefined
  columns.set(column, { name, read })
  return { name, read }
}

/** A row of a model, without objection, which takes five times as long over thousands. */
const rowBy =
  (valueOf: (column: Column, value: unknown) => unknown) =>
  <Kind extends Row>(model: RowClass<Kind>) =>
  (values: Pojo) => {
    const row: Pojo = new model()
    for (const name of Object.keys(values)) {
      const column = columnOf(name)
      row[column.name] = valueOf(column, values[name])
    }
    return row as Kind
  }

/** A row that comes as JSON. */
export const asRow = rowBy(({ read }, value) => (read && typeof value === 'string' ? read(value) : value))

/** A row as the driver gives it, which has converted its moments and times. */
export const asModel = rowBy((_, value) => value)

/** The rows that a statement in SQL gives, of this model. A query that is built costs twice as much as its text. */
export const modelsOf = async <Kind extends Row>(
  db: Knex,
  model: RowClass<Kind>,
  sql: string,
  values?: Parameters<typeof rowsOf>[2],
): Promise<Kind[]> => (await rowsOf<Pojo>(db, sql, values)).map(asModel(model))
