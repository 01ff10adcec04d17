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

/** A row of this model. Without objection, which takes five times as long over thousands. */
export const asRow =
  <Kind extends Row>(model: RowClass<Kind>) =>
  (json: Pojo) => {
    const row: Pojo = new model()
    for (const column of Object.keys(json)) {
      const { name, read } = columnOf(column)
      const value: unknown = json[column]
      row[name] = read && typeof value === 'string' ? read(value) : value
    }
    return row as Kind
  }

/** The rows that a statement in SQL gives, of this model. A query that is built costs twice as much as its text. */
export const modelsOf = async <Kind extends Row>(
  db: Knex,
  model: RowClass<Kind>,
  sql: string,
  values?: Parameters<typeof rowsOf>[2],
): Promise<Kind[]> => (await rowsOf<Pojo>(db, sql, values)).map(asRow(model))
