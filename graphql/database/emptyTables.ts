import type { Knex } from 'knex'

/** Empties every table but those in which the migrations are noted. */
export async function emptyTables(db: Knex) {
  const { rows } = (await db.raw(
    "select tablename from pg_tables where schemaname = current_schema() and tablename not like 'knex_%'",
  )) as { rows: { tablename: string }[] }
  await db.raw(
    `truncate ${rows.map(() => '??').join(', ')} restart identity cascade`,
    rows.map(({ tablename }) => tablename),
  )
}
