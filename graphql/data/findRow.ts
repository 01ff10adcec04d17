import type { QueryBuilder } from 'objection'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise, type Policy, type SignedIn } from '#graphql/platform/policy.ts'
import { assertLockOrder } from './lockOrder.ts'
import type { Row, RowClass } from './model.ts'

/** Narrows down which rows are found, such as those of one's own children. Others are not found. */
export type Scope<Kind extends Row> = (query: QueryBuilder<Kind>) => unknown

interface Find<Kind extends Row> {
  scope?: Scope<Kind> | undefined
  /** Of those that were removed, to restore one. */
  removed?: boolean
  /** Until the transaction ends, so that of two changes at once the second sees the first. */
  locked?: boolean
}

/**
 * One row by its id.
 * @throws AppError NOT_FOUND, also for one that was removed
 */
export async function findRow<Kind extends Row>(
  context: Context,
  model: RowClass<Kind>,
  id: number,
  { scope, removed = false, locked = false }: Find<Kind> = {},
): Promise<Kind> {
  const query = model.query(context.db) as unknown as QueryBuilder<Kind>
  scope?.(query)
  if (locked) query.forUpdate()
  const row = (await query.findById(id)) as Kind | undefined
  if (locked && row) assertLockOrder(context, model.tableName, [row.$id() as number | string])
  const isRemoved = row && 'deletedAt' in row && row.deletedAt !== null
  if (!row || isRemoved !== removed) throw notFound(model.nameInErrors(removed))
  return row
}

/**
 * The same, locked: a parent before what belongs to it, see `lockOrder`.
 * @throws AppError NOT_FOUND
 */
export const lockRow = <Kind extends Row>(context: Context, model: RowClass<Kind>, id: number, scope?: Scope<Kind>) =>
  findRow(context, model, id, { scope, locked: true })

/**
 * Reading one record where nothing else follows.
 * @param scopeOf says whose rows the viewer may read; all of them without it
 */
export const readerOf =
  <Kind extends Row>(
    model: RowClass<Kind>,
    policy: Policy,
    scopeOf?: (context: Context, viewer: SignedIn) => Scope<Kind>,
  ) =>
  async (context: Context, id: number): Promise<Kind> => {
    const viewer = authorise(context, policy)
    return findRow(context, model, id, { scope: scopeOf?.(context, viewer) })
  }
