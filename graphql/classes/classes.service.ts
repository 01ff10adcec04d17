import { enrolledOn, holdingPlaceOn, startingAfter } from '#graphql/children/enrolled.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Class } from './class.model.ts'
import { mayManageClasses, maySeeClasses } from './classes.policy.ts'
import { ageGroupLabel } from './classes.rules.ts'
import type { CreateClassInput, UpdateClassInput } from './classes.schema.ts'

/** All classes in order of age. For staff. */
export async function listClasses(context: Context): Promise<Class[]> {
  authorise(context, maySeeClasses)
  return Class.query(context.db).whereNull('deletedAt').orderBy(['position', 'id'])
}

/** The classes that were closed and can be opened again, the last one first. For staff. */
export async function listClosedClasses(context: Context): Promise<Class[]> {
  authorise(context, maySeeClasses)
  return Class.query(context.db)
    .whereNotNull('deletedAt')
    .orderBy([{ column: 'deletedAt', order: 'desc' }, 'id'])
}

/**
 * One class. For staff.
 * @throws AppError NOT_FOUND
 */
export async function getClass(context: Context, id: number): Promise<Class> {
  authorise(context, maySeeClasses)
  const row = await Class.query(context.db).findById(id).whereNull('deletedAt')
  if (!row) throw notFound('This class')
  return row
}

interface ClassCounts {
  /** Children who are enrolled in it today. */
  enrolled: number
  /** Children who have a place in it and start later. */
  starting: number
}

/** How many children are in each of these classes, in their order; one statement for all. For staff. */
const countsOf = (context: Context) =>
  context.loaders.batch<ClassCounts>('classes.counts', async (ids) => {
    authorise(context, maySeeClasses)
    const rows: (ClassCounts & { classId: number })[] = await context
      .db('children')
      .whereNull('deleted_at')
      .whereIn('class_id', [...ids])
      .groupBy('class_id')
      .select('class_id')
      .select(
        context.db.raw(
          `count(*) filter (where ${enrolledOn(':today')})::int as enrolled,
           count(*) filter (where ${startingAfter(':today')})::int as starting`,
          { today: todayInJohannesburg() },
        ),
      )
    const counts = new Map(rows.map((row) => [row.classId, row]))
    return ids.map((id) => counts.get(id) ?? { enrolled: 0, starting: 0 })
  })

/** How many children are enrolled in a class today. For staff. */
export const enrolledIn = async (context: Context, classId: number) => (await countsOf(context).load(classId)).enrolled

/** How many children have a place in a class and start later. For staff. */
export const startingIn = async (context: Context, classId: number) => (await countsOf(context).load(classId)).starting

const inWords = <Input extends CreateClassInput>(input: Input) => ({
  ...input,
  ageGroup: input.ageGroup ?? ageGroupLabel(input),
})

async function classForChange(context: Context, id: number, version?: number | null): Promise<Class> {
  const row = await Class.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!row) throw notFound('This class')
  assertNotStale(row, version)
  return row
}

/**
 * Opens a class, which stands behind those that are there.
 * @throws AppError CONFLICT when the name is taken
 */
export async function createClass(context: Context, input: CreateClassInput): Promise<Class> {
  authorise(context, mayManageClasses)
  return transaction(context, { action: 'createClass', input, model: Class }, async (inner) => {
    const last = await inner.db('classes').max({ position: 'position' }).first()
    const position = ((last?.position as number | null) ?? -1) + 1
    const row = await Class.query(inner.db).insertAndFetch({ ...inWords(input), position })
    await audit(inner, { action: 'createClass', entity: 'class', entityId: row.id, after: row.auditValues() })
    return row
  })
}

/**
 * Changes a class. Its capacity may fall below the number of its children: nobody is sent away by that.
 * @throws AppError CONFLICT when the name is taken; STALE; NOT_FOUND
 */
export async function updateClass(context: Context, input: UpdateClassInput): Promise<Class> {
  authorise(context, mayManageClasses)
  return transaction(context, { action: 'updateClass', input, model: Class }, async (inner) => {
    const { id, version, ...values } = inWords(input)
    const before = await classForChange(inner, id, version)
    const row = await Class.query(inner.db).patchAndFetchById(id, {
      ...values,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const [old, now] = [before.auditValues(), row.auditValues()]
    await audit(inner, { action: 'updateClass', entity: 'class', entityId: id, before: old, after: now })
    return row
  })
}

/**
 * Closes a class; it is kept and can be restored.
 * @throws AppError CONFLICT while children are in it; NOT_FOUND
 */
export async function deleteClass(context: Context, id: number): Promise<Class> {
  authorise(context, mayManageClasses)
  return transaction(context, { action: 'deleteClass', input: { id }, model: Class }, async (inner) => {
    const before = await classForChange(inner, id)
    const counted = await inner
      .db('children')
      .where({ classId: id })
      .whereRaw(holdingPlaceOn(':today'), { today: todayInJohannesburg() })
      .count({ count: '*' })
      .first()
    const count = counted?.count as number
    if (count > 0) {
      const children = count === 1 ? 'One child is' : `${count} children are`
      throw new AppError('CONFLICT', `${children} in ${before.name}. Move them to another class first.`)
    }
    const deletedAt = new Date().toISOString()
    const row = await Class.query(inner.db).patchAndFetchById(id, { deletedAt, version: before.version + 1 })
    await audit(inner, { action: 'deleteClass', entity: 'class', entityId: id, before: before.auditValues() })
    return row
  })
}

/**
 * Opens a closed class again.
 * @throws AppError NOT_FOUND; CONFLICT when its name was given to another one
 */
export async function restoreClass(context: Context, id: number): Promise<Class> {
  authorise(context, mayManageClasses)
  return transaction(context, { action: 'restoreClass', input: { id }, model: Class }, async (inner) => {
    const before = await Class.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This closed class')
    const row = await Class.query(inner.db).patchAndFetchById(id, { deletedAt: null, version: before.version + 1 })
    await audit(inner, { action: 'restoreClass', entity: 'class', entityId: id, after: row.auditValues() })
    return row
  })
}
