import { Child } from '#graphql/children/child.model.ts'
import { enrolledOn, startingAfter } from '#graphql/children/enrolled.ts'
import { ofTaughtClasses } from '#graphql/data/classScope.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { lastPosition } from '#graphql/data/order.ts'
import { inOrder, lastDeletedFirst } from '#graphql/data/paginate.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import { currentPlacement, isPlaced } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { promisedPlaces } from './places.service.ts'
import { Class } from './class.model.ts'
import { mayListClasses, mayManageClasses, maySeeClasses } from './classes.policy.ts'
import { ageGroupLabel } from './classes.rules.ts'
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

export async function getClass(context: Context, id: number): Promise<Class> {
  authorise(context, maySeeClasses)
  return findRow(context, Class, id)
}

interface ClassCounts {
  /** Children who are enrolled in it today. */
  enrolled: number
  /** Children who have a place in it and start later. */
  starting: number
}

const countsOf = (context: Context) =>
  context.loaders.batch<ClassCounts>('classes.counts', async (ids) => {
    authorise(context, maySeeClasses)
    const today = todayInJohannesburg()
    const rows: (ClassCounts & { classId: number })[] = await context
      .db('children')
      .joinRaw(`join placements on ${currentPlacement(':today')}`, { today })
      .whereNull('deleted_at')
      .whereIn('class_id', ids)
      .groupBy('class_id')
      .select('class_id')
      .select(
        context.db.raw(
          `count(*) filter (where ${enrolledOn(':today')})::int as enrolled,
           count(*) filter (where ${startingAfter(':today')})::int as starting`,
          { today },
        ),
      )
    const counts = new Map(rows.map((row) => [row.classId, row]))
    return ids.map((id) => counts.get(id) ?? { enrolled: 0, starting: 0 })
  })

export const enrolledIn = async (context: Context, classId: number) => (await countsOf(context).load(classId)).enrolled

export const startingIn = async (context: Context, classId: number) => (await countsOf(context).load(classId)).starting

const inWords = <Input extends CreateClassInput>(input: Input) => ({
  ...input,
  ageGroup: input.ageGroup ?? ageGroupLabel(input),
})

export async function createClass(context: Context, input: CreateClassInput): Promise<Class> {
  authorise(context, mayManageClasses)
  return createRow(context, Class, { action: 'createClass', input }, async (inner) => ({
    ...inWords(input),
    position: await lastPosition(inner, 'classes'),
  }))
}

/** Its capacity may fall below the number of its children: nobody is sent away by that. */
export async function updateClass(context: Context, input: UpdateClassInput): Promise<Class> {
  authorise(context, mayManageClasses)
  const { id, version, ...values } = inWords(input)
  return editRow(context, Class, { action: 'updateClass', id, version, input }, values)
}

export async function deleteClass(context: Context, id: number): Promise<Class> {
  authorise(context, mayManageClasses)
  return removeRow(context, Class, { action: 'deleteClass', id }, async (before, inner) => {
    const count = await Child.query(inner.db)
      .whereNull('deletedAt')
      .whereRaw(isPlaced('class_id = :id and (to_date is null or to_date >= :today)'), {
        id,
        today: todayInJohannesburg(),
      })
      .resultSize()
    if (count > 0) {
      const children = count === 1 ? 'One child is' : `${count} children are`
      throw new AppError('CONFLICT', `${children} in ${before.name}. Move them to another class first.`)
    }
    const promised = await promisedPlaces(inner.db).where({ offerClassId: id })
    if (promised.length > 0) {
      const places = promised.length === 1 ? 'One place is' : `${promised.length} places are`
      throw new AppError(
        'CONFLICT',
        `${places} offered in ${before.name}. Offer these applications another class first, or close them.`,
      )
    }
    return {}
  })
}

export async function restoreClass(context: Context, id: number): Promise<Class> {
  authorise(context, mayManageClasses)
  return restoreRow(context, Class, { action: 'restoreClass', id })
}
