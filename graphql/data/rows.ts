import type { PartialModelObject } from 'objection'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type Policy, type SignedIn } from '#graphql/platform/policy.ts'
import { audit, auditAll } from './audit.ts'
import { findRow, type Scope } from './findRow.ts'
import { lockRows } from './lockOrder.ts'
import type { Row, RowClass } from './model.ts'
import { assertNotStale } from './stale.ts'
import { transaction } from './transaction.ts'

interface Creation<Kind extends Row> {
  /** Name of the operation, for the idempotency key and the audit log. */
  action: string
  input?: unknown
  /** What the audit entry says besides the columns; a function where it is known only when the row is written. */
  details?: object | (() => object) | undefined
  /** Whose rows the viewer may read or change; see `transaction`. */
  scope?: Scope<Kind> | undefined
}

interface Change<Kind extends Row> extends Creation<Kind> {
  id: number
  /** Version that the change is based on; without it, no check. */
  version?: number | null | undefined
  /** Locks a parent before the row, see `lockOrder`. */
  lockFirst?: (inner: Context) => PromiseLike<unknown>
}

type Columns<Kind extends Row> = PartialModelObject<Kind>
type Decide<Kind extends Row, Nothing> = (before: Kind, inner: Context) => MaybePromise<Columns<Kind> | Nothing>
type MaybePromise<Value> = Value | Promise<Value>

/** What is written, or a function that decides it with the locked row; null leaves the row as it is. */
type Values<Kind extends Row, Nothing = null> = Columns<Kind> | Decide<Kind, Nothing>

/** Writes what belongs to the record, or tells people of it. */
type Then<Kind> = (after: Kind, before: Kind, inner: Context) => unknown

const said = (details: Creation<Row>['details']) =>
  typeof details === 'function' ? (details as () => object)() : details

/** Now, for a column that holds a moment. */
export const now = () => new Date().toISOString()

/** Adds a record in a transaction, with its audit entry. `then` writes what belongs to it. */
export function createRow<Kind extends Row>(
  context: Context,
  model: RowClass<Kind>,
  { details, ...request }: Creation<Kind>,
  values: Columns<Kind> | ((inner: Context) => MaybePromise<Columns<Kind>>),
  then?: (row: Kind, inner: Context) => unknown,
): Promise<Kind> {
  const { action, input } = request
  return transaction(context, { ...request, input, model }, async (inner) => {
    const made = await (typeof values === 'function' ? values(inner) : values)
    const row = (await model.query(inner.db).insertAndFetch(made)) as Kind
    await audit(inner, { action, entity: model.entity, entityId: row.id, after: row, details: said(details) })
    await then?.(row, inner)
    return row
  })
}

/** Several rows in the transaction of what they belong to, with an audit entry for each. */
export async function createRows<Kind extends Row>(
  inner: Context,
  model: RowClass<Kind>,
  action: string,
  values: readonly PartialModelObject<Kind>[],
): Promise<Kind[]> {
  if (values.length === 0) return []
  const rows = (await model
    .query(inner.db)
    .insert([...values])
    .returning('*')) as unknown as Kind[]
  const entries = rows.map((row) => ({ action, entity: model.entity, entityId: row.id, after: row }))
  await auditAll(inner, entries)
  return rows
}

function changeRow<Kind extends Row>(
  context: Context,
  model: RowClass<Kind>,
  { id, version, lockFirst, details, ...request }: Change<Kind> & { removed?: boolean; removes?: boolean },
  write: (before: Kind, inner: Context) => Promise<Kind | null>,
  then?: Then<Kind>,
): Promise<Kind> {
  const { action, scope, removed = false } = request
  const input = { id, version, ...(request.input as object | undefined) }
  return transaction(context, { ...request, input, model }, async (inner) => {
    await lockFirst?.(inner)
    const before = await findRow(inner, model, id, { scope, removed, locked: true })
    if ('version' in before) assertNotStale(before as Kind & { version: number }, version)
    const after = await write(before, inner)
    if (!after) return before
    // a row that was deleted is returned as it was
    const remains = after === before ? null : after
    await audit(inner, { action, entity: model.entity, entityId: id, before, after: remains, details: said(details) })
    await then?.(after, before, inner)
    return after
  })
}

