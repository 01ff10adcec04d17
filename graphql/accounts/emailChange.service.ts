import { audit } from '#graphql/data/audit.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { editRow, now, removeRow } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mailboxOf, throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf, passwordRequestsOfOneAccount } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { confirmEmailMail, emailChangeAskedMail, emailChangedMail, passwordLinkMail } from './accounts.mails.ts'
import { mayManageOwnAccount, mayUseLink } from './accounts.policy.ts'
import { reauthenticate } from './bruteForce.service.ts'
import { assertSecondFactorFresh } from './secondFactor.service.ts'
import { makeLink, useLink } from './oneTimeLink.ts'
import { hashRandomPassword } from './password.ts'
import type { EmailChangeInput } from './security.schema.ts'
import { beginSession, revokeAccess } from './session.service.ts'
import { User } from './user.model.ts'

/** How long the owner can undo a change of address, in days. */
const daysToStop = 7

/**
 * The current address is told, with a link that stops the change. Not one that nobody has confirmed: it may have been mistyped, and
 * the link would open the account to a stranger.
 * @throws AppError BAD_USER_INPUT for a wrong password; TOO_MANY_REQUESTS; FRESH_AUTHENTICATION_REQUIRED where the account has a
 * second factor
 */
export async function requestEmailChange(context: Context, input: EmailChangeInput): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  await assertSecondFactorFresh(context, viewer)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  const action = 'requestEmailChange'
  await throttle(context, { name: action, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  // nor do many accounts fill the mailbox of somebody else
  for (const subject of [`account ${owner.id}`, mailboxOf(input.email)])
    await throttle(context, { name: action, subject, ...passwordRequestsOfOneAccount })
  await transaction(context, { action, input, model: User }, async (inner) => {
    const confirm = await makeLink(inner, 'email', owner.id, { newEmail: input.email })
    const name = await centreName(inner)
    await queueMail(inner, confirmEmailMail(owner, name, input.email, confirm.url, confirm.lasts))
    if (owner.emailVerifiedAt) {
      const stop = await makeLink(inner, 'stopEmail', owner.id, { newEmail: owner.email, days: daysToStop })
      await queueMail(inner, emailChangeAskedMail(owner, name, input.email, stop.url, stop.lasts))
    }
    const [before, after] = [{ email: owner.email }, { email: input.email }]
    await audit(inner, { action, entity: User.entity, entityId: owner.id, before, after })
    return owner
  })
  return true
}

/**
 * Revokes all access to the account; the owner stays signed in where the link is followed. The link proves who reads the
 * mailbox and the session whose account it is: otherwise a stranger who follows it would confirm their address for somebody
 * else's account.
 * @throws AppError NOT_FOUND, also for a link to another account
 */
export async function confirmEmail(context: Context, token: string): Promise<User> {
  const viewer = authorise(context, mayManageOwnAccount)
  const action = 'confirmEmail'
  await throttle(context, { name: action, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  const confirmed = await transaction(context, { action, input: { token }, model: User }, async (inner) => {
    const { userId: id, newEmail } = await useLink(inner, 'email', token)
    if (id !== viewer.id)
      throw new AppError('NOT_FOUND', 'This link belongs to another account. Please sign in to that one first.')
    const values = { ...(newEmail ? { email: newEmail } : {}), emailVerifiedAt: now() }
    return editRow(inner, User, { action, id }, values, async (user, before) => {
      await revokeAccess(inner, before, { mayBeTakenBack: true })
      await queueMail(inner, emailChangedMail(before, await centreName(inner), user.email))
    })
  })
  await beginSession(context, confirmed)
  return confirmed
}

/**
 * Restores the previous address, even if the new one has been confirmed, and revokes all access. The owner did not ask
 * for the change, so somebody else knows the password: it is revoked too, and a link to choose a new one is sent.
 * Public: the token is the key.
 */
export async function stopEmailChange(context: Context, token: string): Promise<User> {
  authorise(context, mayUseLink)
  const action = 'stopEmailChange'
  await throttle(context, { name: action, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  return transaction(context, { action, input: { token }, model: User }, async (inner) => {
    const { userId: id, newEmail: email, expiresAt } = await useLink(inner, 'stopEmail', token)
    // the link proves who owns this mailbox: an unconfirmed account with the same address gives way
    const accounts = await lockRows(inner, User, (users) =>
      users
        .where({ id })
        .orWhere((others) =>
          others
            .where({ email: email ?? '', emailVerifiedAt: null, deletedAt: null, role: 'parent' })
            .whereNotExists(inner.db('guardianships').whereRaw('parent_id = users.id')),
        ),
    )
    const rival = accounts.find((account) => account.id !== id)
    if (rival)
      await removeRow(inner, User, { action, id: rival.id }, {}, (_user, before) => revokeAccess(inner, before))
    const values = { ...(email && { email }), passwordHash: await hashRandomPassword(), passwordChosenAt: null }
    return editRow(inner, User, { action, id }, values, async (user, before) => {
      await revokeAccess(inner, before, { mayBeTakenBack: true })
      // a later address cannot undo this change; an earlier one may
      const stops = inner.db('account_links').where({ userId: id, kind: 'stopEmail' })
      await stops.where('expires_at', '>=', expiresAt).delete()
      const { url, lasts } = await makeLink(inner, 'password', id)
      await queueMail(inner, passwordLinkMail(user, await centreName(inner), url, lasts))
    })
  })
}
