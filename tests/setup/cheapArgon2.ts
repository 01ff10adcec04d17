import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/**
 * Takes the place of `@node-rs/argon2` in tests, which hash thousands of passwords that protect nothing: the same functions
 * at the least cost that the library takes.
 */
const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2')

/** What the product asked for last. */
export let lastOptions: Argon2.Options | null | undefined

function cheaply(options: Argon2.Options | null | undefined) {
  lastOptions = options
  return { ...options, memoryCost: 8, timeCost: 1, parallelism: 1 }
}

export const { verify } = argon2
export const hash: typeof Argon2.hash = (password, options, signal) => argon2.hash(password, cheaply(options), signal)
export const hashRaw: typeof Argon2.hashRaw = (password, options, signal) =>
  argon2.hashRaw(password, cheaply(options), signal)
