import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf, passwordRequestsOfOneAccount } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { revokeAccess } from './access.service.ts'
import { confirmEmailMail, emailChangeAskedMail, emailChangedMail } from './accounts.mails.ts'
import { mayManageOwnAccount, mayUseLink } from './accounts.policy.ts'
import { linkLifetime } from './linkLifetime.ts'
import { makeLink, useLink } from './oneTimeLink.ts'
import { reauthenticate } from './passwordChange.service.ts'
import type { EmailChangeInput } from './security.schema.ts'
import { startSession } from './session.service.ts'
import { User } from './user.model.ts'

/**
 * Asks for another e-mail address: it counts once the link that is sent there was followed. The address that counts until
 * then is told, with a link that stops it.
 * @throws AppError BAD_USER_INPUT for a wrong password; TOO_MANY_REQUESTS
 */
export async function requestEmailChange(context: Context, input: EmailChangeInput): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  const subject = `account ${owner.id}`
  await throttle(context, { name: 'requestEmailChange', subject, ...passwordRequestsOfOneAccount })
  await transaction(context, { action: 'requestEmailChange', input, model: User }, async (inner) => {
    const token = await makeLink(inner, 'email', owner.id, input.email)
    const url = `${inner.environment.PUBLIC_URL}/confirm-email?token=${token}`
    const stopUrl = `${inner.environment.PUBLIC_URL}/stop-email-change?token=${await makeLink(inner, 'stopEmail', owner.id)}`
    const name = await centreName(inner)
    const { words } = await linkLifetime(inner)
    await queueMail(inner, confirmEmailMail(owner, name, input.email, url, words))
    await queueMail(inner, emailChangeAskedMail(owner, name, input.email, stopUrl, words))
    await audit(inner, {
      action: 'requestEmailChange',
      entity: 'user',
      entityId: owner.id,
      before: { email: owner.email },
      after: { email: input.email },
    })
    return owner
  })
  return true
}

/**
 * Makes the address that a link was sent to that of the account, and ends every access that there was to it; its owner
 * stays signed in where the link is followed. Public: the token is the key.
 * @throws AppError NOT_FOUND when the link is unknown, used or too old; CONFLICT when somebody else has the address
 */
export async function confirmEmail(context: Context, token: string): Promise<User> {
  authorise(context, mayUseLink)
  const name = 'confirmEmail'
  await throttle(context, { name, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  const confirmed = await transaction(
    context,
    { action: 'confirmEmail', input: { token }, model: User },
    async (inner) => {
      const { userId, newEmail } = await useLink(inner, 'email', token)
      const before = await User.query(inner.db).findById(userId).throwIfNotFound()
      const email = newEmail ?? before.email
      const now = new Date().toISOString()
      const user = await User.query(inner.db).patchAndFetchById(userId, { email, emailVerifiedAt: now, updatedAt: now })
      await revokeAccess(inner, before)
      await audit(inner, {
        action: 'confirmEmail',
        entity: 'user',
        entityId: userId,
        before: { email: before.email },
        after: { email },
      })
      await queueMail(inner, emailChangedMail(before, await centreName(inner), email))
      return user
    },
  )
  if (context.viewer.id === confirmed.id)
    await context.setSession(await startSession(context.db, confirmed, context.userAgent))
  return confirmed
}

/**
 * Stops a change of the address that the owner did not ask for, with the link that went to the address before. Somebody
 * else knows the password then, so that every access ends. Public: the token is the key.
 * @throws AppError NOT_FOUND when the link is unknown, used or too old
 */
export async function stopEmailChange(context: Context, token: string): Promise<User> {
  authorise(context, mayUseLink)
  const name = 'stopEmailChange'
  await throttle(context, { name, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  return transaction(context, { action: 'stopEmailChange', input: { token }, model: User }, async (inner) => {
    const { userId } = await useLink(inner, 'stopEmail', token)
    const user = await User.query(inner.db).findById(userId).throwIfNotFound()
    await revokeAccess(inner, user)
    await audit(inner, { action: 'stopEmailChange', entity: 'user', entityId: userId })
    return user
  })
}
