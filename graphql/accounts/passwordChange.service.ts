import { setTimeout as pause } from 'node:timers/promises'
import { audit } from '#graphql/data/audit.ts'
import type { Scope } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { editRow, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mailboxOf, refusalOf, throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf, passwordRequestsOfOneAccount } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { passwordChangedMail, resetMail } from './accounts.mails.ts'
import { mayAskForNewPassword, mayManageOwnAccount, mayUseLink } from './accounts.policy.ts'
import { reauthenticate, rememberDevice } from './bruteForce.service.ts'
import { isKnown, tellOfChange } from './changeNotice.service.ts'
import { assertSecondFactorFresh } from './secondFactor.service.ts'
import { makeLink, openLink, useLink } from './oneTimeLink.ts'
import { hashChosenPassword, hashPassword } from './password.ts'
import type { ChangePasswordInput, PasswordRequestInput, ResetPasswordInput } from './security.schema.ts'
import { beginSession, revokeAccess } from './session.service.ts'
import { User } from './user.model.ts'

/** The answer to a forgotten password takes at least this long, in milliseconds, so that it does not reveal whether the account exists. */
const answerTime = 300

async function sendResetLink(context: Context, email: string) {
  const user = await User.query(context.db).findOne({ email }).whereNull('deletedAt')
  // a stranger may have registered with many addresses of one mailbox
  const ofMailbox = { name: 'resetLink', subject: mailboxOf(email), ...passwordRequestsOfOneAccount }
  if (!user || (!(await isKnown(context, user)) && (await refusalOf(context, ofMailbox)))) return
  await transaction(context, { action: 'requestPasswordReset', input: { email }, model: User }, async (inner) => {
    // a change of address that its owner has just stopped ends with it
    const own = await lockRows(inner, User, (users) => users.where({ id: user.id, email }))
    if (own.length === 0) return user
    const { url, lasts } = await makeLink(inner, 'password', user.id)
    await audit(inner, { action: 'requestPasswordReset', entity: User.entity, entityId: user.id })
    await queueMail(inner, resetMail(user, await centreName(inner), url, lasts))
    return user
  })
}

/** @throws AppError TOO_MANY_REQUESTS, for unknown addresses too */
export async function requestPasswordReset(context: Context, { email }: PasswordRequestInput): Promise<boolean> {
  authorise(context, mayAskForNewPassword)
  const name = 'requestPasswordReset'
  await throttle(context, { name, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  // as it is written: who asks for others keeps no owner of theirs from a link
  await throttle(context, { name, subject: `mailbox ${email.toLowerCase()}`, ...passwordRequestsOfOneAccount })
  await Promise.all([sendResetLink(context, email), pause(answerTime)])
  return true
}

/** Public: the token is the key. */
export async function readPasswordReset(context: Context, token: string): Promise<User | null> {
  authorise(context, mayUseLink)
  return ownerOfLink(context, token)
}

async function ownerOfLink(context: Context, token: string): Promise<User | null> {
  const link = await openLink(context, 'password', token).first('user_id')
  return link ? ((await User.query(context.db).findById(link.userId)) ?? null) : null
}

/** Nobody had proved whose mailbox it is: a stranger may have registered with it, and would keep its owner out or be called. */
const isFirstProof = (before: User, { emailVerifiedAt }: Partial<User>) =>
  Boolean(emailVerifiedAt) && !before.emailVerifiedAt && before.role === 'parent'

/** Stores a new password and revokes all access to the account. */
const storePassword = (
  context: Context,
  change: { action: string; id: number; input?: object; scope?: Scope<User> },
  passwordHash: string,
  verified: Partial<User> = {},
) =>
  editRow(
    context,
    User,
    change,
    async (before, inner) => {
      const values = { passwordHash, passwordChosenAt: now(), ...verified }
      if (!isFirstProof(before, verified)) return values
      // the office knows who is linked to a child
      const link = await inner.db('guardianships').where({ parentId: before.id }).first('id')
      if (link) return values
      for (const table of ['second_factors', 'recovery_codes'])
        await inner.db(table).where({ userId: before.id }).delete()
      return { ...values, phoneNumber: null, homeAddress: null }
    },
    async (user, before, inner) => {
      await revokeAccess(inner, user, { mayBeTakenBack: true })
      // a user who accepts an invitation had no password to change
      if (before.invitedAt && !before.lastSignedInAt && !before.passwordChosenAt) return
      await tellOfChange(inner, user, passwordChangedMail)
    },
  )

/**
 * Revokes all access to the account. Nobody is signed in, but the browser is known from then on, so that guessing
 * elsewhere cannot keep the owner out.
 * @throws AppError NOT_FOUND; BAD_USER_INPUT for a password against the policy
 */
export async function resetPassword(context: Context, { token, password }: ResetPasswordInput): Promise<User> {
  authorise(context, mayUseLink)
  const action = 'resetPassword'
  await throttle(context, { name: action, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  const owner = await ownerOfLink(context, token)
  const passwordHash = await (owner ? hashChosenPassword(context.db, password, owner) : hashPassword(password))
  return transaction(context, { action, input: { token, password }, model: User }, async (inner) => {
    const { userId: id } = await useLink(inner, 'password', token)
    // following the link proves access to the mailbox
    const user = await storePassword(inner, { action, id }, passwordHash, { emailVerifiedAt: now() })
    // together with the change: a repeated request does not make another browser known
    await rememberDevice(inner, user)
    return user
  })
}

/**
 * @throws AppError BAD_USER_INPUT for a wrong current password, or a new one against the policy; TOO_MANY_REQUESTS;
 * FRESH_AUTHENTICATION_REQUIRED where the account has a second factor
 */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<User> {
  const viewer = authorise(context, mayManageOwnAccount)
  await assertSecondFactorFresh(context, viewer)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  const passwordHash = await hashChosenPassword(context.db, input.password, owner)
  const { id } = owner
  const scope: Scope<User> = (users) => users.where({ id })
  const user = await storePassword(context, { action: 'changePassword', input, id, scope }, passwordHash)
  await beginSession(context, user)
  await rememberDevice(context, user)
  return user
}
