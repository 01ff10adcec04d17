import { ofTaughtClasses } from '#graphql/data/classScope.ts'
import { findRow, readerOf } from '#graphql/data/findRow.ts'
import { lastPosition } from '#graphql/data/order.ts'
import { inOrder, lastDeletedFirst } from '#graphql/data/paginate.ts'
import { createRow, editRow, removalOf, removeRow } from '#graphql/data/rows.ts'
import { lastsUntil, placedDuring } from '#graphql/data/placed.ts'
import { rowOf, rowsOf } from '#graphql/data/statement.ts'
import { tellOfLastDuty } from '#graphql/duties/dutiesEnded.service.ts'
import { endTeaching } from '#graphql/duties/duties.service.ts'
import { onDutySince } from '#graphql/duties/onDuty.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { promisedPlaces } from './places.service.ts'
import { Class, type ClassClosing } from './class.model.ts'
import { mayListClasses, mayManageClasses, maySeeClasses } from './classes.policy.ts'
import { ageGroupLabel, closingProblem, type StillInClass } from './classes.rules.ts'
import type { CreateClassInput, UpdateClassInput } from './classes.schema.ts'

export async function listClasses(context: Context): Promise<Class[]> {
  const viewer = authorise(context, mayListClasses)
  return Class.query(context.db)
    .whereNull('deletedAt')
    .modify(ofTaughtClasses(viewer, 'id'))
    .orderBy(['position', 'id'])
}

export async function listClosedClasses(context: Context): Promise<Class[]> {
  authorise(context, maySeeClasses)
  return Class.query(context.db).whereNotNull('deletedAt').orderBy(inOrder(lastDeletedFirst))
}

export const getClass = readerOf(Class, maySeeClasses)

interface ClassCounts {
  enrolled: number
  starting: number
}

/** By where each child is today, or comes next: the first of its placements that are not over, of which an index has all in one range. */
const counts = `
  select class_id as "classId", count(*) filter (where from_date <= :today)::int as enrolled,
    count(*) filter (where from_date > :today)::int as starting
  from (
    select distinct on (child_id) child_id, class_id, from_date
    from placements where ${lastsUntil(':today')}
    order by child_id, from_date
  ) as placed
  join children on children.id = placed.child_id and deleted_at is null
  where class_id = any(:ids)
  group by class_id`

const countsOf = (context: Context) =>
  context.loaders.batch<ClassCounts>('classes.counts', async (ids) => {
    authorise(context, maySeeClasses)
    const today = todayInJohannesburg()
    const rows = await rowsOf<ClassCounts & { classId: number }>(context.db, counts, { ids, today })
    const found = new Map(rows.map((row) => [row.classId, row]))
    return ids.map((id) => found.get(id) ?? { enrolled: 0, starting: 0 })
  })

export const enrolledIn = async (context: Context, { id }: { id: number }) =>
  (await countsOf(context).load(id)).enrolled

export const startingIn = async (context: Context, { id }: { id: number }) =>
  (await countsOf(context).load(id)).starting

const withAgeGroup = <Input extends CreateClassInput>(input: Input) => ({
  ...input,
  ageGroup: input.ageGroup ?? ageGroupLabel(input),
})

export async function createClass(context: Context, input: CreateClassInput): Promise<Class> {
  authorise(context, mayManageClasses)
  return createRow(context, Class, { action: 'createClass', input }, async (inner) => ({
    ...withAgeGroup(input),
    position: await lastPosition(inner, 'classes'),
  }))
}

/** Capacity may be set below the number of children: nobody has to leave. */
export async function updateClass(context: Context, input: UpdateClassInput): Promise<Class> {
  authorise(context, mayManageClasses)
  const { id, version, ...values } = withAgeGroup(input)
  return editRow(context, Class, { action: 'updateClass', id, version, input }, values)
}

const childrenOfClass = `
  select count(*) filter (where first_day <= :today)::int as children,
    count(*) filter (where first_day > :today)::int as coming
  from (
    select min(placements.from_date) as first_day
    from children join placements on ${placedDuring(':today', "'infinity'")}
    where placements.class_id = :id and children.deleted_at is null
    group by children.id
  ) as held`

async function stillIn({ db }: Context, id: number): Promise<StillInClass> {
  const held = await rowOf<Omit<StillInClass, 'offers'>>(db, childrenOfClass, { id, today: todayInJohannesburg() })
  return { ...held, offers: (await promisedPlaces(db).where({ offerClassId: id })).length }
}

async function workingIn({ db }: Context, classId: number): Promise<string[]> {
  const people: { name: string }[] = await db('duties')
    .join('users', 'users.id', 'duties.user_id')
    .where({ classId, deletedAt: null })
    .modify(onDutySince())
    .orderByRaw('min(duties.from_date), users.id')
    .groupBy('users.id')
    .select(db.raw("first_name || ' ' || last_name as name"))
  return people.map(({ name }) => name)
}

export async function classClosing(context: Context, id: number): Promise<ClassClosing> {
  authorise(context, mayManageClasses)
  await findRow(context, Class, id)
  return { ...(await stillIn(context, id)), staff: await workingIn(context, id) }
}

/**
 * Closes a class without children or offers.
 * @param endDuties ends the duties of its staff; without it a class with staff is not closed
 * @throws AppError NOT_FOUND; CONFLICT that says what still has to be moved
 */
export async function deleteClass(context: Context, id: number, endDuties = false): Promise<Class> {
  authorise(context, mayManageClasses)
  const request = { action: 'deleteClass', id, input: { endDuties } }
  // giving a place or a duty in a class locks it, as this does
  return removeRow(context, Class, request, async ({ name }, inner) => {
    const problem = closingProblem(await stillIn(inner, id))
    if (problem) throw conflict(`${name} is still in use: ${problem}`)
    const staff = await workingIn(inner, id)
    if (staff.length > 0 && !endDuties) {
      const people = staff.length === 1 ? '1 person works' : `${staff.length} people work`
      throw conflict(`${people} in ${name}. Please confirm that their duties there will end.`)
    }
    // also those of former staff
    const userIds = await inner.db('duties').where({ classId: id }).modify(onDutySince()).pluck('user_id')
    await tellOfLastDuty(inner, await endTeaching(inner, { classId: id, userIds }))
  })
}

export const restoreClass = removalOf(Class, 'Class', mayManageClasses).restore
