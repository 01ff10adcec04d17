import { holdingPlaceOn } from '#graphql/children/enrolled.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Class } from './class.model.ts'

interface Wanted {
  classId: number
  /** Day from which the place is wanted; today when it is over. */
  from: string
  /** The child itself, where it has the place already. */
  childId?: number
}

/** How many children hold a place in a class from a day on: those who start later hold theirs already. */
async function placesTaken(context: Context, { classId, from, childId = 0 }: Wanted): Promise<number> {
  const today = todayInJohannesburg()
  const row = await context
    .db('children')
    .where({ classId })
    .whereNot({ id: childId })
    .whereRaw(holdingPlaceOn(':day'), { day: from > today ? from : today })
    .count({ count: '*' })
    .first()
  return row?.count as number
}

/**
 * Makes sure that a class has a place for one child more. The class stays locked until the change is done, so that of
 * two children at once for its last place one is refused.
 * @throws AppError CONFLICT when it is full and `override` is not set; NOT_FOUND
 */
export async function takePlace(context: Context, wanted: Wanted, override: boolean) {
  const target = await Class.query(context.db).findById(wanted.classId).whereNull('deletedAt').forUpdate()
  if (!target) throw notFound('This class')
  const count = await placesTaken(context, wanted)
  if (count < target.capacity || override) return
  const message = `${target.name} is full: ${count} of ${target.capacity} places are taken. Choose another class, or tick that the child is enrolled all the same.`
  throw new AppError('CONFLICT', message, { fields: { classId: message } })
}

/** Whether a class is still there with a place; it stays locked until the change is done. */
export async function placeIsFree(context: Context, wanted: Wanted): Promise<boolean> {
  const target = await Class.query(context.db).findById(wanted.classId).whereNull('deletedAt').forUpdate()
  return target !== undefined && (await placesTaken(context, wanted)) < target.capacity
}
