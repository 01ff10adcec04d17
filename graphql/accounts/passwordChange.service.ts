import { setTimeout as pause } from 'node:timers/promises'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf, passwordRequestsOfOneAccount } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { passwordChangedMail, resetMail } from './accounts.mails.ts'
import { mayAskForNewPassword, mayManageOwnAccount, mayUseLink } from './accounts.policy.ts'
import { revokeAccess } from './access.service.ts'
import { verifyPassword } from './bruteForce.service.ts'
import { rememberDevice } from './knownDevice.service.ts'
import { linkLifetime } from './linkLifetime.ts'
import { makeLink, openLink, useLink } from './oneTimeLink.ts'
import { assertNotOwnWords } from './ownWords.ts'
import { hashPassword } from './password.ts'
import type { PasswordReset } from './security.model.ts'
import type { ChangePasswordInput, PasswordRequestInput, ResetPasswordInput } from './security.schema.ts'
import { startSession } from './session.service.ts'
import { User } from './user.model.ts'

/** The answer to a forgotten password takes at least so long, in milliseconds, so that it does not tell whether there is such an account. */
const answerTime = 300

async function sendResetLink(context: Context, email: string) {
  const user = await User.query(context.db).findOne({ email }).whereNull('deletedAt')
  if (!user) return
  await transaction(context, { action: 'requestPasswordReset', input: { email }, model: User }, async (inner) => {
    const token = await makeLink(inner, 'password', user.id)
    await audit(inner, { action: 'requestPasswordReset', entity: 'user', entityId: user.id })
    const url = `${inner.environment.PUBLIC_URL}/reset-password?token=${token}`
    await queueMail(inner, resetMail(user, await centreName(inner), url, (await linkLifetime(inner)).words))
    return user
  })
}

/**
 * Sends a link for a new password to an address, if an account has it. The answer is the same if none has.
 * @throws AppError TOO_MANY_REQUESTS, for addresses that nobody has as well
 */
export async function requestPasswordReset(context: Context, { email }: PasswordRequestInput): Promise<boolean> {
  authorise(context, mayAskForNewPassword)
  const name = 'requestPasswordReset'
  await throttle(context, { name, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  await throttle(context, { name, subject: `mailbox ${email.toLowerCase()}`, ...passwordRequestsOfOneAccount })
  await Promise.all([sendResetLink(context, email), pause(answerTime)])
  return true
}

/** Whose password a link is for; null when it is unknown, used or too old. Public: the token is the key. */
export async function readPasswordReset(context: Context, token: string): Promise<PasswordReset | null> {
  authorise(context, mayUseLink)
  return ownerOfLink(context, token)
}

async function ownerOfLink(context: Context, token: string): Promise<User | null> {
  const link = await openLink(context, 'password', token).first('user_id')
  return link ? ((await User.query(context.db).findById(link.userId)) ?? null) : null
}

/** Stores a new password and ends every access that there was to the account. */
async function storePassword(context: Context, userId: number, passwordHash: string, verified: boolean) {
  const now = new Date().toISOString()
  const user = await User.query(context.db).patchAndFetchById(userId, {
    passwordHash,
    passwordChosenAt: now,
    updatedAt: now,
    // whoever followed the link reads that mailbox
    ...(verified ? { emailVerifiedAt: now } : {}),
  })
  await revokeAccess(context, user)
  await queueMail(context, passwordChangedMail(user, await centreName(context)))
  return user
}

/**
 * Sets a new password with the link of an e-mail, once. Every access to the account ends; nobody is signed in by it, but
 * the browser is known from then on, so that somebody who guesses elsewhere cannot keep its owner out.
 * @throws AppError NOT_FOUND when the link is unknown, used or too old; BAD_USER_INPUT for a common password
 */
export async function resetPassword(context: Context, { token, password }: ResetPasswordInput): Promise<User> {
  authorise(context, mayUseLink)
  const name = 'resetPassword'
  await throttle(context, { name, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  const owner = await ownerOfLink(context, token)
  if (owner) await assertNotOwnWords(context.db, password, owner)
  const passwordHash = await hashPassword(password)
  const user = await transaction(
    context,
    { action: 'resetPassword', input: { token, password }, model: User },
    async (inner) => {
      const { userId } = await useLink(inner, 'password', token)
      await audit(inner, { action: 'resetPassword', entity: 'user', entityId: userId })
      return storePassword(inner, userId, passwordHash, true)
    },
  )
  await rememberDevice(context, user)
  return user
}

/** The signed-in account, once its password was typed again: for what a borrowed computer must not do. */
export async function reauthenticate(context: Context, viewer: { id: number }, currentPassword: string): Promise<User> {
  const user = await User.query(context.db).findById(viewer.id).throwIfNotFound()
  if (await verifyPassword(context, user, user.email, currentPassword)) return user
  const message = 'This is not your current password.'
  throw new AppError('BAD_USER_INPUT', message, { fields: { currentPassword: message } })
}

/**
 * Changes one's own password. Every other access to the account ends, and this browser gets a new session.
 * @throws AppError BAD_USER_INPUT for a wrong current or a common new password; TOO_MANY_REQUESTS
 */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<User> {
  const viewer = authorise(context, mayManageOwnAccount)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  await assertNotOwnWords(context.db, input.password, owner)
  const passwordHash = await hashPassword(input.password)
  const user = await transaction(context, { action: 'changePassword', input, model: User }, async (inner) => {
    await audit(inner, { action: 'changePassword', entity: 'user', entityId: owner.id })
    return storePassword(inner, owner.id, passwordHash, false)
  })
  await context.setSession(await startSession(context.db, user, context.userAgent))
  await rememberDevice(context, user)
  return user
}
