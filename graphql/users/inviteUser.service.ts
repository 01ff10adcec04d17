import { accountInvitationMail, passwordLinkMail } from '#graphql/accounts/accounts.mails.ts'
import { makeLink } from '#graphql/accounts/oneTimeLink.ts'
import { hashRandomPassword } from '#graphql/accounts/password.ts'
import { revokeAccess } from '#graphql/accounts/session.service.ts'
import { hashToken } from '#graphql/accounts/token.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { invitationDays } from '#graphql/families/invitation.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { queueMail, sendsMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { assertAccountNotErased } from '#graphql/privacy/erased.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import type { InvitedUser } from './invitedUser.model.ts'
import { mayManageUsers, maySeeSignIns, maySeeUsers } from './users.policy.ts'
import type { InviteUserInput } from './users.schema.ts'
import { freeUsername } from './users.service.ts'

/** Sends the link with which the owner of an account chooses a password; the previous one stops working. */
async function sendInvitation(inner: Context, user: User): Promise<string> {
  const { url, lasts } = await makeLink(inner, 'password', user.id, { days: invitationDays })
  await queueMail(inner, accountInvitationMail(user, await centreName(inner), url, lasts))
  return url
}

/** If the link is sent by e-mail, it is shown to nobody. */
const invited = (context: Context, user: User, url: string): InvitedUser => ({
  user,
  url: sendsMail(context) ? null : url || null,
})

/** @throws AppError CONFLICT when the address already has an account */
export async function inviteUser(context: Context, input: InviteUserInput): Promise<InvitedUser> {
  authorise(context, mayManageUsers)
  const passwordHash = await hashRandomPassword()
  let url = ''
  const request = { action: 'inviteUser', input }
  const decide = async (inner: Context) => ({
    ...input,
    username: await freeUsername(inner, input.email),
    passwordHash,
    passwordChosenAt: null,
    // the administrator vouches for it
    emailVerifiedAt: now(),
    invitedAt: now(),
  })
  const user = await createRow(context, User, request, decide, async (row, inner) => {
    url = await sendInvitation(inner, row)
  })
  return invited(context, user, url)
}

/**
 * A password given out by the centre works until another one is chosen.
 * @throws AppError NOT_FOUND; CONFLICT if the owner has already signed in, who needs a password reset instead
 */
export async function inviteToAccount(context: Context, id: number): Promise<InvitedUser> {
  authorise(context, mayManageUsers)
  let url = ''
  const decide = ({ firstName, lastSignedInAt }: User) => {
    if (!lastSignedInAt) return { invitedAt: now() }
    throw conflict(`${firstName} has already signed in, and can choose a new password under “Forgot your password?”.`)
  }
  const user = await editRow(context, User, { action: 'inviteToAccount', id }, decide, async (row, _before, inner) => {
    url = await sendInvitation(inner, row)
  })
  return invited(context, user, url)
}

/** A parent who registered without an invitation has chosen a password and can sign in. */
export async function listUninvitedParents(context: Context): Promise<User[]> {
  authorise(context, maySeeUsers)
  const open = context
    .db('account_links')
    .where({ kind: 'password', usedAt: null })
    .where('expires_at', '>', context.db.fn.now())
  return User.query(context.db)
    .where({ role: 'parent', deletedAt: null, lastSignedInAt: null, passwordChosenAt: null })
    .whereNotIn('id', open.select('user_id'))
    .orderBy(['sortName', 'id'])
}

export const signInsOf = ({ viewer }: Context, user: User) =>
  maySeeSignIns(viewer) ? user : { lastSignedInAt: null, invitedAt: null }

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
