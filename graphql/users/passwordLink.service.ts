import { passwordLinkMail } from '#graphql/accounts/accounts.mails.ts'
import { makeLink } from '#graphql/accounts/oneTimeLink.ts'
import { hashRandomPassword } from '#graphql/accounts/password.ts'
import { revokeAccess } from '#graphql/accounts/session.service.ts'
import { hashToken } from '#graphql/accounts/token.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { editRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { queueMail, sendsMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { assertAccountNotErased } from '#graphql/privacy/erased.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { mayManageUsers } from './users.policy.ts'

/** Nobody is impersonated unnoticed: the old password stops working, and the link goes to the owner's mailbox. */
export async function sendPasswordLink(context: Context, id: number): Promise<string | null> {
  const viewer = authorise(context, mayManageUsers)
  if (id === viewer.id) throw conflict('Please change your own password on your account page.')
  const passwordHash = await hashRandomPassword()
  const change = { action: 'sendPasswordLink', id }
  let link = ''
  const decide = (before: User) => {
    assertAccountNotErased(before)
    return { passwordHash, passwordChosenAt: null }
  }
  await editRow(context, User, change, decide, async (user, before, inner) => {
    await revokeAccess(inner, before)
    // a new colleague reads their mail by the next working day, not within the hour
    const { url, lasts } = await makeLink(inner, 'password', id, { handedOver: true })
    await queueMail(inner, passwordLinkMail(user, await centreName(inner), url, lasts))
    link = url
  })
  return sendsMail(context) ? null : link || null
}

/** Whether a link in a text opens the account of a colleague who has already chosen a password: nobody else may use it. */
export async function opensAccountOfStaff({ db }: Context, text: string): Promise<boolean> {
  const ids = [...text.matchAll(/[?&]token=([\w-]+)/g)].map(([, token = '']) => hashToken(token))
  if (ids.length === 0) return false
  const link = await db('account_links')
    .join('users', 'users.id', 'account_links.user_id')
    .whereIn('account_links.id', ids)
    .whereNot({ role: 'parent' })
    .whereNotNull('passwordChosenAt')
    .first('account_links.id')
  return link !== undefined
}
