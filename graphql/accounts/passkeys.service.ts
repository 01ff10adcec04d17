import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject, decodeCredentialPublicKey, isoBase64URL } from '@simplewebauthn/server/helpers'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict, notFound } from '#graphql/platform/errors.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { forgive, throttle, throttleOwn } from '#graphql/platform/throttle.ts'
import { networkOf, passkeysFromOneAddress, wrongPasswordsFromOneAddress } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { passkeyMail } from './accounts.mails.ts'
import { mayManageOwnAccount, mayManagePasskeys } from './accounts.policy.ts'
import { assertArea, begin } from './accounts.service.ts'
import { markAuthenticated, afterChange } from './secondFactor.service.ts'
import type { Passkey } from './security.model.ts'
import type { AddPasskeyInput, PasskeyNameInput, PasskeyResponseInput, PasskeySignInInput } from './passkeys.schema.ts'
import { hashToken } from './token.ts'
import { User } from './user.model.ts'

/** How long a user has to respond, in milliseconds. */
const answerWithin = 5 * 60_000
const mostOfOneAccount = 20
const rs256 = -257
/** Algorithms by their numbers in COSE, ES256 first: every phone, computer and security key knows one of the two. */
const supportedAlgorithmIDs = [-7, rs256]

interface PasskeyRow extends Passkey {
  userId: number
  credentialId: string
  publicKey: Buffer
  counter: string
  transports: string[]
}

