import type { QueryBuilder } from 'objection'
import { Class } from '#graphql/classes/class.model.ts'
import { assertPlaces } from '#graphql/classes/places.service.ts'
import type { Scope } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { editRows } from '#graphql/data/rows.ts'
import { type RowsRequest, transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { assertPlace } from '#graphql/placements/pathCorrection.service.ts'
import { movedFrom, programAfter, withoutMove } from '#graphql/placements/placements.rules.ts'
import { changePlacements } from '#graphql/placements/placements.service.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child, ChangedChildren } from './child.model.ts'
import { mayManageChildren } from './children.policy.ts'
import type { CancelMovesInput, MoveChildrenInput } from './children.schema.ts'
import { hasLeft } from './enrolment.rules.ts'

/** A repeated request returns the children as they are now; administrators see them all. */
export const changedChildren: Pick<RowsRequest<ChangedChildren>, 'idsOf' | 'readAgain'> = {
  idsOf: ({ children }) => children.map(({ id }) => id),
  readAgain: async ({ db }, ids) => ({ children: await Child.query(db).findByIds(ids).orderBy('id') }),
}

/** The classes that children were, are and will be in: to be locked before them. */
export const classesOf = (inner: Context, childIds: readonly number[]) =>
  inner
    .db('placements')
    .whereIn('childId', [...childIds])
    .whereNotNull('class_id')
    .select('class_id')

/**
 * Children who were to move keep the places in their classes until another day, if these are still there.
 * @param until the last day of it; null for that of the child
 * @throws AppError CONFLICT where a place was given away
 */
async function assertPlacesKept(inner: Context, stayed: readonly Child[], until: string | null, instead: string) {
  for (const { id, classId, nextClassOn, lastDay } of stayed) {
    const room = await inner.loaders.byId(Class, classId)
    const toDate = until ?? lastDay
    if (room && nextClassOn && (toDate === null || toDate >= nextClassOn))
      await assertPlace(inner, room, id, { fromDate: nextClassOn, toDate }, 'overrideCapacity', instead)
  }
}

function assertMay({ firstName, ...child }: Child, on: string) {
  if (hasLeft(child, on)) {
    const message = `${firstName}'s last day is ${formatDate(child.lastDay ?? on)}. Please choose an earlier day or leave ${firstName} out.`
    throw fieldError('on', message)
  }
}

/**
 * Moves children to other classes on a day: today at once, on a later day as a plan, which reserves the places.
 * @throws AppError CONFLICT when a class has too few places on that day; NOT_FOUND
 */
export async function moveChildren(context: Context, input: MoveChildrenInput): Promise<ChangedChildren> {
  authorise(context, mayManageChildren)
  const { on, moves, overrideCapacity = false } = input
  const today = todayInJohannesburg()
  if (on < today) throw fieldError('on', 'Please choose today or a later day.')
  return transaction(context, { action: 'moveChildren', input, ...changedChildren }, async (inner) => {
    const targetOf = new Map(moves.map(({ childId, classId }) => [childId, classId]))
    const childIds = [...targetOf.keys()]
    const classIds = [...new Set(targetOf.values())]
    const rooms = await lockRows(inner, Class, (rows) =>
      rows.whereIn('id', classIds).orWhereIn('id', classesOf(inner, childIds)),
    )
    const targets = rooms.filter(({ id, deletedAt }) => deletedAt === null && classIds.includes(id))
    const stayed: Child[] = []
    if (targets.length < classIds.length) throw notFound('A class on this list')
    const moving: Scope<Child> = (rows) => rows.whereIn('id', childIds).whereNull('deletedAt')
    const children = await editRows(inner, Child, 'moveChildren', moving, async (before) => {
      assertMay(before, on)
      stayed.push(before)
      const to = targets.find(({ id }) => id === targetOf.get(before.id)) as Class
      const from = await inner.loaders.byId(Class, before.classId)
      // a new plan replaces the previous one
      await changePlacements(inner, 'moveChildren', before, (placements) =>
        movedFrom(withoutMove(placements, today), on, to.id, (place) => programAfter(place, from, to)),
      )
      return {}
    })
    if (children.length < childIds.length) throw notFound('A child on this list')
    if (!overrideCapacity) {
      await assertPlaces(inner, targets, on)
      await assertPlacesKept(inner, stayed, addDays(on, -1), 'another day, or tick that they move anyway')
    }
    return { children }
  })
}

/** Cancels planned moves. */
export async function cancelMoves(context: Context, input: CancelMovesInput): Promise<ChangedChildren> {
  authorise(context, mayManageChildren)
  const action = 'cancelMoves'
  return transaction(context, { action, input, ...changedChildren }, async (inner) => {
    const chosen = (rows: QueryBuilder<Child>) => rows.whereIn('id', input.childIds)
    await lockRows(inner, Class, (classes) => classes.whereIn('id', classesOf(inner, input.childIds)))
    const stayed: Child[] = []
    const children = await editRows(inner, Child, action, chosen, async (before) => {
      if (before.nextClassId === null) return null
      stayed.push(before)
      await changePlacements(inner, action, before, (placements) => withoutMove(placements, todayInJohannesburg()))
      return {}
    })
    await assertPlacesKept(inner, stayed, null, 'another class for the child')
    return { children }
  })
}
