import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { Class } from './class.model.ts'

/**
 * Makes sure that a class has a place for one child more. The class stays locked until the change is done, so that of
 * two children at once for its last place one is refused.
 * @throws AppError CONFLICT when it is full and `override` is not set; NOT_FOUND
 */
export async function takePlace(context: Context, classId: number, override: boolean) {
  const target = await Class.query(context.db).findById(classId).whereNull('deletedAt').forUpdate()
  if (!target) throw notFound('This class')
  const { count } = (await context
    .db('children')
    .where({ classId, deletedAt: null })
    .count({ count: '*' })
    .first()) as { count: number }
  if (count < target.capacity || override) return
  const message = `${target.name} is full: ${count} of ${target.capacity} places are taken. Choose another class, or tick that the child is enrolled all the same.`
  throw new AppError('CONFLICT', message, { fields: { classId: message } })
}
