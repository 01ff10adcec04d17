import { createHmac } from 'node:crypto'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'

/** An idempotency key, for one operation of one sender. */
interface Claim {
  scope: string
  key: string
}

/**
 * Identifies a request without storing it. The input may hold a password, so the hash is keyed: a copy of the
 * database alone does not help to guess it.
 */
const fingerprintOf = ({ environment }: Context, action: string, input: unknown) =>
  createHmac('sha256', environment.SESSION_SECRET ?? '')
    .update(`idempotency ${action} `)
    .update(JSON.stringify(input ?? null))
    .digest('hex')

/**
 * Claims the key of a request inside its transaction; a second request with the key waits here until the first has
 * committed.
 * @returns the claim, and the ids that the first request stored where this one repeats it; null without a key
 * @throws AppError IDEMPOTENCY_MISMATCH when the key was used for another input
 */
export async function claimKey(context: Context, action: string, input: unknown) {
  const { db, idempotencyKey: key, viewer } = context
  if (!key) return null
  const claim: Claim = { scope: `${viewer.id ?? 'guest'}:${action}`, key }
  const fingerprint = fingerprintOf(context, action, input)
  const claimed = await db('idempotency_keys')
    .insert({ ...claim, fingerprint })
    .onConflict()
    .ignore()
    .returning('key')
  if (claimed.length > 0) return { claim, ids: null }
  const first: { fingerprint: string; result: { ids?: (string | number)[] } } = await db('idempotency_keys')
    .where(claim)
    .first()
  if (first.fingerprint === fingerprint) return { claim, ids: first.result.ids ?? [] }
  throw new AppError(
    'IDEMPOTENCY_MISMATCH',
    'This request key has already been used for something else. Please reload and try again.',
  )
}

/** Stores with a claimed key of which rows the result was: nothing that anybody wrote. */
export const storeIds = ({ db }: Context, claim: Claim, ids: readonly (string | number)[]) =>
  db('idempotency_keys')
    .where({ ...claim })
    .update({ result: JSON.stringify({ ids }) })
