import type { Knex } from 'knex'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { CommandError } from '../cli.ts'
import { demoTables } from './tables.ts'

/**
 * Empties every table but those in which the migrations are noted. Inside a transaction.
 * @throws CommandError where tables of another program share the database, of which one may refer to ours
 */
export async function emptyTables(db: Knex) {
  const { rows } = (await db.raw(
    "select tablename from pg_tables where schemaname = current_schema() and tablename not like 'knex\\_%' order by 1",
  )) as { rows: { tablename: string }[] }
  const others = rows.map(({ tablename }) => tablename).filter((name) => !demoTables.includes(name))
  if (others.length > 0)
    throw new CommandError(
      `This database also has tables of another program or a later version: ${others.join(', ')}. Please move them elsewhere first. Nothing was changed.`,
    )
  await withAuditLogOpen(db, () =>
    db.raw(`truncate ${demoTables.map(() => '??').join(', ')} restart identity`, [...demoTables]),
  )
}
