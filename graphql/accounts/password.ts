import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane: OWASP's minimum for this algorithm (Password Storage Cheat Sheet). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string) => hash(password, parameters)

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
