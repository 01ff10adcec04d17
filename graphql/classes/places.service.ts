import type { Knex } from 'knex'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { lastsUntil } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
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
 * The applications to which a place is promised: an offer until it is answered, or its last day is over; one that was accepted until
 * the child is enrolled, or the application is closed.
 */
export const promisedPlaces = (db: Knex) =>
  db('applications')
    .where({ status: 'offered' })
    .where((open) =>
      open
        .whereNotNull('offer_accepted_at')
        .orWhereNull('offer_until')
        .orWhere('offer_until', '>=', todayInJohannesburg()),
    )

/**
 * How many children are in each class at once, at most, from a day on: on that day, or on one on which another child comes. So a place
 * is taken from the moment it is given, also by a child who starts later, and free for the time between two children.
 */
const mostAtOnce = `
  with taken as (
    select class_id, greatest(from_date, :day) as from_date, to_date
    from placements join children on children.id = child_id and deleted_at is null
    where class_id = any(:ids) and child_id <> :childId and ${lastsUntil(':day')}
  )
  select class_id as "classId", max(count)::int as count
  from (
    select came.class_id, came.from_date, count(*) as count
    from (select distinct class_id, from_date from taken) as came
    join taken on taken.class_id = came.class_id and taken.from_date <= came.from_date
      and ${lastsUntil('came.from_date', 'taken')}
    group by came.class_id, came.from_date
  ) as days
  group by class_id`

/** How many places of each class are taken and offered, from a day on. */
async function countPlaces({ db }: Context, classes: readonly Class[], asked: Asked) {
  const today = todayInJohannesburg()
  const { from, childId = 0, applicationId = 0 } = asked
  const ids = classes.map(({ id }) => id)
  const day = from > today ? from : today
  const taken = await rowsOf<{ classId: number; count: number }>(db, mostAtOnce, { day, childId, ids })
  const offered: { classId: number; count: number }[] = await promisedPlaces(db)
    .whereIn('offer_class_id', ids)
    .whereNot({ id: applicationId })
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

/**
 * Makes sure that no class holds more children than it has places for, from a day on, after children were put into it.
 * @throws AppError CONFLICT that says how many are too many
 */
export async function assertPlaces(context: Context, classes: readonly Class[], on: string) {
  const countsOf = await countPlaces(context, classes, { from: on })
  const over = classes.flatMap((row) => {
    const { capacity, taken, offered } = countsOf(row)
    return taken + offered > capacity ? [`${row.name} has ${capacity} places for ${taken + offered} children`] : []
  })
  if (over.length === 0) return
  const message = `On ${formatDate(on)} ${over.join(', and ')}. Choose another class or day, or tick that they move all the same.`
  throw fieldError('overrideCapacity', message, 'CONFLICT')
}

/** Whether a class is still there with a place; it stays locked until the change is done. */
export async function placeIsFree(context: Context, wanted: Wanted): Promise<boolean> {
  const [target] = await lockRows(context, Class, (classes) => classes.where({ id: wanted.classId, deletedAt: null }))
  return target !== undefined && freePlaces((await countPlaces(context, [target], wanted))(target)) > 0
}
