import type { Knex } from 'knex'
import { migrationSource } from '../../migrations/index.ts'
import { loadStartingContent } from './content.ts'

/** One number for the advisory lock: of several instances that start at once, one migrates and the others wait. */
const migrationLock = 4_203_117

/** A release starts as well on a database that the next one has migrated: going back needs no restore. */
const settings = { migrationSource, disableMigrationsListValidation: true }

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
    await db.migrate.latest(settings)
    await loadStartingContent(db)
  })
}
