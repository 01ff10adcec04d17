import { taughtScope } from '#graphql/data/classScope.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { lockTableRows } from '#graphql/data/lockOrder.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { type SignedIn, teacherOf } from '#graphql/platform/policy.ts'
import { currentPlace } from '#graphql/placements/placements.rules.ts'
import { Child } from './child.model.ts'
import { maySeeAllChildren } from './children.policy.ts'

/**
 * A child that a record refers to: any for administrators, one of their classes for teachers, and a currently linked
 * one for others. What was written while a user was linked stays theirs, but no longer leads to the child. Every field
 * that returns a child uses this.
 */
export function visibleChild(context: Context, id: number | null | undefined): Promise<Child | null> | Child | null {
  const { viewer } = context
  if (id == null || viewer.role === 'guest') return null
  if (maySeeAllChildren(viewer)) return context.loaders.byId(Child, id)
  return context.loaders
    .batch<Child | null>('children.visible', async (ids) => {
      const children = await Child.query(context.db)
        .where('id', oneOf(context.db, ids))
        .where((seen) =>
          seen.whereIn('id', guardianScope(context, viewer)).orWhereIn('id', taughtScope(context, viewer)),
        )
      const byId = new Map(children.map((child) => [child.id, child]))
      return ids.map((wanted) => byId.get(wanted) ?? null)
    })
    .load(id)
}

/**
 * Until the transaction ends none of these children is removed or erased, and no answer about their photos is given: a
 * simultaneous one is either seen here or finds what is written here. Children are locked before pictures.
 */
export async function lockChildren(context: Context, ids: readonly number[]): Promise<void> {
  await lockTableRows(context, 'children', 'share', (children) => children.whereIn('id', [...ids]).select('id'))
}

type RecordOfDay = { childId: number; date: string }

/**
 * The children of records by their ids: a teacher has them in class on the day of the record, as the register of that
 * day does, also if they have moved since; an administrator has every child. Until the transaction ends none of them is
 * removed or erased.
 * @throws AppError NOT_FOUND
 */
export async function taughtChildren(context: Context, viewer: SignedIn, records: readonly RecordOfDay[]) {
  const ids = [...new Set(records.map(({ childId }) => childId))]
  await lockChildren(context, ids)
  const children = await Child.query(context.db).findByIds(ids).whereNull('deletedAt')
  const known = new Map(children.map((child) => [child.id, child]))
  const isTaught = ({ childId, date }: RecordOfDay) => {
    const child = known.get(childId)
    return child && teacherOf(viewer, currentPlace(child.placements, date))
  }
  if (!records.every(isTaught)) throw notFound('A child on this list')
  return known
}

/** Other children that a change to one child applies to, without duplicates. */
export const othersThan = (childId: number, alsoFor: readonly number[] | null | undefined): number[] =>
  [...new Set(alsoFor ?? [])].filter((id) => id !== childId)
