import { createHash } from 'node:crypto'
import type { Model, ModelClass } from 'objection'
import { AppError } from './errors.ts'
import type { Context } from './context.ts'

interface Change<Row extends Model> {
  /** Name of the operation, part of what an idempotency key stands for. */
  action: string
  /** What was asked for: the same key with something else is refused. */
  input: unknown
  /** The model of the row that is returned. */
  model: new () => Row
}

const fingerprintOf = (action: string, input: unknown) =>
  createHash('sha256')
    .update(action)
    .update(JSON.stringify(input ?? null))
    .digest('hex')

/**
 * Runs a change in one transaction. With an idempotency key it happens once: the key is claimed in the same
 * transaction as the effect, and a repeated request gets the first answer back, also when both arrive at once.
 * A change inside a change joins the transaction.
 * @throws AppError IDEMPOTENCY_MISMATCH when the key was used for another request
 */
export async function change<Row extends Model>(
  context: Context,
  { action, input, model }: Change<Row>,
  run: (context: Context) => PromiseLike<Row>,
): Promise<Row> {
  if (context.isTransaction) return await run(context)
  return context.db.transaction(async (transaction) => {
    const inner: Context = { ...context, db: transaction, isTransaction: true }
    const key = context.idempotencyKey
    if (!key) return await run(inner)
    const scope = `${context.viewer.id ?? 'guest'}:${action}`
    const fingerprint = fingerprintOf(action, input)
    // A second request with the key waits here until the first has committed.
    const claimed = await transaction('idempotency_keys')
      .insert({ scope, key, fingerprint })
      .onConflict()
      .ignore()
      .returning('key')
    if (claimed.length === 0) {
      const first = await transaction('idempotency_keys').where({ scope, key }).first()
      if (first.fingerprint !== fingerprint) {
        throw new AppError(
          'IDEMPOTENCY_MISMATCH',
          'This request key was already used for something else. Reload and try again.',
        )
      }
      return (model as unknown as ModelClass<Row>).fromDatabaseJson(first.result)
    }
    const row = await run(inner)
    // whoever asks again needs no password hash, and none is kept in a second place
    const { passwordHash: _, ...result } = row.$toDatabaseJson() as Record<string, unknown>
    await transaction('idempotency_keys')
      .where({ scope, key })
      .update({ result: JSON.stringify(result) })
    return row
  })
}

/**
 * Keeps who changed what, with the values before and after, in the transaction of the change.
 * @param entry with `by` where a request made known who sent it: a sign-in
 */
export async function audit(
  context: Context,
  entry: {
    action: string
    entity: string
    entityId?: number | null
    before?: object | null
    after?: object | null
    by?: number
  },
) {
  await context.db('audit_entries').insert({
    userId: entry.by ?? context.viewer.id,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId ?? null,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
  })
}

/**
 * Refuses a save that is based on an old version of the record.
 * @param expected version the form was opened with; without one the save is taken as it comes
 * @throws AppError STALE with what stands there now
 */
export function refuseStale(row: Model & { version: number }, expected: number | null | undefined) {
  if (expected == null || expected === row.version) return
  throw new AppError(
    'STALE',
    'Somebody else has changed this in the meantime. Look at what is there now, then save again.',
    { current: row.toJSON() },
  )
}
