import { lockRows } from '#graphql/data/lockOrder.ts'
import { holdingPlaceOn } from '#graphql/children/enrolled.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Class, ClassPlaces } from './class.model.ts'
import { maySeeClasses } from './classes.policy.ts'
import { freePlaces, type PlaceCounts, placesInWords } from './classes.rules.ts'

interface Asked {
  /** Day from which the place is wanted; today when it is over. */
  from: string
  /** The child itself, where it has the place already. */
  childId?: number | undefined
  /** The application itself, where the place is offered to it already. */
  applicationId?: number | undefined
}

interface Wanted extends Asked {
  classId: number
}

/**
 * How many places of each class are taken and offered, from a day on. Children who start later hold theirs already. An
 * offer holds its place until it is answered, or its last day is over.
 */
async function countPlaces({ db }: Context, classes: readonly Class[], asked: Asked) {
  const today = todayInJohannesburg()
  const { from, childId = 0, applicationId = 0 } = asked
  const ids = classes.map(({ id }) => id)
  const taken: { classId: number; count: number }[] = await db('children')
    .whereIn('class_id', ids)
    .whereNot({ id: childId })
    .whereRaw(holdingPlaceOn(':day'), { day: from > today ? from : today })
    .groupBy('class_id')
    .select('class_id')
    .count({ count: '*' })
  const offered: { classId: number; count: number }[] = await db('applications')
    .where({ status: 'offered' })
    .whereIn('offer_class_id', ids)
    .whereNot({ id: applicationId })
    .where((open) => open.whereNull('offer_until').orWhere('offer_until', '>=', today))
    .groupBy('offer_class_id')
    .select({ classId: 'offer_class_id' })
    .count({ count: '*' })
  const of = (rows: typeof taken, id: number) => Number(rows.find(({ classId }) => classId === id)?.count ?? 0)
  return (row: Class): PlaceCounts => ({
    capacity: row.capacity,
    taken: of(taken, row.id),
    offered: of(offered, row.id),
  })
}

export async function listClassPlaces(context: Context, asked: Asked): Promise<ClassPlaces[]> {
  authorise(context, maySeeClasses)
  const classes = await Class.query(context.db).whereNull('deletedAt').orderBy(['position', 'id'])
  const countsOf = await countPlaces(context, classes, asked)
  return classes.map((row) => {
    const counts = countsOf(row)
    return Object.assign(new ClassPlaces(), { class: row, ...counts, free: freePlaces(counts) })
  })
}

/**
 * Makes sure that a class has a place for one child more. It stays locked, so that of two for its last place one is refused.
 * @param allTheSame what is ticked for a place in a full class, in words
 * @throws AppError CONFLICT when it is full and `override` is not set; NOT_FOUND
 */
export async function reservePlace(
  context: Context,
  wanted: Wanted,
  override: boolean,
  allTheSame = 'the child is enrolled all the same',
): Promise<Class> {
  const target = await lockRow(context, Class, wanted.classId)
  const counts = (await countPlaces(context, [target], wanted))(target)
  if (freePlaces(counts) > 0 || override) return target
  const message = `${target.name} is full: ${placesInWords(counts)}. Choose another class, or tick that ${allTheSame}.`
  throw fieldError('classId', message, 'CONFLICT')
}

/** Whether a class is still there with a place; it stays locked until the change is done. */
export async function placeIsFree(context: Context, wanted: Wanted): Promise<boolean> {
  const [target] = await lockRows(context, Class, (classes) => classes.where({ id: wanted.classId, deletedAt: null }))
  return target !== undefined && freePlaces((await countPlaces(context, [target], wanted))(target)) > 0
}
