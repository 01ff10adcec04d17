import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Pojo } from 'objection'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, isTransactionConflict } from '#graphql/platform/errors.ts'
import { claimKey, storeReceipt } from './idempotency.ts'
import { publicColumns, Row } from './model.ts'

/** What an idempotency key stores of a result, and how a repeated request is answered from it. */
export interface Receipt<Result> {
  write: (result: Result) => object
  read: (db: Knex, stored: Pojo) => Result | PromiseLike<Result>
}

interface Request<Result> {
  /** Name of the operation, part of what an idempotency key stands for. */
  action: string
  /** What was asked for, secrets included: the same key with something else is refused. */
  input: unknown
  /** The rule of a repeated request, which is answered with the row as it is now: throws where it may no longer be read. */
  mayReplay?: (context: Context, result: Result) => PromiseLike<unknown> | void
}

/** With the model of the row that is returned; a result that is no row says what is stored of it. */
type Change<Result> = Request<Result> & ({ model: new () => Result } | { receipt: Receipt<Result> })

/** Stores a result as it is: for counts and numbers, which say nothing of anybody. */
export const wholeResult = <Result extends object>(): Receipt<Result> => ({
  write: (result) => result,
  read: (_db, stored) => stored as Result,
})

/** A row is found again by its id. */
function receiptOf<Result>(change: Change<Result>): Receipt<Result> {
  if ('receipt' in change) return change.receipt
  const model = change.model as unknown as typeof Row
  return {
    write: (row) => (row as Row).receipt(),
    read: async (db, stored) => (await model.fromReceipt(db, stored)) as Result,
  }
}

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
        Promise.resolve(run({ ...context, db: running, isTransaction: true })),
      )
    } catch (error) {
      if (attempt === tries || !isTransactionConflict(error)) throw error
    }
    await pause(Math.random() * longestPause * attempt)
  }
}

/**
 * Runs a change in one transaction. With an idempotency key it happens once: the key is claimed in the same
 * transaction as the effect, and a repeated request gets the row of the first as it is now, also when both arrive at
 * once. A change inside a change joins the transaction.
 * @throws AppError IDEMPOTENCY_MISMATCH when the key was used for another request
 */
export async function transaction<Result>(
  context: Context,
  change: Change<Result>,
  run: (context: Context) => PromiseLike<Result>,
): Promise<Result> {
  if (context.isTransaction) return run(context)
  const { action, input, mayReplay } = change
  const receipt = receiptOf(change)
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

const changedNotShown = 'changed, not shown'

/** The values of a row as it was or is; of a sensitive column whether it changed. */
function valuesOf(side: object | null | undefined, other?: object | null, confirmed?: object) {
  if (!side) return null
  if (!(side instanceof Row)) return JSON.stringify(side)
  const values = side.auditValues()
  for (const name of (side.constructor as typeof Row).sensitiveColumns) {
    const [value, old] = [side[name as keyof Row], other?.[name as keyof typeof other]]
    if (value && old && value !== old) values[name] = changedNotShown
  }
  return JSON.stringify({ ...values, ...confirmed })
}

/**
 * Records who changed what, with the values before and after, in the transaction of the change.
 * @param entry with `confirmed` where somebody answered a question on the way, and `by` where a request made known who sent it: a sign-in
 */
export async function audit(
  context: Context,
  entry: {
    action: string
    entity: string
    entityId?: number | null
    before?: object | null
    after?: object | null
    confirmed?: object
    by?: number
  },
) {
  await context.db('audit_entries').insert({
    userId: entry.by ?? context.viewer.id,
    clientAddress: context.clientAddress,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId ?? null,
    before: valuesOf(entry.before),
    after: valuesOf(entry.after, entry.before, entry.confirmed),
  })
}

interface Versioned {
  id: number
  version: number
}

/** A save that is based on an old version of a row. `transaction` knows the form, and says of the row what the form asks for. */
class StaleRow extends AppError {
  constructor(private readonly row: Versioned) {
    super('STALE', 'Somebody else has changed this in the meantime. Look at what is there now, then save again.', {
      current: { id: row.id, version: row.version },
    })
  }

  shownTo(form: unknown): AppError {
    return new AppError('STALE', this.message, { current: currentFor(this.row, form) })
  }
}

/** Of a row what a form asks for: its own fields, and the references and amounts that it shows beside them. */
function currentFor(row: Versioned, form: unknown) {
  const asked = new Set(Object.keys(form ?? {}))
  const shown = publicColumns(row.constructor)
  const belongs = (name: string) =>
    name === 'id' || name === 'version' || asked.has(name) || (shown.has(name) && /(Id|Cents)$/.test(name))
  return Object.fromEntries(Object.entries(row).filter(([name]) => belongs(name)))
}

/**
 * Refuses a save that is based on an old version of the record.
 * @param expected version the form was opened with; without one the save is taken as it comes
 * @throws AppError STALE with what the form shows, as it is now
 */
export function assertNotStale(row: Versioned, expected: number | null | undefined) {
  if (expected == null || expected === row.version) return
  throw new StaleRow(row)
}
