import type { Model, ModelClass, PartialModelObject } from 'objection'
import { audit, transaction, assertNotStale } from './transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import type { Row } from './model.ts'

type Versioned = Row & { version: number; deletedAt?: string | null }

interface Edit<Kind extends Versioned> {
  /** Name of the operation, for the idempotency key and the audit log. */
  action: string
  entity: string
  /** What it is called when it is not found: "This picture". */
  what: string
  model: new () => Kind
  id: number
  /** Version that the change is based on; without one it is taken as it comes. */
  version?: number | null | undefined
  /** All that was asked for, beside the number. */
  input?: unknown
  /** Locks what others lock before the row: of two changes at once neither holds what the other waits for. */
  lockFirst?: (inner: Context) => PromiseLike<unknown>
  /** Of those that were removed, to restore one. */
  removed?: boolean
  /** The table has no `deletedAt`: its records stay. */
  stays?: boolean
}

/**
 * Changes one record in a transaction: the row is locked, an older version refused, the version raised, and the audit
 * log says what it was and is. `values` decides, and may change what belongs to the record.
 * @throws AppError NOT_FOUND, STALE
 */
export function editRow<Kind extends Versioned>(
  context: Context,
  { action, entity, what, model, id, version, input, lockFirst, removed = false, stays = false }: Edit<Kind>,
  values: (before: Kind, inner: Context) => object | Promise<object>,
): Promise<Kind> {
  const table = model as unknown as ModelClass<Model>
  return transaction(
    context,
    { action, input: { id, version, ...(input as object | undefined) }, model },
    async (inner) => {
      await lockFirst?.(inner)
      const find = table.query(inner.db).findById(id).forUpdate()
      if (removed) find.whereNotNull('deletedAt')
      else if (!stays) find.whereNull('deletedAt')
      const before = (await find) as Kind | undefined
      if (!before) throw notFound(what)
      assertNotStale(before, version)
      const changed = { ...(await values(before, inner)), version: before.version + 1 } as PartialModelObject<Model>
      const after = (await table.query(inner.db).patchAndFetchById(id, changed)) as Kind
      await audit(inner, { action, entity, entityId: id, before, after })
      return after
    },
  )
}

/** Now, for `deletedAt` and `updatedAt`. */
export const now = () => new Date().toISOString()

/** The position behind all others. */
export async function lastPosition(context: Context, table: string): Promise<number> {
  const last = await context.db(table).max({ position: 'position' }).first()
  return ((last?.position as number | null) ?? -1) + 1
}

/** One at a time changes the order of a table: locked before any of its rows, until the transaction ends. */
export const lockOrder = (table: string) => (context: Context) =>
  context.db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`order of ${table}`])

/**
 * Puts a record before another one, or behind all others, and numbers all of them. Needs `lockOrder`.
 * @throws AppError NOT_FOUND when one of the two is not there
 */
export async function moveBefore(context: Context, table: string, id: number, beforeId: number | null) {
  const rows: { id: number }[] = await context
    .db(table)
    .whereNull('deletedAt')
    .orderBy(['position', 'id'])
    .select('id')
    .forUpdate()
  const others = rows.map((row) => row.id).filter((each) => each !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  if (others.length === rows.length || (at < 0 && beforeId !== id))
    throw new AppError('NOT_FOUND', 'This is no longer there. Reload and try again.')
  if (beforeId === id) return
  const ordered = [...others.slice(0, at), id, ...others.slice(at)]
  await context.db.raw(
    'update ?? as t set position = o.position - 1 from unnest(?::int[]) with ordinality as o (id, position) where t.id = o.id and t.position is distinct from o.position - 1',
    [table, ordered],
  )
}
