import type { Knex } from 'knex'
import { hashToken, newToken } from '#graphql/accounts/token.ts'
import { setupLinkHours } from './setup.rules.ts'

/** A number for the advisory lock: of several that set up at once, one does. */
const setupLock = 4_203_119

/** Whether somebody can look after the centre. The last administrator cannot be removed, so that it stays so. */
export const hasAdministrator = async (db: Knex) =>
  Boolean(await db('users').where({ role: 'admin' }).whereNull('deleted_at').first('id'))

/** Waits for others that are setting up; holds until the transaction ends. */
export const lockSetup = (db: Knex) => db.raw('select pg_advisory_xact_lock(?)', [setupLock])

/**
 * Makes the link with which the first administrator sets the centre up. Earlier ones end.
 * @returns the token, of which only the hash is stored; null where there is an administrator
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

/** The link of a token, while it works. */
export const openSetupLink = (db: Knex, token: string) =>
  db('setup_links')
    .where({ id: hashToken(token) })
    .where('expires_at', '>', db.fn.now())
