import type { PGlite } from '@electric-sql/pglite'
import type { Knex } from 'knex'

/** `table.column` with its type, of everything that the migrations make. */
export type Columns = Record<string, string>

/** `migrations/lastRelease.json`: what the last released version reads and writes. */
export interface Release {
  version: string
  columns: Columns
  /** Columns that this release no longer names in any statement: a later one may drop them. */
  unused: string[]
}

/** One of `migrations/lastReleaseReads.json`: a statement that a query of the web app made in the last released version. */
export interface Statement {
  sql: string
  bindings: unknown[]
}

interface Column {
  name: string
  type: string
  isRequired: boolean
}

async function columnsOf(db: Knex): Promise<Column[]> {
  const { rows } = await db.raw<{ rows: Column[] }>(`
    select table_name || '.' || column_name as name, udt_name as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isRequired"
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'knex\\_%'
    order by 1`)
  return rows
}

/** What PostgreSQL says to statements that it can no longer run; the rows do not matter. */
export async function failuresOf(db: PGlite, statements: readonly Statement[]): Promise<string[]> {
  const failures: string[] = []
  for (const { sql, bindings } of statements)
    await db.query(sql, bindings).catch((error: Error) => failures.push(`${error.message}: ${sql}`))
  return failures
}

/** The columns of a database as `lastRelease.json` lists them. */
export const describeColumns = async (db: Knex): Promise<Columns> =>
  Object.fromEntries((await columnsOf(db)).map(({ name, type }) => [name, type]))

/**
 * Why the last release could not run on this schema, beside an instance of the next one: a column that it reads is gone
 * or of another type, or a table that it writes to asks for a column that it does not know.
 */
export async function breaksOf(db: Knex, { columns, unused }: Release): Promise<string[]> {
  const now = new Map((await columnsOf(db)).map((column) => [column.name, column]))
  const tables = new Set(Object.keys(columns).map((name) => name.split('.')[0]))
  const changed = Object.entries(columns)
    .filter(([name]) => !unused.includes(name))
    .flatMap(([name, type]) => {
      const column = now.get(name)
      if (!column) return [`${name} is dropped or renamed`]
      return column.type === type ? [] : [`${name} was ${type} and is ${column.type}`]
    })
  const required = [...now.values()]
    .filter(({ name, isRequired }) => isRequired && !(name in columns) && tables.has(name.split('.')[0]))
    .map(({ name }) => `${name} is required and has no default`)
  return [...changed, ...required]
}
