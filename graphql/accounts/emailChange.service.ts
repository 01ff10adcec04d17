import { audit, change } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { queueMail } from '#graphql/platform/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf, passwordRequestsOfOneAccount } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { confirmEmailMail, emailChangedMail } from './accounts.mails.ts'
import { mayUseLink } from './accounts.policy.ts'
import { makeLink, useLink } from './oneTimeLink.ts'
import { confirmedOwner } from './passwordChange.service.ts'
import type { EmailChangeInput } from './security.schema.ts'
import { User } from './user.model.ts'

/**
 * Asks for another e-mail address: it counts once the link that is sent there was followed.
 * @throws AppError BAD_USER_INPUT for a wrong password; TOO_MANY_REQUESTS
 */
export async function requestEmailChange(context: Context, input: EmailChangeInput): Promise<boolean> {
  const owner = await confirmedOwner(context, input.currentPassword)
  const subject = `account ${owner.id}`
  await throttle(context, { name: 'requestEmailChange', subject, ...passwordRequestsOfOneAccount })
  await change(context, { action: 'requestEmailChange', input, model: User }, async (inner) => {
    const token = await makeLink(inner, 'email', owner.id, input.email)
    const url = `${inner.environment.PUBLIC_URL}/confirm-email?token=${token}`
    await queueMail(inner, confirmEmailMail(owner, await centreName(inner), input.email, url))
    return owner
  })
  return true
}

/**
 * Makes the address that a link was sent to that of the account. Public: the token is the key.
 * @throws AppError NOT_FOUND when the link is unknown, used or too old; CONFLICT when somebody else has the address
 */
export async function confirmEmail(context: Context, token: string): Promise<User> {
  authorise(context, mayUseLink)
  const name = 'confirmEmail'
  await throttle(context, { name, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  return change(context, { action: 'confirmEmail', input: { token }, model: User }, async (inner) => {
    const { userId, newEmail } = await useLink(inner, 'email', token)
    const before = await User.query(inner.db).findById(userId).throwIfNotFound()
    const email = newEmail ?? before.email
    const now = new Date().toISOString()
    const user = await User.query(inner.db).patchAndFetchById(userId, { email, emailVerifiedAt: now, updatedAt: now })
    // a link that was sent to the old address must not open the account any more
    await inner.db('account_links').where({ userId, usedAt: null }).delete()
    await audit(inner, {
      action: 'confirmEmail',
      entity: 'user',
      entityId: userId,
      before: { email: before.email },
      after: { email },
    })
    await queueMail(inner, emailChangedMail(before, await centreName(inner), email))
    return user
  })
}
