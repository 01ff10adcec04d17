import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#graphql/platform/context.ts'
import { liftTimeLimits } from '#graphql/database/timeLimits.ts'
import { AppError, conflict, isTransactionConflict } from '#graphql/platform/errors.ts'
import { Loaders } from './loaders.ts'
import type { Scope } from './findRow.ts'
import { claimKey, storeIds } from './idempotency.ts'
import type { Row, RowClass } from './model.ts'
import { StaleRow } from './stale.ts'

interface Request {
  /** Name of the operation: an idempotency key belongs to one. */
  action: string
  /** The whole request, secrets included: the same key with something else is refused. */
  input: unknown
  /** It may take longer than a request: its statements have no time limit, and a repeated request waits until it has ended. */
  takesLong?: boolean
}

/** The row that is returned: a repeated request is answered with it as it is now. */
export interface RowRequest<Kind extends Row> extends Request {
  model: RowClass<Kind>
  /** Whose rows the viewer may read. Without one a repeated request is answered to administrators and guests alone. */
  scope?: Scope<Kind> | undefined
  /** The row is taken away by it. */
  removes?: boolean
}

/** A result of several rows, by whose ids it is read again. */
export interface RowsRequest<Result> extends Request {
  idsOf: (result: Result) => (string | number)[]
  /** The ordinary read, in the transaction of the repeated request: throws where it may no longer be read. */
  readAgain: (inner: Context, ids: (string | number)[]) => PromiseLike<Result>
}

function idsOf(request: Request | RowRequest<Row> | RowsRequest<object>, result: object): (string | number)[] {
  if ('model' in request) return [(result as Row).$id() as string | number]
  return 'idsOf' in request ? request.idsOf(result) : []
}

/**
 * Who changes something is still signed in. What ends sessions (a new password, a removed account) waits for changes that are
 * under way, and later ones are refused: nobody is let in again, or made an administrator, by a request that began before.
 */
async function assertSignedIn({ db, viewer: { sessionId } }: Context) {
  if (!sessionId) return
  const session = await db('sessions').where({ id: sessionId, endedAt: null }).forShare().first('id')
  if (!session) throw new AppError('UNAUTHENTICATED', 'You have been signed out. Please sign in again.')
}

/** How often a transaction is tried that lost against another one, and how long it waits in between at most, in milliseconds. */
const tries = 5
const longestPause = 60

/**
 * Runs something in one transaction; inside a transaction it joins that one. Where two transactions wait for each
 * other PostgreSQL ends one of them: that one is run again.
 * @throws AppError UNAUTHENTICATED where the viewer's session has ended since the request began
 */
export async function inTransaction<Result>(
  context: Context,
  run: (context: Context) => PromiseLike<Result>,
): Promise<Result> {
  if (context.isTransaction) return run(context)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction(async (running) => {
        const inner = { ...context, db: running, isTransaction: true, loaders: new Loaders(running) }
        await assertSignedIn(inner)
        return run(inner)
      })
    } catch (error) {
      if (attempt === tries || !isTransactionConflict(error)) throw error
    }
    await pause(Math.random() * longestPause * attempt)
  }
}

const doneBefore = () => conflict('This was done before. Reload the page to see how it is now.')

/** @throws AppError CONFLICT for a row that is gone, or that the viewer may no longer read */
async function readAgain(inner: Context, { model, scope, removes = false }: RowRequest<Row>, id: string | number) {
  const { viewer } = inner
  if (!scope && viewer.role !== 'admin' && viewer.role !== 'guest') throw doneBefore()
  const query = model.query(inner.db)
  scope?.(query as never)
  const row = await query.findById(id)
  if (!row || (!removes && 'deletedAt' in row && row.deletedAt !== null)) throw doneBefore()
  return row
}

/**
 * Runs a mutation in one transaction; inside a transaction it joins that one. With an idempotency key it happens once:
 * the key is claimed in the same transaction as the effect. It stores ids alone, so that a repeated request is answered with what
 * the viewer may read now, also when both arrive at once.
 * @throws AppError IDEMPOTENCY_MISMATCH when the key was used for another request; CONFLICT for a repeated one whose rows are gone,
 * or that the viewer may no longer read, and where the result is no row
 */
export function transaction<Kind extends Row>(
  context: Context,
  request: RowRequest<Kind>,
  run: (context: Context) => PromiseLike<Kind>,
): Promise<Kind>
export function transaction<Result extends object>(
  context: Context,
  request: Request | RowsRequest<Result>,
  run: (context: Context) => PromiseLike<Result>,
): Promise<Result>
export async function transaction(
  context: Context,
  request: Request | RowRequest<Row> | RowsRequest<object>,
  run: (context: Context) => PromiseLike<object>,
): Promise<object> {
  if (context.isTransaction) return run(context)
  const { action, input } = request
  return inTransaction(context, async (inner) => {
    if (request.takesLong) await liftTimeLimits(inner.db)
    const key = await claimKey(inner, action, input)
    if (key?.ids) {
      if ('model' in request) return readAgain(inner, request, key.ids[0] ?? 0)
      if ('readAgain' in request) return request.readAgain(inner, key.ids)
      throw doneBefore()
    }
    const result = await run(inner)
    if (key) await storeIds(inner, key.claim, idsOf(request, result))
    return result
  }).catch((error: unknown) => {
    throw error instanceof StaleRow ? error.shownTo(input) : error
  })
}
