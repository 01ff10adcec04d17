import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { anywhere, plainSql, wordsOf } from '#graphql/data/search.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { cancelledMail, movedMail, restoredMail } from './activities.mails.ts'
import { mayKeepActivities } from './activities.policy.ts'
import { endsTooEarly, isMoved } from './activities.rules.ts'
import { type ActivityChange, type ActivityInput, endMessage } from './activities.schema.ts'
import { Activity } from './activity.model.ts'

export interface ActivityFilter {
  from?: string | undefined
  to?: string | undefined
  /** Those for this class and those for all classes. */
  classId?: number | undefined
  search?: string | undefined
  latestFirst?: boolean | undefined
}

/** The activities in the order of their days. For administrators. */
export async function listActivities(
  context: Context,
  page: PageRequest | null,
  { from, to, classId, search, latestFirst = false }: ActivityFilter = {},
): Promise<Page<Activity>> {
  authorise(context, mayKeepActivities)
  const query = Activity.query(context.db).whereNull('deletedAt')
  if (from) query.where('date', '>=', from)
  if (to) query.where('date', '<=', to)
  if (classId != null) query.where((meant) => meant.whereNull('classId').orWhere({ classId }))
  for (const word of wordsOf(search))
    query.whereRaw(`${plainSql("concat_ws(' ', title, description, location)")} like ?`, anywhere(word))
  return paginate(query, { columns: ['date', 'time', 'id'], descending: latestFirst }, page)
}

/**
 * One activity. For staff.
 * @throws AppError NOT_FOUND
 */
export async function getActivity(context: Context, id: number): Promise<Activity> {
  authorise(context, mayKeepActivities)
  const activity = await Activity.query(context.db).findById(id).whereNull('deletedAt')
  if (!activity) throw notFound('This activity')
  return activity
}

async function assertClassExists(context: Context, classId: number | null | undefined) {
  if (classId == null) return
  const known = await context.db('classes').where({ id: classId, deletedAt: null }).first('id')
  if (!known) throw notFound('This class')
}

async function activityForChange(context: Context, id: number, version: number | null | undefined): Promise<Activity> {
  const activity = await Activity.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!activity) throw notFound('This activity')
  assertNotStale(activity, version)
  return activity
}

/** Writes to everyone who said that a child would come. Nobody is told of what is over. */
async function tellThoseComing(context: Context, activity: Activity, mailOf: typeof movedMail) {
  if (activity.date < todayInJohannesburg()) return
  const recipients: { email: string; firstName: string }[] = await context
    .db('users')
    .whereNull('deleted_at')
    .whereIn(
      'id',
      context.db('activity_replies').where({ activityId: activity.id, attending: true }).select('replied_by'),
    )
    .select('email', 'first_name')
  const centre = await centreName(context)
  for (const recipient of recipients) await queueMail(context, mailOf(activity, recipient, centre))
}

/**
 * Plans an activity.
 * @throws AppError NOT_FOUND for a class that is not there; BAD_USER_INPUT for a day that is over
 */
export async function createActivity(context: Context, input: ActivityInput): Promise<Activity> {
  const viewer = authorise(context, mayKeepActivities)
  return transaction(context, { action: 'createActivity', input, model: Activity }, async (inner) => {
    assertComing('date', input.date)
    await assertClassExists(inner, input.classId)
    const activity = await Activity.query(inner.db).insertAndFetch({ ...input, createdBy: viewer.id })
    await audit(inner, {
      action: 'createActivity',
      entity: 'activity',
      entityId: activity.id,
      after: activity.auditValues(),
    })
    return activity
  })
}

/**
 * Changes the given fields of an activity. When day, time or place change, those who come are told by e-mail, and the
 * consent to an outing, which was given for the old ones, falls away.
 * @throws AppError NOT_FOUND, STALE, BAD_USER_INPUT when it would end before it begins or is moved to a day that
 * is over
 */
export async function updateActivity(context: Context, id: number, input: ActivityChange): Promise<Activity> {
  authorise(context, mayKeepActivities)
  return transaction(context, { action: 'updateActivity', input: { id, ...input }, model: Activity }, async (inner) => {
    const { version, ...values } = input
    const before = await activityForChange(inner, id, version)
    assertComing('date', values.date, before.date)
    await assertClassExists(inner, values.classId)
    if (endsTooEarly(values.time ?? before.time, values.endTime === undefined ? before.endTime : values.endTime))
      throw new AppError('BAD_USER_INPUT', endMessage, { fields: { endTime: endMessage } })
    const after = await Activity.query(inner.db).patchAndFetchById(id, {
      ...values,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    if (isMoved(before, after)) {
      await inner.db('activity_replies').where({ activityId: id }).update({ consentedAt: null })
      await tellThoseComing(inner, after, movedMail)
    }
    const [old, now] = [before.auditValues(), after.auditValues()]
    await audit(inner, { action: 'updateActivity', entity: 'activity', entityId: id, before: old, after: now })
    return after
  })
}

/**
 * Cancels an activity; it is kept and can be restored. Those who come are told by e-mail.
 * @throws AppError NOT_FOUND, STALE
 */
export async function deleteActivity(context: Context, id: number, version?: number | null): Promise<Activity> {
  authorise(context, mayKeepActivities)
  return transaction(context, { action: 'deleteActivity', input: { id, version }, model: Activity }, async (inner) => {
    const before = await activityForChange(inner, id, version)
    const deletedAt = new Date().toISOString()
    const activity = await Activity.query(inner.db).patchAndFetchById(id, { deletedAt, version: before.version + 1 })
    await tellThoseComing(inner, before, cancelledMail)
    await audit(inner, { action: 'deleteActivity', entity: 'activity', entityId: id, before: before.auditValues() })
    return activity
  })
}

/**
 * Takes the deletion of an activity back, with its replies. Those who come are told that it takes place after all.
 * @throws AppError NOT_FOUND when it is not among the deleted ones
 */
export async function restoreActivity(context: Context, id: number): Promise<Activity> {
  authorise(context, mayKeepActivities)
  return transaction(context, { action: 'restoreActivity', input: { id }, model: Activity }, async (inner) => {
    const before = await Activity.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This deleted activity')
    const activity = await Activity.query(inner.db).patchAndFetchById(id, {
      deletedAt: null,
      version: before.version + 1,
    })
    await tellThoseComing(inner, activity, restoredMail)
    await audit(inner, { action: 'restoreActivity', entity: 'activity', entityId: id, after: activity.auditValues() })
    return activity
  })
}