const siteOf = ({ environment }: Context) => {
  const { origin, hostname } = new URL(environment.PUBLIC_URL)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

async function rememberChallenge({ db }: Context, challenge: string, userId: number | null) {
  await db('passkey_challenges').where('expires_at', '<', db.fn.now()).delete()
  const expiresAt = new Date(Date.now() + answerWithin).toISOString()
  await db('passkey_challenges').insert({ id: hashToken(challenge), userId, expiresAt })
}

/** Uses up a challenge, once only, even if it is answered twice at the same time, and whether the response is right or not. */
const useChallenge =
  ({ db }: Context, userId: number | null) =>
  async (challenge: string) => {
    const open = db('passkey_challenges').where({ id: hashToken(challenge), userId })
    return (await open.where('expires_at', '>', db.fn.now()).delete()) === 1
  }

const ownPasskeys = (context: Context, userId: number) => context.db<PasskeyRow>('passkeys').where({ userId })

/** @throws AppError CONFLICT for an account that has as many as it may have */
function assertMayHaveMore(passkeys: readonly PasskeyRow[]) {
  if (passkeys.length >= mostOfOneAccount)
    throw conflict(`Your account already has ${mostOfOneAccount} passkeys. Please remove one first.`)
}

export async function listOwnPasskeys(context: Context): Promise<Passkey[]> {
  const viewer = authorise(context, mayManageOwnAccount)
  return ownPasskeys(context, viewer.id).orderBy('id').select('id', 'name', 'created_at', 'last_used_at')
}

/**
 * Starts adding a passkey to the user's own account.
 * @returns the options for the browser, as JSON
 * @throws AppError FRESH_AUTHENTICATION_REQUIRED; TOO_MANY_REQUESTS; CONFLICT where there are too many
 */
export async function beginPasskey(context: Context): Promise<string> {
  const viewer = authorise(context, mayManagePasskeys)
  await throttleOwn(context, 'beginPasskey', viewer.id)
  const passkeys = await ownPasskeys(context, viewer.id)
  assertMayHaveMore(passkeys)
  const options = await generateRegistrationOptions({
    rpName: await centreName(context),
    rpID: siteOf(context).expectedRPID,
    userID: new TextEncoder().encode(String(viewer.id)),
    userName: viewer.email,
    userDisplayName: `${viewer.firstName} ${viewer.lastName}`,
    timeout: answerWithin,
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await rememberChallenge(context, options.challenge, viewer.id)
  await audit(context, { action: 'beginPasskey', entity: 'user', entityId: viewer.id })
  return JSON.stringify(options)
}

/**
 * None for a passkey with a maker's certificate, which was not asked for (Web Authentication, 5.4.7): checking it would
 * fetch addresses that the sender chose.
 */
async function verifyNewPasskey(context: Context, userId: number, response: RegistrationResponseJSON) {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject))
  const [format, statement] = [attestation.get('fmt'), attestation.get('attStmt')]
  if (format !== 'none' && (format !== 'packed' || statement.get('x5c'))) return undefined
  const expectedChallenge = useChallenge(context, userId)
  const request = { response, expectedChallenge, ...siteOf(context), supportedAlgorithmIDs }
  const verified = await verifyRegistrationResponse(request)
  const credential = verified.registrationInfo?.credential
  // an RSA key of fewer than 2048 bits is soon cracked; a key's algorithm is under 3
  const isRsa = credential && decodeCredentialPublicKey(credential.publicKey).get(3) === rs256
  return isRsa && credential.publicKey.length < 256 ? undefined : credential
}

/**
 * Ends all other sessions.
 * @throws AppError BAD_USER_INPUT for a response that is wrong, late or repeated; FRESH_AUTHENTICATION_REQUIRED; CONFLICT
 * where there are too many, or this one is there
 */
export async function addPasskey(context: Context, input: AddPasskeyInput): Promise<Passkey> {
  const viewer = authorise(context, mayManagePasskeys)
  const found = await verifyNewPasskey(context, viewer.id, JSON.parse(input.response)).catch(() => undefined)
  if (!found) throw new AppError('BAD_USER_INPUT', 'The passkey could not be added. Please try again.')
  const { id: credentialId, publicKey, counter, transports = [] } = found
  const key = { credentialId, publicKey: Buffer.from(publicKey), counter, transports: JSON.stringify(transports) }
  return inTransaction(context, async (inner) => {
    // several may have been begun before the last one that the account may have was added
    await lockRow(inner, User, viewer.id)
    assertMayHaveMore(await ownPasskeys(inner, viewer.id))
    const [passkey]: Passkey[] = await inner
      .db('passkeys')
      .insert({ ...key, userId: viewer.id, name: input.name })
      .onConflict('credential_id')
      .ignore()
      .returning(['id', 'name', 'created_at', 'last_used_at'])
    if (!passkey) throw conflict('This passkey has already been added.')
    await afterChange(inner, viewer.id, 'addPasskey', (user, centre) => passkeyMail(user, centre, true))
    return passkey
  })
}

export async function renamePasskey(context: Context, id: number, input: PasskeyNameInput): Promise<Passkey> {
  const viewer = authorise(context, mayManageOwnAccount)
  await throttleOwn(context, 'renamePasskey', viewer.id)
  const [passkey] = await ownPasskeys(context, viewer.id)
    .where({ id })
    .update({ name: input.name })
    .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
  if (!passkey) throw notFound('This passkey')
  await audit(context, { action: 'renamePasskey', entity: 'user', entityId: viewer.id })
  return passkey
}

/** Ends all other sessions. */
export async function removePasskey(context: Context, id: number): Promise<boolean> {
  const viewer = authorise(context, mayManagePasskeys)
  await inTransaction(context, async (inner) => {
    if ((await ownPasskeys(inner, viewer.id).where({ id }).delete()) === 0) throw notFound('This passkey')
    await afterChange(inner, viewer.id, 'removePasskey', (user, centre) => passkeyMail(user, centre, false))
  })
  return true
}

/**
 * Starts proving an identity with a passkey. No particular one is requested: the device offers those it has.
 * @returns the options for the browser, as JSON
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function requestPasskey(context: Context): Promise<string> {
  authorise(context, anyone)
  await throttle(context, { name: 'passkey', subject: networkOf(context.clientAddress), ...passkeysFromOneAddress })
  const site = { rpID: siteOf(context).expectedRPID, timeout: answerWithin }
  const options = await generateAuthenticationOptions({ ...site, userVerification: 'required' })
  await rememberChallenge(context, options.challenge, null)
  return JSON.stringify(options)
}

const refused = 'This passkey does not open an account here. Please sign in with your password.'

/**
 * The owner of the passkey that responded. The device has verified its owner by fingerprint, face or PIN, so that it
 * counts as both factors.
 * @throws AppError UNAUTHENTICATED, the same for an unknown passkey, one of a removed account and a wrong response;
 * TOO_MANY_REQUESTS
 */
async function verifyPasskey(context: Context, response: AuthenticationResponseJSON) {
  const address = { name: 'passkeyAnswer', subject: networkOf(context.clientAddress) }
  await throttle(context, { ...address, ...wrongPasswordsFromOneAddress })
  const [passkey] = await context.db<PasskeyRow>('passkeys').where({ credentialId: String(response.id) })
  const user = passkey && (await User.query(context.db).whereNull('deletedAt').findById(passkey.userId))
  if (user && (await isRightAnswer(context, passkey, response))) {
    await forgive(context, address)
    return { user, passkeyId: passkey.id }
  }
  await audit(context, { action: 'signInRefused', entity: 'user', entityId: user?.id ?? null })
  throw new AppError('UNAUTHENTICATED', refused)
}

/** Checks a response and stores the passkey's counter: a cloned passkey is detected by a lower count. */
async function isRightAnswer(context: Context, passkey: PasskeyRow, response: AuthenticationResponseJSON) {
  const { id, credentialId, publicKey, counter } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: useChallenge(context, null),
    ...siteOf(context),
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
  }).catch(() => ({ verified: false, authenticationInfo: null }))
  if (!verified || !authenticationInfo) return false
  const values = { counter: authenticationInfo.newCounter, lastUsedAt: context.db.fn.now() }
  return (await context.db('passkeys').where({ id, counter }).update(values)) === 1
}

/** @throws AppError UNAUTHENTICATED; FORBIDDEN when the role may not enter the requested area; no session begins */
export async function signInWithPasskey(context: Context, { response, role }: PasskeySignInInput): Promise<User> {
  authorise(context, anyone)
  const { user, passkeyId } = await verifyPasskey(context, JSON.parse(response))
  assertArea(user, role)
  return begin(context, user, { passkeyId })
}

/** Counts as `confirmIdentity` does. */
export async function confirmIdentityWithPasskey(context: Context, input: PasskeyResponseInput): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const { user: owner } = await verifyPasskey(context, JSON.parse(input.response))
  if (owner.id !== viewer.id)
    throw new AppError('FORBIDDEN', 'This passkey belongs to another account. Please use your own.')
  return markAuthenticated(context, viewer)
}
