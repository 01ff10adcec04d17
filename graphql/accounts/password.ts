import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import type { Knex } from 'knex'
import { fieldError } from '#graphql/platform/errors.ts'
import { isCommonPassword } from './commonPasswords.rules.ts'
import { isMadeOfContextWords } from './contextWords.rules.ts'
import type { User } from './user.model.ts'

const tooCommon = 'This password is too common. Please choose another one: three or four unrelated words work well.'
const tooPersonal =
  'This password is too close to your name, username or e-mail address, or to the name of the centre. Please choose another one: three or four unrelated words work well.'

/** argon2id with 19 MiB, two passes, one lane: OWASP's minimum for this algorithm (Password Storage Cheat Sheet). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * The hash under which a password is stored.
 * @throws AppError BAD_USER_INPUT for a common one
 */
export async function hashPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw fieldError('password', tooCommon)
  return hash(password, parameters)
}

/**
 * The hash of a new password, which must be neither common nor derived from what others know about its owner or the
 * centre.
 * @param more words beside these, such as the name of a centre that is being set up
 * @throws AppError BAD_USER_INPUT
 */
export async function hashChosenPassword(
  db: Knex,
  password: string,
  { username, email, firstName, lastName }: Pick<User, 'username' | 'email' | 'firstName' | 'lastName'>,
  more: readonly string[] = [],
): Promise<string> {
  const row: { value: { name?: string; fullName?: string } } | undefined = await db('settings')
    .where({ name: 'centre' })
    .first('value')
  const { name = '', fullName = '' } = row?.value ?? {}
  if (isMadeOfContextWords(password, [username, email, firstName, lastName, name, fullName, ...more]))
    throw fieldError('password', tooPersonal)
  return hashPassword(password)
}

/** The hash of a random password that nobody knows, until a link sets another one. */
export const hashRandomPassword = () => hashPassword(randomBytes(32).toString('base64url'))

/** The hash of a PIN, which is short: it is protected by the limit on attempts. Compared by `passwordMatches`. */
export const hashPin = (pin: string): Promise<string> => hash(pin, parameters)

let decoy: Promise<string> | undefined

/**
 * Compares a password with a stored hash. For an unknown user it does the same work against a decoy, so that the time
 * an answer takes does not tell whether the account exists.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashRandomPassword()
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}

/** The same slow hash for a short generated secret, to look it up by. */
export const lookupHash = async (secret: string, salt: string) =>
  (await hashRaw(secret, { ...parameters, salt: Buffer.from(salt, 'base64url') })).toString('base64url')
