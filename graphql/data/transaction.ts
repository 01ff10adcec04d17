import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#graphql/platform/context.ts'
import { isTransactionConflict } from '#graphql/platform/errors.ts'
import { Loaders } from './loaders.ts'
import { claimKey, storeReceipt } from './idempotency.ts'
import type { Row, RowClass } from './model.ts'
import { type Receipt, receiptOfRow } from './receipt.ts'
import { StaleRow } from './stale.ts'

/** The rule of a repeated request, which is answered with the row as it is now: throws where it may no longer be read. */
export type MayReplay<Result> = (context: Context, result: Result) => PromiseLike<unknown> | void

interface Request<Result> {
  /** Name of the operation: an idempotency key belongs to one. */
  action: string
  /** The whole request, secrets included: the same key with something else is refused. */
  input: unknown
  mayReplay?: MayReplay<Result>
}

/** With the model of the row that is returned; a result that is no row says what is stored of it. */
type RowRequest<Kind extends Row> = Request<Kind> & { model: RowClass<Kind> }
type ResultRequest<Result> = Request<Result> & { receipt: Receipt<Result> }

/** How often a transaction is tried that lost against another one, and how long it waits in between at most, in milliseconds. */
const tries = 5
const longestPause = 60

/**
 * Runs something in one transaction; inside a transaction it joins that one. Where two transactions wait for each
 * other PostgreSQL ends one of them: that one is run again.
 */
export async function inTransaction<Result>(
  context: Context,
  run: (context: Context) => PromiseLike<Result>,
): Promise<Result> {
  if (context.isTransaction) return run(context)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction((running) =>
        Promise.resolve(run({ ...context, db: running, isTransaction: true, loaders: new Loaders(running) })),
      )
    } catch (error) {
      if (attempt === tries || !isTransactionConflict(error)) throw error
    }
    await pause(Math.random() * longestPause * attempt)
  }
}

/**
 * Runs a mutation in one transaction; inside a transaction it joins that one. With an idempotency key it happens once:
 * the key is claimed in the same transaction as the effect, and a repeated request gets the row of the first as it is
 * now, also when both arrive at once.
 * @throws AppError IDEMPOTENCY_MISMATCH when the key was used for another request
 */
export function transaction<Kind extends Row>(
  context: Context,
  request: RowRequest<Kind>,
  run: (context: Context) => PromiseLike<Kind>,
): Promise<Kind>
export function transaction<Result extends object>(
  context: Context,
  request: ResultRequest<Result>,
  run: (context: Context) => PromiseLike<Result>,
): Promise<Result>
export async function transaction(
  context: Context,
  request: RowRequest<Row> | ResultRequest<object>,
  run: (context: Context) => PromiseLike<object>,
): Promise<object> {
  if (context.isTransaction) return run(context)
  const { action, input } = request
  const mayReplay = request.mayReplay as MayReplay<object> | undefined
  const receipt = ('receipt' in request ? request.receipt : receiptOfRow(request.model)) as Receipt<object>
  return inTransaction(context, async (inner) => {
    const key = await claimKey(inner, action, input)
    if (key?.receipt) {
      const result = await receipt.read(inner.db, key.receipt)
      await mayReplay?.(inner, result)
      return result
    }
    const result = await run(inner)
    if (key) await storeReceipt(inner, key.claim, receipt.write(result))
    return result
  }).catch((error: unknown) => {
    throw error instanceof StaleRow ? error.shownTo(input) : error
  })
}
