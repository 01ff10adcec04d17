import type { Knex } from 'knex'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { lastsUntil } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { counted } from '#graphql/values/counted.ts'
import { formatDate, laterOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Class, type ClassPlaces } from './class.model.ts'
import { maySeeClasses } from './classes.policy.ts'
import { freePlaces, type PlaceCounts, formatPlaces } from './classes.rules.ts'

interface Asked {
  /** Day from which the place is needed; it may be in the past. */
  from: string
  to?: string | null
  /** The child, if it already has the place. */
  childId?: number | undefined
  /** The application, if the place has already been offered to it. */
  applicationId?: number | undefined
}

interface Wanted extends Asked {
  classId: number
}

/**
 * Applications with a reserved place: an offer until it is answered or expires; an accepted offer until the child is
 * enrolled or the application is closed.
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
 * Who has a place in a class, and from when to when: children by their placements, and applications with a reserved
 * place from their first day, or today if that has passed. `:promised` and `:today` are bound by the statement.
 */
export const heldPlaces = `(
    select class_id, child_id, null::int as application_id, from_date, to_date
    from placements join children on children.id = child_id and deleted_at is null
    union all
    select offer_class_id, null, id, greatest(offer_first_day, :today), null from (:promised) as promised
  ) as held`

/**
 * The first of each class's fullest days in a period: a class only becomes fuller on a day when somebody joins. So a
 * place is taken from the moment it is given, also by a child who starts later, and is free between two children.
 */
const fullestDays = `
  with held as (
    select class_id, child_id, application_id, greatest(from_date, :from) as from_date, to_date
    from ${heldPlaces}
    where class_id = any(:ids) and child_id is distinct from :childId and application_id is distinct from :applicationId
      and from_date <= :to and ${lastsUntil(':from', 'held')}
  )
  select distinct on (class_id) class_id as "classId", day, taken, offered
  from (
    select came.class_id, came.from_date as day,
      count(child_id)::int as taken, count(application_id)::int as offered
    from (select distinct class_id, from_date from held) as came
    join held on held.class_id = came.class_id and held.from_date <= came.from_date
      and ${lastsUntil('came.from_date', 'held')}
    group by came.class_id, came.from_date
  ) as days
  order by class_id, taken + offered desc, day`

interface FullestDay extends PlaceCounts {
  day: string
}

/** The fullest day of each class in a period, which may be in the past. */
export async function fullestDaysOf({ db }: Pick<Context, 'db'>, classes: readonly Class[], asked: Asked) {
  const { from, to, childId = 0, applicationId = 0 } = asked
  const rows = await rowsOf<FullestDay & { classId: number }>(db, fullestDays, {
    ids: classes.map(({ id }) => id),
    from,
    to: to ?? 'infinity',
    childId,
    applicationId,
    today: todayInJohannesburg(),
    promised: promisedPlaces(db).select('id', 'offer_class_id', 'offer_first_day'),
  })
  const found = new Map(rows.map(({ classId, ...counts }) => [classId, counts]))
  return ({ id, capacity }: Class): FullestDay => ({
    ...(found.get(id) ?? { day: from, taken: 0, offered: 0 }),
    capacity,
  })
}

export async function listClassPlaces(context: Context, asked: Asked): Promise<ClassPlaces[]> {
  authorise(context, maySeeClasses)
  const classes = await Class.query(context.db).whereNull('deletedAt').orderBy(['position', 'id'])
  const countsOf = await fullestDaysOf(context, classes, { ...asked, from: laterOf(asked.from, todayInJohannesburg()) })
  return classes.map((row) => {
    const counts = countsOf(row)
    return { class: row, ...counts, free: freePlaces(counts) }
  })
}

/**
 * Makes sure that a class has a free place. It stays locked, so that of two requests for the last place one is refused.
 * @param allTheSame text of the checkbox that overrides a full class
 * @throws AppError CONFLICT when it is full and `override` is not set; NOT_FOUND
 */
export async function reservePlace(
  context: Context,
  wanted: Wanted,
  override: boolean,
  allTheSame = 'the child is enrolled anyway',
): Promise<Class> {
  const target = await lockRow(context, Class, wanted.classId)
  const counts = (await fullestDaysOf(context, [target], wanted))(target)
  if (freePlaces(counts) > 0 || override) return target
  const when = counts.day === wanted.from ? '' : ` on ${formatDate(counts.day)}`
  const message = `${target.name} is full${when}: ${formatPlaces(counts)}. Please choose another class, or tick that ${allTheSame}.`
  throw fieldError('classId', message, 'CONFLICT')
}

/**
 * Makes sure that no class exceeds its capacity from a certain day, after children were added.
 * @throws AppError CONFLICT that says by how many
 */
export async function assertPlaces(context: Context, classes: readonly Class[], on: string) {
  const countsOf = await fullestDaysOf(context, classes, { from: on })
  const over = classes.flatMap((row) => {
    const { day, capacity, taken, offered } = countsOf(row)
    const count = taken + offered
    return count > capacity
      ? [`On ${formatDate(day)} ${row.name} would have ${count} children but only ${counted(capacity, 'place')}.`]
      : []
  })
  if (over.length === 0) return
  const message = `${over.join(' ')} Please choose another class or day, or tick that they move anyway.`
  throw fieldError('overrideCapacity', message, 'CONFLICT')
}

/** Whether a class still exists and has a place; it stays locked until the transaction ends. */
export async function placeIsFree(context: Context, wanted: Wanted): Promise<boolean> {
  const [target] = await lockRows(context, Class, (classes) => classes.where({ id: wanted.classId, deletedAt: null }))
  return target !== undefined && freePlaces((await fullestDaysOf(context, [target], wanted))(target)) > 0
}
