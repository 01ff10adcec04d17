import type { Knex } from 'knex'
import { hashToken, newToken } from '#graphql/accounts/token.ts'
import { setupLinkHours } from './setup.rules.ts'

/** Key of the advisory lock: only one set-up runs at a time. */
const setupLock = 4_203_119

/** Whether there is an administrator. It stays so, since the last one cannot be removed. */
export const hasAdministrator = async (db: Knex) =>
  Boolean(await db('users').where({ role: 'admin' }).whereNull('deleted_at').first('id'))

/** Waits for other set-ups; the lock is held until the transaction ends. */
export const lockSetup = (db: Knex) => db.raw('select pg_advisory_xact_lock(?)', [setupLock])

/**
 * Creates the link with which the first administrator sets up the centre. Earlier ones stop working.
 * @returns the token, of which only the hash is stored; null if there is an administrator
 */
export async function makeSetupLink(db: Knex): Promise<string | null> {
  return db.transaction(async (transaction) => {
    await lockSetup(transaction)
    await transaction('setup_links').delete()
    if (await hasAdministrator(transaction)) return null
    const token = newToken()
    const expiresAt = new Date(Date.now() + setupLinkHours * 3_600_000).toISOString()
    await transaction('setup_links').insert({ id: hashToken(token), expiresAt })
    return token
  })
}

export const openSetupLink = (db: Knex, token: string) =>
  db('setup_links')
    .where({ id: hashToken(token) })
    .where('expires_at', '>', db.fn.now())
