import { hash, hashRaw, verify } from '@node-rs/argon2'
import { AppError } from '#graphql/platform/errors.ts'
import { isCommonPassword } from './commonPasswords.rules.ts'

const tooCommon =
  'This password is one of the first that anybody tries. Please choose another one: three or four unrelated words are good.'

/** argon2id with 19 MiB, two passes, one lane: OWASP's minimum for this algorithm (Password Storage Cheat Sheet). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * The hash under which a new password is stored.
 * @throws AppError BAD_USER_INPUT for one that everybody tries first
 */
export async function hashPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new AppError('BAD_USER_INPUT', tooCommon, { fields: { password: tooCommon } })
  return hash(password, parameters)
}

let decoy: Promise<string> | undefined

/**
 * Compares a password with a stored hash. For an unknown user it does the same work against a decoy, so that the time
 * an answer takes does not tell whether the account exists.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}

/** The same slow hash of a short secret that a program made up, to look it up by. */
export const lookupHash = async (secret: string, salt: string) =>
  (await hashRaw(secret, { ...parameters, salt: Buffer.from(salt, 'base64url') })).toString('base64url')
