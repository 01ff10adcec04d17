import { randomBytes } from 'node:crypto'
import { generateSecret } from 'otplib'
import { audit } from '#graphql/data/audit.ts'
import { findRow, lockRow } from '#graphql/data/findRow.ts'
import { inTransaction, transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict, fieldError } from '#graphql/platform/errors.ts'
import { assertFresh, authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { seal, unseal } from '#graphql/platform/seal.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { secondFactorEndedMail, secondFactorMail } from './accounts.mails.ts'
import { mayEndSecondFactorOfOthers, mayManageOwnAccount } from './accounts.policy.ts'
import { reauthenticate, verifyCode } from './bruteForce.service.ts'
import { type NoticeOf, tellOfChange } from './changeNotice.service.ts'
import { lookupHash } from './password.ts'
import type { AccountSecurity, RecoveryCodes, SecondFactorSetup } from './security.model.ts'
import type * as forms from './security.schema.ts'
import { endOtherSessions } from './session.service.ts'
import { matchingStep, newSecret, otpauthUri } from './totp.ts'
import { User } from './user.model.ts'

const numberOfCodes = 10

interface Factor {
  userId: number
  secret: string
  salt: string
  confirmedAt: string | null
}

const sealSecret = ({ environment }: Context, secret: string) => seal({ secret }, environment)

async function unsealSecret({ environment }: Context, sealed: string): Promise<string> {
  const { secret } = (await unseal<{ secret?: string }>(sealed, environment)) ?? {}
  if (secret) return secret
  throw new Error('A second factor cannot be decrypted: it was encrypted with a secret that the server no longer has')
}

const factorOf = (context: Context, userId: number): Promise<Factor | undefined> =>
  context.db('second_factors').where({ userId }).first()

/** The one that signing in asks for. */
export const activeFactorOf = async (context: Context, userId: number): Promise<Factor | null> => {
  const factor = await factorOf(context, userId)
  return factor?.confirmedAt ? factor : null
}

/** `k3f7q-9m2xa`: 50 bits, without look-alike letters. */
function newRecoveryCode(): string {
  const text = generateSecret({ length: 7 }).toLowerCase().slice(0, 10)
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '')

/** Accepts each code from the app at most once: the statement that checks it also stores its half minute. */
async function takeAppCode(context: Context, factor: Factor, code: string): Promise<boolean> {
  const secret = await unsealSecret(context, factor.secret)
  const step = matchingStep(secret, plain(code), Date.now())
  if (step === null) return false
  const taken = await context
    .db('second_factors')
    .where({ userId: factor.userId, salt: factor.salt })
    .where((fresh) => fresh.whereNull('last_step').orWhere('last_step', '<', step))
    .update({ lastStep: step, secret: await sealSecret(context, secret) })
  return taken === 1
}

const recoveryHash = (factor: Factor, code: string) => lookupHash(plain(code), factor.salt)

async function takeRecoveryCode(context: Context, factor: Factor, code: string): Promise<boolean> {
  const id = await recoveryHash(factor, code)
  const codes = context.db('recovery_codes').where({ id, userId: factor.userId, usedAt: null })
  return (await codes.update({ usedAt: context.db.fn.now() })) === 1
}

const isRightCode = (context: Context, user: User, factor: Factor, code: string) =>
  verifyCode(
    context,
    user,
    async () => (await takeAppCode(context, factor, code)) || (await takeRecoveryCode(context, factor, code)),
  )

/**
 * Asks for the second factor of an account that has one, after the right password.
 * @returns what tells it from a later one; undefined where there is none
 * @throws AppError SECOND_FACTOR_REQUIRED without a code, or with a wrong or used one; TOO_MANY_REQUESTS after several
 */
export async function verifySecondFactor(context: Context, user: User, code: string | null | undefined) {
  const factor = await activeFactorOf(context, user.id)
  if (!factor) return undefined
  if (!code) throw new AppError('SECOND_FACTOR_REQUIRED', 'Please enter the code from your authenticator app.')
  if (!(await isRightCode(context, user, factor, code))) {
    await audit(context, { action: 'secondFactorRefused', entity: 'user', entityId: user.id })
    const message = 'This code is wrong or has already been used. Please enter the latest one.'
    throw fieldError('code', message, 'SECOND_FACTOR_REQUIRED')
  }
  return factor.salt
}

/**
 * Before the ways into an account change: where it has a second factor, the password alone is no proof.
 * @throws AppError FRESH_AUTHENTICATION_REQUIRED
 */
export async function assertSecondFactorFresh(context: Context, viewer: SignedIn) {
  if (await activeFactorOf(context, viewer.id)) assertFresh(viewer)
}

export async function readAccountSecurity(context: Context): Promise<AccountSecurity> {
  const viewer = authorise(context, mayManageOwnAccount)
  const codes = await context.db('recovery_codes').where({ userId: viewer.id, usedAt: null })
  return {
    secondFactorOffered: true,
    secondFactor: Boolean(await activeFactorOf(context, viewer.id)),
    recoveryCodesLeft: codes.length,
  }
}

const setUpAgain = () => conflict('Two-step sign-in was set up again in the meantime. Please start again.')
const isOn = () => conflict('Two-step sign-in is already on. To set it up again, first turn it off.')

/** @throws AppError BAD_USER_INPUT for a wrong password; CONFLICT while one is on */
export async function beginSecondFactor(context: Context, input: forms.OwnPasswordInput): Promise<SecondFactorSetup> {
  const viewer = authorise(context, mayManageOwnAccount)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  if (await activeFactorOf(context, owner.id)) throw isOn()
  const secret = newSecret()
  const salt = randomBytes(16).toString('base64url')
  const row = { userId: owner.id, secret: await sealSecret(context, secret), salt, lastStep: null }
  await inTransaction(context, async (inner) => {
    const factors = inner.db('second_factors').insert(row).onConflict('user_id').merge()
    const begun = await factors.whereNull('second_factors.confirmed_at').returning('user_id')
    if (begun.length === 0) throw isOn()
    await audit(inner, { action: 'beginSecondFactor', entity: 'user', entityId: owner.id })
  })
  return { secret, uri: otpauthUri(secret, await centreName(context), owner.email) }
}

const mailOf = (isOn: boolean) => (user: User, centre: string) => secondFactorMail(user, centre, isOn)

/** After a change of credentials: ends all other sessions and tells the owner. */
export async function afterChange(context: Context, userId: number, action: string, mail: NoticeOf) {
  if (context.viewer.sessionId) await endOtherSessions(context.db, userId, context.viewer.sessionId)
  const user = await User.query(context.db).findById(userId).throwIfNotFound()
  await audit(context, { action, entity: 'user', entityId: userId })
  await tellOfChange(context, user, mail)
}

/**
 * Ends all other sessions. Of the recovery codes only the hashes are stored.
 * @throws AppError BAD_USER_INPUT for a wrong code; NOT_FOUND when setting up has not started; TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(
  context: Context,
  input: forms.SecondFactorCodeInput,
): Promise<RecoveryCodes> {
  const viewer = authorise(context, mayManageOwnAccount)
  const factor = await factorOf(context, viewer.id)
  if (!factor || factor.confirmedAt) throw new AppError('NOT_FOUND', 'Please start setting up two-step sign-in first.')
  const user = await User.query(context.db).findById(viewer.id).throwIfNotFound()
  if (!(await verifyCode(context, user, () => takeAppCode(context, factor, input.code))))
    throw fieldError('code', "This code is wrong. Please enter the latest one, and check your phone's clock.")
  const codes = Array.from({ length: numberOfCodes }, newRecoveryCode)
  const ids = await Promise.all(codes.map((code) => recoveryHash(factor, code)))
  await inTransaction(context, async (inner) => {
    const userId = viewer.id
    // a sign-in that is under way waits, or is waited for
    await lockRow(inner, User, userId)
    // one that was set up again meanwhile is not what the code has proved
    const proved = inner.db('second_factors').where({ userId, salt: factor.salt, confirmedAt: null })
    if ((await proved.update({ confirmedAt: inner.db.fn.now() })) === 0) throw setUpAgain()
    await inner.db('recovery_codes').where({ userId }).delete()
    await inner.db('recovery_codes').insert(ids.map((id) => ({ id, userId })))
    await afterChange(inner, userId, 'confirmSecondFactor', mailOf(true))
  })
  return { codes }
}

/**
 * Requires a code as well as the password, since the password alone is what the factor protects. Ends all other sessions.
 * @throws AppError BAD_USER_INPUT for a wrong password or code; TOO_MANY_REQUESTS
 */
export async function endSecondFactor(context: Context, input: forms.EndSecondFactorInput): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  const factor = await factorOf(context, owner.id)
  if (!factor) return true
  if (factor.confirmedAt && !(await isRightCode(context, owner, factor, input.code))) {
    const message = 'This code is wrong or has already been used. Please enter the latest one, or a recovery code.'
    throw fieldError('code', message)
  }
  await inTransaction(context, async (inner) => {
    // one that was confirmed or set up again meanwhile has codes of its own
    const checked = inner.db('second_factors').where({ userId: owner.id, salt: factor.salt })
    const removed = await (factor.confirmedAt ? checked : checked.whereNull('confirmedAt')).delete()
    if (removed === 0) throw setUpAgain()
    await afterChange(inner, owner.id, 'endSecondFactor', mailOf(false))
  })
  return true
}