/** Writes values into a locked row: version and `updatedAt` follow where the table has them. */
async function patch<Kind extends Row>(inner: Context, model: RowClass<Kind>, before: Kind, values: object) {
  const changed = {
    ...('updatedAt' in before ? { updatedAt: now() } : {}),
    ...values,
    ...('version' in before ? { version: Number(before.version) + 1 } : {}),
  }
  return (await model.query(inner.db).patchAndFetchById(before.id, changed as PartialModelObject<Row>)) as Kind
}

const decide = async <Kind extends Row, Nothing>(values: Values<Kind, Nothing>, before: Kind, inner: Context) =>
  typeof values === 'function' ? (values as Decide<Kind, Nothing>)(before, inner) : values

/**
 * Changes one record in a transaction: the row is locked, an older version refused, the version raised, and the audit
 * log says what it was and is.
 * @throws AppError NOT_FOUND, STALE
 */
export function editRow<Kind extends Row>(
  context: Context,
  model: RowClass<Kind>,
  change: Change<Kind>,
  values: Values<Kind>,
  then?: Then<Kind>,
): Promise<Kind> {
  const write = async (before: Kind, inner: Context) => {
    const changed = await decide(values, before, inner)
    return changed && patch(inner, model, before, changed)
  }
  return changeRow(context, model, change, write, then)
}

/**
 * Removes a record in the same way: a table with `deletedAt` keeps it, so that it can be restored; of others it is
 * deleted.
 * @param values what is written besides, or a function that decides it or only checks
 * @throws AppError NOT_FOUND, STALE
 */
export function removeRow<Kind extends Row>(
  context: Context,
  model: RowClass<Kind>,
  change: Change<Kind>,
  values: Values<Kind, void> = {},
  then?: Then<Kind>,
): Promise<Kind> {
  const write = async (before: Kind, inner: Context) => {
    const changed = await decide(values, before, inner)
    if ('deletedAt' in before) return patch(inner, model, before, { ...changed, deletedAt: now() })
    await model.query(inner.db).deleteById(before.id)
    return before
  }
  return changeRow(context, model, { ...change, removes: true }, write, then)
}

/**
 * Brings a removed record back in the same way.
 * @throws AppError NOT_FOUND when it is not among the removed ones
 */
export function restoreRow<Kind extends Row>(
  context: Context,
  model: RowClass<Kind>,
  change: Change<Kind>,
  values: Values<Kind, void> = {},
  then?: Then<Kind>,
): Promise<Kind> {
  const write = async (before: Kind, inner: Context) =>
    patch(inner, model, before, { ...(await decide(values, before, inner)), deletedAt: null })
  return changeRow(context, model, { ...change, removed: true }, write, then)
}

/**
 * Removing a record and bringing it back where nothing else follows: logged as `delete` or `restore` and the name.
 * `scopeOf` says whose rows the viewer may change.
 */
export function removalOf<Kind extends Row>(
  model: RowClass<Kind>,
  name: string,
  policy: Policy,
  scopeOf?: (context: Context, viewer: SignedIn) => Scope<Kind>,
) {
  const owned = (context: Context) => {
    const viewer = authorise(context, policy)
    return { scope: scopeOf?.(context, viewer) }
  }
  return {
    remove: async (context: Context, id: number, version?: number | null): Promise<Kind> =>
      removeRow(context, model, { action: `delete${name}`, id, version, ...owned(context) }),
    restore: async (context: Context, id: number): Promise<Kind> =>
      restoreRow(context, model, { action: `restore${name}`, id, ...owned(context) }),
  }
}

/**
 * Changes every row that is found, in the transaction of what they belong to, with an audit entry for each.
 * @returns the rows as they are now, by id
 */
export async function editRows<Kind extends Row>(
  inner: Context,
  model: RowClass<Kind>,
  action: string,
  find: Scope<Kind>,
  values: Values<Kind>,
): Promise<Kind[]> {
  const changed: Kind[] = []
  for (const before of await lockRows(inner, model, find)) {
    const next = await decide(values, before, inner)
    if (!next) continue
    const after = await patch(inner, model, before, next)
    await audit(inner, { action, entity: model.entity, entityId: after.id, before, after })
    changed.push(after)
  }
  return changed
}

/** Deletes every row that is found, of a table without `deletedAt`, in the same way. */
export async function deleteRows<Kind extends Row>(
  inner: Context,
  model: RowClass<Kind>,
  action: string,
  find: Scope<Kind>,
) {
  for (const before of await lockRows(inner, model, find)) {
    await model.query(inner.db).deleteById(before.$id() as number | string)
    await audit(inner, { action, entity: model.entity, entityId: before.id, before, after: null })
  }
}
