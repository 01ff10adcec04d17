import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { countTry, forgetTries, forgive, refusalOf, throttle } from '#graphql/platform/throttle.ts'
import {
  guessesOfOneAccount,
  type Limit,
  networkOf,
  wrongPasswordsFromOneAddress,
} from '#graphql/platform/throttle.rules.ts'
import { passwordMatches } from './password.ts'
import { hashToken, newToken } from './token.ts'
import { User } from './user.model.ts'

/** A browser that several people use remembers so many of them. */
const mostInOneBrowser = 5
const mostOfOneAccount = 20

const counterNames = { password: 'signIn.account', code: 'signIn.code' } as const

/**
 * Whether an account has signed in with this browser before: the id of its cookie, or null. Wrong passwords that come
 * from such a browser are counted apart, so that nobody else can make its owner wait.
 */
async function knownDevice({ db, deviceTokens }: Context, userId: number | null): Promise<string | null> {
  if (deviceTokens.length === 0) return null
  const rows: { id: string; userId: number }[] = await db('known_devices').whereIn('id', deviceTokens.map(hashToken))
  return rows.find((row) => row.userId === userId)?.id ?? null
}

/** Remembers that an account has signed in with this browser. The token says nothing else and opens nothing. */
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
  /** Tries of an account by one sender: they wait ever longer. */
  bySender: { name: string; subject: string }
  /** Tries of an account by all senders that it does not know; null for a device that it knows. */
  byStrangers: ({ name: string; subject: string } & Limit) | null
}

/**
 * Where a guess is counted. By account and network, so that nobody makes the owner wait who guesses from elsewhere;
 * by account and device where the owner is or was signed in, so that a neighbour in the same network does not either.
 */
async function attemptsOf(context: Context, what: keyof typeof counterNames, user: User | null, typed: string) {
  const name = counterNames[what]
  const account = user ? `account ${user.id}` : `name ${typed.toLowerCase()}`
  const { viewer } = context
  const device = user && viewer.id === user.id ? viewer.sessionId : await knownDevice(context, user?.id ?? null)
  const sender = device ? `device ${device}` : `network ${networkOf(context.clientAddress)}`
  const attempts: Attempts = {
    bySender: { name, subject: `${account} ${sender}` },
    byStrangers: device ? null : { name: `${name}.strangers`, subject: account, ...guessesOfOneAccount },
  }
  return attempts
}

const settle = (context: Context, { bySender, byStrangers }: Attempts) =>
  Promise.all([forgetTries(context, bySender), byStrangers && forgive(context, byStrangers)])

const hasSecondFactor = async ({ db }: Context, { id: userId }: User) =>
  Boolean(await db('second_factors').where({ userId }).whereNotNull('confirmedAt').first('user_id'))

/**
 * Compares a password with that of an account, and slows down guessing: by growing pauses for an account and a sender,
 * by a limit for an account and all strangers together, and by one for an address. The try is counted before the
 * password is looked at, and taken back when it was right. Where strangers have used up their tries, the right
 * password is still taken if a second factor has to follow. A name that nobody has is treated alike, so that being
 * slowed down does not tell whether the account exists.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function verifyPassword(context: Context, user: User | null, typed: string, password: string) {
  const address = { name: 'signIn.address', subject: networkOf(context.clientAddress) }
  const attempts = await attemptsOf(context, 'password', user, typed)
  await throttle(context, { ...address, ...wrongPasswordsFromOneAddress })
  await countTry(context, attempts.bySender)
  const refusal = attempts.byStrangers && (await refusalOf(context, attempts.byStrangers))
  const matches = await passwordMatches(user?.passwordHash ?? null, password)
  if (refusal && !(matches && user && (await hasSecondFactor(context, user)))) throw refusal
  if (matches) await Promise.all([forgive(context, address), settle(context, attempts)])
  return matches
}

/**
 * Checks a code of the second factor with `isRight`; tries are counted as those of a password.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function verifyCode(context: Context, user: User, isRight: () => Promise<boolean>): Promise<boolean> {
  const attempts = await attemptsOf(context, 'code', user, '')
  await countTry(context, attempts.bySender)
  const refusal = attempts.byStrangers && (await refusalOf(context, attempts.byStrangers))
  if (refusal) throw refusal
  const right = await isRight()
  if (right) await settle(context, attempts)
  return right
}

/**
 * The signed-in account, once its password was typed again: for what a borrowed computer must not do.
 * @throws AppError BAD_USER_INPUT for a wrong password; TOO_MANY_REQUESTS
 */
export async function reauthenticate(context: Context, viewer: { id: number }, currentPassword: string): Promise<User> {
  const user = await User.query(context.db).findById(viewer.id).throwIfNotFound()
  if (await verifyPassword(context, user, user.email, currentPassword)) return user
  throw fieldError('currentPassword', 'This is not your current password.')
}
