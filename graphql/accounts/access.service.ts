import type { Context } from '#graphql/platform/context.ts'
import { endInvitations } from '#graphql/families/endInvitations.service.ts'
import { endSessionsOf } from './session.service.ts'
import type { User } from './user.model.ts'

/**
 * Ends every way into an account that was given out so far: sessions, known devices, links for a new password, changes
 * of the address that were not confirmed, the calendar address, and invitations to its mailbox. The one thing to call
 * where a password or an address changes, somebody signs out everywhere, an account is removed or gets another role.
 * @param user with the address that it had until now
 */
export async function revokeAccess(context: Context, { id: userId, email }: Pick<User, 'id' | 'email'>) {
  await endSessionsOf(context.db, userId)
  for (const table of ['known_devices', 'account_links', 'calendar_feeds']) {
    await context.db(table).where({ userId }).delete()
  }
  await endInvitations(context, { account: { id: userId, email } })
}
