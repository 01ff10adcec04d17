import { randomUUID } from 'node:crypto'
import type { Context } from '#graphql/platform/context.ts'

/**
 * Sends a request twice with one idempotency key, as a client does that has got no answer. In between its row may have become
 * somebody else's: the second is answered by what may be read then.
 * @param between is given what the first one made, and the key
 */
export async function sendTwice<Result>(
  context: Context,
  send: (context: Context) => Promise<Result>,
  between: (first: Result, key: string) => PromiseLike<unknown>,
): Promise<Result> {
  const idempotencyKey = randomUUID()
  await between(await send({ ...context, idempotencyKey }), idempotencyKey)
  return send({ ...context, idempotencyKey })
}
