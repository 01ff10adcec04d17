import type { Knex } from 'knex'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'

/** Empties every table but those in which the migrations are noted. Inside a transaction. */
export async function emptyTables(db: Knex) {
  const { rows } = (await db.raw(
    "select tablename from pg_tables where schemaname = current_schema() and tablename not like 'knex_%'",
  )) as { rows: { tablename: string }[] }
  const tables = rows.map(({ tablename }) => tablename)
  await withAuditLogOpen(db, () =>
    db.raw(`truncate ${tables.map(() => '??').join(', ')} restart identity cascade`, tables),
  )
}
