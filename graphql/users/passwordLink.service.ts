import { randomBytes } from 'node:crypto'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { queueMail, sendsMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { revokeAccess } from '#graphql/accounts/access.service.ts'
import { passwordLinkMail } from '#graphql/accounts/accounts.mails.ts'
import { linkLifetime } from '#graphql/accounts/linkLifetime.ts'
import { hashOf, makeLink } from '#graphql/accounts/oneTimeLink.ts'
import { hashPassword } from '#graphql/accounts/password.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { mayManageUsers } from './users.policy.ts'

/**
 * Lets a new colleague, or somebody who cannot get in any more, choose a password: the one before and every access end,
 * so that nobody is impersonated unnoticed, and a link goes to the mailbox. For administrators.
 * @returns the link where no mail server sends it and it has to be handed over, else null
 * @throws AppError NOT_FOUND; CONFLICT for one's own account
 */
export async function sendPasswordLink(context: Context, id: number): Promise<string | null> {
  const viewer = authorise(context, mayManageUsers)
  if (id === viewer.id) throw new AppError('CONFLICT', 'Please change your own password on the page of your account.')
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  let url = ''
  await transaction(context, { action: 'sendPasswordLink', input: { id }, model: User }, async (inner) => {
    const before = await User.query(inner.db).findById(id).whereNull('deletedAt').forUpdate()
    if (!before) throw notFound('This account')
    await revokeAccess(inner, before)
    const user = await User.query(inner.db).patchAndFetchById(id, {
      passwordHash,
      passwordChosenAt: null,
      updatedAt: new Date().toISOString(),
    })
    // a new colleague reads the mailbox within the next working day, not within the hour
    const { words } = await linkLifetime(inner, true)
    url = `${inner.environment.PUBLIC_URL}/reset-password?token=${await makeLink(inner, 'password', id, null, true)}`
    await queueMail(inner, passwordLinkMail(user, await centreName(inner), url, words))
    await audit(inner, { action: 'sendPasswordLink', entity: 'user', entityId: id })
    return user
  })
  return sendsMail(context) ? null : url || null
}

/**
 * Whether a link in a text opens the account of a colleague, who has chosen a password already: nobody else is to use it.
 */
export async function opensAccountOfStaff({ db }: Context, text: string): Promise<boolean> {
  const ids = [...text.matchAll(/[?&]token=([\w-]+)/g)].map(([, token = '']) => hashOf(token))
  if (ids.length === 0) return false
  const link = await db('account_links')
    .join('users', 'users.id', 'account_links.user_id')
    .whereIn('account_links.id', ids)
    .whereNot({ role: 'parent' })
    .whereNotNull('passwordChosenAt')
    .first('account_links.id')
  return link !== undefined
}
