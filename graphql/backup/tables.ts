import type { Knex } from 'knex'
import { rowsOf } from '#graphql/data/statement.ts'

/** Tables of the centre with what they refer to; knex's own are left out. */
const referencesQuery = `
  select tables.relname as name,
    coalesce(array_agg(distinct targets.relname) filter (where targets.relname is not null), '{}')::text[] as targets
  from pg_class tables
  join pg_namespace spaces on spaces.oid = tables.relnamespace and spaces.nspname = current_schema()
  left join pg_constraint keys on keys.conrelid = tables.oid and keys.contype = 'f' and keys.confrelid <> tables.oid
  left join pg_class targets on targets.oid = keys.confrelid
  where tables.relkind = 'r' and tables.relname not like 'knex\\_%'
  group by tables.relname
  order by tables.relname`

/**
 * Every table, each after those that it refers to, so that rows can be put in without breaking a foreign key.
 * @throws Error when tables refer to each other in a circle
 */
export async function tablesInOrder(db: Knex): Promise<string[]> {
  const rows = await rowsOf<{ name: string; targets: string[] }>(db, referencesQuery)
  const ordered: string[] = []
  const waiting = new Map(rows.map(({ name, targets }) => [name, targets]))
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, targets]) => targets.every((target) => !waiting.has(target)))
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const [name] of ready) {
      ordered.push(name)
      waiting.delete(name)
    }
  }
  return ordered
}

/** The keys of tables to themselves may wait for rows that come later, until the end of the transaction, or no longer. */
export async function letOwnKeysWait(db: Knex, mayWait: boolean) {
  // what waited is checked before a table is altered
  await db.raw('set constraints all immediate')
  const keys = `select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and confrelid = conrelid and connamespace = current_schema()::regnamespace`
  for (const { table, name } of await rowsOf<{ table: string; name: string }>(db, keys))
    await db.raw(`alter table ?? alter constraint ?? ${mayWait ? '' : 'not '}deferrable`, [table, name])
  if (mayWait) await db.raw('set constraints all deferred')
}

/** Columns that hold what was written, not what PostgreSQL computes. */
export async function writtenColumns(db: Knex, table: string): Promise<string[]> {
  const columns = `select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ? and is_generated = 'NEVER' order by ordinal_position`
  const rows = await rowsOf<{ name: string }>(db, columns, [table])
  return rows.map(({ name }) => name)
}

export async function migrationsOf(db: Knex): Promise<string[]> {
  if (!(await db.schema.hasTable('knex_migrations'))) return []
  return db('knex_migrations').orderBy('id').pluck('name')
}
