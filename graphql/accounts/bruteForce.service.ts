import { isOfCentre } from '#graphql/children/belonging.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { countTry, forgetTries, forgive, refusalOf, throttle, throttleOwn } from '#graphql/platform/throttle.ts'
import * as limits from '#graphql/platform/throttle.rules.ts'
import { passwordMatches } from './password.ts'
import { hashToken, newToken } from './token.ts'
import { User } from './user.model.ts'

/** How many accounts a shared browser remembers. */
const mostInOneBrowser = 5
const mostOfOneAccount = 20

/**
 * The id in this browser's cookie if the account has signed in with it before, else null. Wrong passwords from such a
 * browser are counted separately, so that a stranger's attempts do not make the owner wait.
 */
async function knownDevice({ db, deviceTokens }: Context, userId: number | null): Promise<string | null> {
  if (deviceTokens.length === 0) return null
  const rows: { id: string; userId: number }[] = await db('known_devices').whereIn('id', deviceTokens.map(hashToken))
  return rows.find((row) => row.userId === userId)?.id ?? null
}

/** Remembers that an account has signed in with this browser. The token proves nothing else and opens nothing. */
export async function rememberDevice(context: Context, { id: userId }: User) {
  if (await knownDevice(context, userId)) return
  const token = newToken()
  await context.db('known_devices').insert({ id: hashToken(token), userId })
  const newest = context
    .db('known_devices')
    .where({ userId })
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(mostOfOneAccount)
  await context.db('known_devices').where({ userId }).whereNotIn('id', newest.select('id')).delete()
  context.setDevices([token, ...context.deviceTokens].slice(0, mostInOneBrowser))
}

interface Attempts {
  /** Attempts on an account by one sender, who waits longer after each. */
  bySender: { name: string; subject: string }
  /** Attempts on an account by all unknown senders; null for a known device. */
  byStrangers: ({ name: string; subject: string } & limits.Limit) | null
}

/**
 * Where an attempt is counted: by account and network, so that guessing from elsewhere does not make the owner wait; by
 * account and device where the owner has signed in before, so that guessing from the same network does not either.
 */
async function attemptsOf(context: Context, name: string, user: User | null, typed: string): Promise<Attempts> {
  const account = user ? `account ${user.id}` : `name ${typed.toLowerCase()}`
  const { viewer } = context
  const device = user && viewer.id === user.id ? viewer.sessionId : await knownDevice(context, user?.id ?? null)
  const sender = device ? `device ${device}` : `network ${limits.networkOf(context.clientAddress)}`
  return {
    bySender: { name, subject: `${account} ${sender}` },
    byStrangers: device ? null : { name: `${name}.strangers`, subject: account, ...limits.guessesOfOneAccount },
  }
}

const settle = (context: Context, { bySender, byStrangers }: Attempts) =>
  Promise.all([forgetTries(context, bySender), byStrangers && forgive(context, byStrangers)])

const hasSecondFactor = async ({ db }: Context, { id: userId }: User) =>
  Boolean(await db('second_factors').where({ userId }).whereNotNull('confirmedAt').first('user_id'))

/**
 * Checks the password of an account and slows down guessing: by growing delays per account and sender, by a limit per
 * account for all unknown senders together, and by a limit per address. An attempt is counted before the password is
 * checked, and uncounted if it was right. Once unknown senders have used up their attempts, the right password is still
 * accepted if a second factor has to follow. Unknown usernames are treated alike, so that a delay does not reveal
 * whether an account exists.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function verifyPassword(context: Context, user: User | null, typed: string, password: string) {
  const address = { name: 'signIn.address', subject: limits.networkOf(context.clientAddress) }
  const attempts = await attemptsOf(context, 'signIn.account', user, typed)
  await throttle(context, { ...address, ...limits.wrongPasswordsFromOneAddress })
  await countTry(context, attempts.bySender)
  const refusal = attempts.byStrangers && (await refusalOf(context, attempts.byStrangers))
  const matches = await passwordMatches(user?.passwordHash ?? null, password)
  if (refusal && !(matches && user && (await hasSecondFactor(context, user)))) throw refusal
  if (matches) await Promise.all([forgive(context, address), settle(context, attempts)])
  // what is right is written down too: a stranger with an account must not fill the audit log
  if (matches && user && !(await isOfCentre(context, user))) await throttleOwn(context, 'signIn.newcomer', user.id)
  return matches
}

/**
 * Checks a second-factor code with `isRight`; attempts are counted like those of a password.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function verifyCode(context: Context, user: User, isRight: () => Promise<boolean>): Promise<boolean> {
  const attempts = await attemptsOf(context, 'signIn.code', user, '')
  await countTry(context, attempts.bySender)
  const refusal = attempts.byStrangers && (await refusalOf(context, attempts.byStrangers))
  if (refusal) throw refusal
  const right = await isRight()
  if (right) await settle(context, attempts)
  return right
}

/**
 * The signed-in account, once its password has been entered again: for what somebody at a borrowed computer must not do.
 * @throws AppError BAD_USER_INPUT for a wrong password; TOO_MANY_REQUESTS
 */
export async function reauthenticate(context: Context, viewer: { id: number }, currentPassword: string): Promise<User> {
  const user = await User.query(context.db).findById(viewer.id).throwIfNotFound()
  if (await verifyPassword(context, user, user.email, currentPassword)) return user
  throw fieldError('currentPassword', 'This is not your current password.')
}