/** For a colleague or a parent who has lost both phone and recovery codes. Removes passkeys too. They sign in with the password again and are told by e-mail. */
export async function endSecondFactorOfUser(context: Context, userId: number): Promise<User> {
  const viewer = authorise(context, mayEndSecondFactorOfOthers)
  if (userId === viewer.id) throw conflict('Please turn off your own two-step sign-in on your account page.')
  return transaction(context, { action: 'endSecondFactorOfUser', input: { userId }, model: User }, async (inner) => {
    const user = await findRow(inner, User, userId)
    const factors = await inner.db('second_factors').where({ userId }).whereNotNull('confirmedAt').delete()
    const passkeys = await inner.db('passkeys').where({ userId }).delete()
    if (factors + passkeys === 0) throw conflict('This account has neither two-step sign-in nor a passkey.')
    await afterChange(inner, userId, 'endSecondFactor', secondFactorEndedMail)
    return user
  })
}

/** @throws AppError BAD_USER_INPUT for a wrong password; SECOND_FACTOR_REQUIRED; TOO_MANY_REQUESTS */
export async function confirmIdentity(context: Context, input: forms.ConfirmIdentityInput): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  await verifySecondFactor(context, owner, input.code)
  return markAuthenticated(context, viewer)
}

/** Marks the session as freshly authenticated, after its owner has proved their identity again. */
export async function markAuthenticated(context: Context, { id: userId, sessionId }: SignedIn): Promise<boolean> {
  const { db } = context
  await db('sessions').where({ id: sessionId }).update({ authenticatedAt: db.fn.now() })
  await audit(context, { action: 'confirmIdentity', entity: 'user', entityId: userId })
  return true
}
