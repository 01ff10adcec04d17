import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { lockPositions } from './lockOrder.ts'

/** The position behind all others, in a transaction: of two records at once the second comes behind the first. */
export async function lastPosition(context: Context, table: string): Promise<number> {
  await lockPositions(table)(context)
  const last = await context.db(table).max({ position: 'position' }).first()
  return ((last?.position as number | null) ?? -1) + 1
}

/** Where a record is moved: before one, behind one, or without either behind all others. */
export interface Place {
  beforeId?: number | null | undefined
  afterId?: number | null | undefined
}

/**
 * Moves a record, and numbers all of them. Needs `lockPositions`.
 * @throws AppError NOT_FOUND when one of the two is not there
 */
export async function moveRow({ db }: Context, table: string, id: number, { beforeId, afterId }: Place) {
  const ids: number[] = await db(table).whereNull('deletedAt').orderBy(['position', 'id']).forUpdate().pluck('id')
  const target = beforeId ?? afterId
  if (!ids.includes(id) || (target != null && !ids.includes(target)))
    throw new AppError('NOT_FOUND', 'This is no longer there. Reload and try again.')
  if (target === id) return
  const others = ids.filter((each) => each !== id)
  const at = target == null ? others.length : others.indexOf(target) + (beforeId == null ? 1 : 0)
  const ordered = [...others.slice(0, at), id, ...others.slice(at)]
  await db.raw(
    'update ?? as t set position = o.position - 1 from unnest(?::int[]) with ordinality as o (id, position) where t.id = o.id and t.position is distinct from o.position - 1',
    [table, ordered],
  )
}
