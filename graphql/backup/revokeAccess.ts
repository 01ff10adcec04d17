import type { Knex } from 'knex'

/**
 * Ends every way into an account that a restored database brings back: sessions that were ended since, links of
 * e-mails that were used, calendar addresses that were renewed, and invitations of guardians who were unlinked. Everybody
 * signs in again with the password.
 */
export async function revokeAllAccess(db: Knex) {
  await db.transaction(async (transaction) => {
    await transaction('sessions').whereNull('endedAt').update({ endedAt: transaction.fn.now() })
    await transaction('known_devices').delete()
    await transaction('account_links').delete()
    await transaction('calendar_feeds').delete()
    await transaction('invitations').whereNull('usedAt').whereNull('endedAt').update({ endedAt: transaction.fn.now() })
  })
}
