import type { Context } from '#graphql/platform/context.ts'
import { countTry, forgetTries, forgive, throttle } from '#graphql/platform/throttle.ts'
import { networkOf, wrongPasswordsFromOneAddress } from '#graphql/platform/throttle.rules.ts'
import { passwordMatches } from './password.ts'
import type { User } from './user.model.ts'

/**
 * Compares a password with that of an account, and slows down whoever guesses: on one account by growing pauses, from
 * one address by a limit. The try is counted before the password is looked at, and taken back when it was right. A
 * name that nobody has is treated alike, so that being slowed down does not tell whether the account exists.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function verifyPassword(context: Context, user: User | null, typed: string, password: string) {
  const address = { name: 'signIn.address', subject: networkOf(context.clientAddress) }
  const account = { name: 'signIn.account', subject: user ? `account ${user.id}` : `name ${typed.toLowerCase()}` }
  await throttle(context, { ...address, ...wrongPasswordsFromOneAddress })
  await countTry(context, account)
  const matches = await passwordMatches(user?.passwordHash ?? null, password)
  if (matches) await Promise.all([forgive(context, address), forgetTries(context, account)])
  return matches
}
