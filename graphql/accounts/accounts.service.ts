import { audit } from '#graphql/data/audit.ts'
import { lockRows, lockTableRows } from '#graphql/data/lockOrder.ts'
import { inTransaction, transaction } from '#graphql/data/transaction.ts'
import { findInvitation, useInvitation } from '#graphql/families/invitation.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError, usernameTaken } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { mailboxOf, refusalOf, throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf, passwordRequestsOfOneAccount } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import type { Role } from '#graphql/values/roles.ts'
import { alreadyRegisteredMail } from './accounts.mails.ts'
import { plainUsername } from './accounts.rules.ts'
import type { RegisterInput, SignInByEmailInput, SignInInput } from './accounts.schema.ts'
import { rememberDevice, verifyPassword } from './bruteForce.service.ts'
import { hashChosenPassword } from './password.ts'
import { activeFactorOf, verifySecondFactor } from './secondFactor.service.ts'
import { endSession, startSession } from './session.service.ts'
import { User } from './user.model.ts'

const wrong = 'Incorrect username or password. Please try again.'
const wrongEmail = 'Incorrect e-mail address or password. Please try again.'

const findAccount = (context: Context, account: Partial<Pick<User, 'email' | 'username'>>) =>
  User.query(context.db).whereNull('deletedAt').findOne(account)

interface Credentials {
  user: User | undefined
  typed: string
  password: string
  message: string
}

/** @throws AppError UNAUTHENTICATED, the same for an unknown user and a wrong password; TOO_MANY_REQUESTS after several */
async function authenticate(context: Context, { user, typed, password, message }: Credentials): Promise<User> {
  if ((await verifyPassword(context, user ?? null, typed, password)) && user) return user
  // of unknown usernames, not which ones
  await audit(context, { action: 'signInRefused', entity: 'user', entityId: user?.id ?? null })
  throw new AppError('UNAUTHENTICATED', message)
}

/** The passkey, or what `verifySecondFactor` returned. */
type Proof = { passkeyId?: number; factor?: string | undefined }

/**
 * Starts a session for an authenticated user; the browser's previous one ends.
 * @throws AppError UNAUTHENTICATED where what was verified has been changed or removed meanwhile
 */
export async function begin(context: Context, user: User, { passkeyId, factor }: Proof): Promise<User> {
  const { viewer, userAgent } = context
  const token = await inTransaction(context, async (inner) => {
    const [now] = await lockRows(inner, User, (users) => users.where({ id: user.id }).whereNull('deletedAt'))
    const keys = await lockTableRows(inner, 'passkeys', 'share', (all) => all.where({ id: passkeyId ?? null }))
    const isProved = passkeyId ? keys.length > 0 : (await activeFactorOf(inner, user.id))?.salt === factor
    if (now?.passwordHash !== user.passwordHash || !isProved)
      throw new AppError('UNAUTHENTICATED', 'Your account has just been changed. Please sign in again.')
    if (viewer.sessionId) await endSession(inner.db, viewer.sessionId)
    await audit(inner, { action: 'signIn', entity: 'user', entityId: user.id, by: user.id })
    return startSession(inner.db, user, userAgent)
  })
  await context.setSession(token)
  await rememberDevice(context, user)
  return user
}

/** @throws AppError UNAUTHENTICATED; TOO_MANY_REQUESTS; SECOND_FACTOR_REQUIRED where the account has one and no valid code was sent */
export async function signIn(context: Context, { username, password, code }: SignInInput): Promise<User> {
  authorise(context, anyone)
  const typed = plainUsername(username)
  // as typed first: the username of an older account may mix scripts
  const found = typed.includes('@')
    ? await findAccount(context, { email: typed })
    : ((await findAccount(context, { username })) ?? (await findAccount(context, { username: typed })))
  const user = await authenticate(context, { user: found, typed, password, message: wrong })
  return begin(context, user, { factor: await verifySecondFactor(context, user, code) })
}

/** @throws AppError FORBIDDEN when the role may not enter the requested area */
export function assertArea(user: User, role: Role | null | undefined) {
  const isStranger = (role === 'admin' && user.role !== 'admin') || (role === 'teacher' && user.role === 'parent')
  if (isStranger) throw new AppError('FORBIDDEN', "You don't have permission to access the admin area.")
}

/** @throws AppError as `signIn`; FORBIDDEN when the role may not enter the requested area; no session begins */
export async function signInByEmail(context: Context, input: SignInByEmailInput): Promise<User> {
  authorise(context, anyone)
  const { email, password, role, code } = input
  const found = await findAccount(context, { email })
  const user = await authenticate(context, { user: found, typed: email, password, message: wrongEmail })
  assertArea(user, role)
  return begin(context, user, { factor: await verifySecondFactor(context, user, code) })
}

/** Ends the session on the server, so that its cookie is no longer valid. Also answers guests. */
export async function signOut(context: Context): Promise<boolean> {
  authorise(context, anyone)
  const { id, sessionId } = context.viewer
  if (sessionId) {
    await endSession(context.db, sessionId)
    await audit(context, { action: 'signOut', entity: 'user', entityId: id })
  }
  await context.setSession(null)
  return true
}

/** Tells the owner of an address that somebody tried to register with it, at most a few times an hour. */
async function tellOwner(context: Context, email: string) {
  const mailbox = { name: 'register', subject: mailboxOf(email) }
  const user = await findAccount(context, { email })
  if (!user || (await refusalOf(context, { ...mailbox, ...passwordRequestsOfOneAccount }))) return
  await queueMail(context, alreadyRegisteredMail(user, await centreName(context), context.environment.PUBLIC_URL))
  await audit(context, { action: 'registerRefused', entity: 'user', entityId: user.id })
}

/**
 * Registers a parent account; a role sent by the browser is ignored. With an invitation the child is linked too. If the
 * address already has an account, none is created and its owner is told by e-mail: the answer is the same, also to a
 * repeated request.
 * @returns what was sent, with the id of the account, or the id that it would have had
 * @throws AppError CONFLICT when the username is taken; NOT_FOUND for an invalid invitation; TOO_MANY_REQUESTS
 */
export async function register(context: Context, input: RegisterInput) {
  authorise(context, anyone)
  await throttle(context, { name: 'register', subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  const { password, invitation, ...person } = input
  const passwordHash = await hashChosenPassword(context.db, password, person)
  const answer = (id: number) => ({ ...person, id, role: 'parent' as const })
  const request = {
    action: 'register',
    input,
    idsOf: ({ id }: { id: number }) => [id],
    readAgain: async (_inner: Context, [id]: (string | number)[]) => answer(Number(id)),
  }
  return transaction(context, request, async (inner) => {
    const user = await User.query(inner.db)
      .insert({ ...person, passwordHash, role: 'parent' })
      .onConflict()
      .ignore()
    if (user.id) {
      await audit(inner, { action: 'register', entity: 'user', entityId: user.id, by: user.id })
      if (invitation) await useInvitation(inner, invitation, user)
      return answer(user.id)
    }
    if (await findAccount(inner, { username: person.username })) throw fieldError('username', usernameTaken, 'CONFLICT')
    if (invitation) await findInvitation(inner, invitation)
    await tellOwner(inner, person.email)
    // the insert has used a number of the sequence, so that neighbouring ids reveal nothing
    const { rows } = await inner.db.raw(`select currval(pg_get_serial_sequence('users', 'id'))::int as id`)
    return answer(rows[0].id)
  })
}

export async function viewerAccount(context: Context): Promise<User | null> {
  authorise(context, anyone)
  return context.loaders.byId(User, context.viewer.id)
}
