import type { Knex } from 'knex'
import { rowsOf } from '#graphql/data/statement.ts'
import { EnvironmentError } from '#graphql/platform/environment.ts'
import { migrationSource } from '../../migrations/index.ts'
import { loadStartingContent } from './content.ts'

/** One number for the advisory lock: of several instances that start at once, one migrates and the others wait. */
const migrationLock = 4_203_117

/** A release starts as well on a database that the next one has migrated: going back needs no restore. */
const settings = { migrationSource, disableMigrationsListValidation: true }

/** @throws EnvironmentError for tables of another program: among them ours would be made, and theirs be emptied with ours */
export async function assertOurs(db: Knex) {
  const hasMigrations = await db.schema.hasTable('knex_migrations')
  if (hasMigrations && (await db('knex_migrations').where({ name: '001_accounts' }).first())) return
  const tables = "select tablename from pg_tables where schemaname = current_schema() and tablename not like 'knex\\_%'"
  if ((await rowsOf(db, tables)).length > 0)
    throw new EnvironmentError(
      'The new database is not empty: it has tables of another program. Please create an empty one. Nothing was changed.',
    )
}

/**
 * Brings the tables up to date and gives a new database its first content. Safe to run by several instances at once.
 * @param db without time limits, see `Database.withoutTimeLimits`
 */
export async function migrate(db: Knex, kind: 'embedded' | 'server') {
  if (kind === 'embedded') {
    await db.migrate.latest(settings)
    await loadStartingContent(db)
    return
  }
  await db.transaction(async (holder) => {
    // it waits while the others migrate, and then while it does so itself on another connection
    await holder.raw('set local idle_in_transaction_session_timeout = 0')
    await holder.raw('select pg_advisory_xact_lock(?)', [migrationLock])
    await assertOurs(db)
    await db.migrate.latest(settings)
    await loadStartingContent(db)
  })
}
