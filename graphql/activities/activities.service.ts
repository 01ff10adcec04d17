import type { Knex } from 'knex'
import type { Child } from '#graphql/children/child.model.ts'
import type { Asking } from '#graphql/children/belonging.service.ts'
import { enrolledOn } from '#graphql/children/enrolled.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { changeOfTaughtClasses, ofTaughtClasses, ofTaughtOrAllClasses } from '#graphql/data/classScope.ts'
import { findRow, readerOf } from '#graphql/data/findRow.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import { during, isInClassOn, isPlaced } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict, fieldError } from '#graphql/platform/errors.ts'
import { type Addressee, letterTo, queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { cancelledMail, consentEndedMail, movedMail, otherClassMail, restoredMail } from './activities.mails.ts'
import {
  mayManageActivities,
  mayMoveActivity,
  mayPlanActivity,
  maySeeEveryActivity,
  maySeeOwnActivities,
} from './activities.policy.ts'
import { endsTooEarly, feedDays, isMoved, mostOfClass } from './activities.rules.ts'
import { type ActivityChange, type ActivityInput, endMessage } from './activities.schema.ts'
import { Activity } from './activity.model.ts'

interface ActivityFilter {
  from?: string | undefined
  to?: string | undefined
  /** Those for this class and those for all classes. */
  classId?: number | undefined
  search?: string | undefined
  latestFirst?: boolean | undefined
}

export async function listActivities(
  context: Context,
  page: PageRequest | null,
  { from, to, classId, search, latestFirst = false }: ActivityFilter = {},
): Promise<Page<Activity>> {
  const viewer = authorise(context, mayManageActivities)
  const query = Activity.query(context.db).whereNull('deletedAt').modify(ofTaughtOrAllClasses(viewer))
  if (from) query.where('date', '>=', from)
  if (to) query.where('date', '<=', to)
  if (classId != null) query.where((meant) => meant.whereNull('classId').orWhere({ classId }))
  whereWords(query, plainSql("concat_ws(' ', title, description, location)"), search)
  return paginate(query, { columns: ['date', 'time', 'id'], descending: latestFirst }, page)
}

export const getActivity = readerOf(Activity, mayManageActivities, (_context, viewer) => ofTaughtOrAllClasses(viewer))

/** Whether a row of `children` is invited to a row of `activities`: it is in the class on that day, or enrolled where there is none. */
export const isInvited = `children.deleted_at is null and ${isPlaced(`${during('activities.date', 'activities.date')}
  and (activities.class_id is null or activities.class_id = placements.class_id)`)}`

/** For a join of `activity_replies as replies`: for children who are invited, not who moved or left since. */
export const andInvited = `join activities on activities.id = replies.activity_id
  join children on children.id = replies.child_id and ${isInvited}`

/**
 * An admin sees all, everyone else those that a child of theirs who is enrolled on that day is invited to.
 * @param taught classes that the viewer teaches: what these are invited to as well
 */
export function activitiesFor(context: Context, viewer: Asking, taught: readonly number[] = []) {
  const query = Activity.query(context.db).whereNull('deletedAt').orderBy(['date', 'time', 'id'])
  if (maySeeEveryActivity(viewer)) return query
  const invited = `exists (select from children where children.id in (?) and ${isInvited})`
  return query.where((seen) => {
    seen.whereRaw(invited, [guardianScope(context, viewer)])
    if (taught.length > 0) seen.orWhereNull('classId').orWhereIn('classId', taught)
  })
}

export async function listOwnActivities(context: Context, from: string, to: string): Promise<Activity[]> {
  const viewer = authorise(context, maySeeOwnActivities)
  return activitiesFor(context, viewer).where('date', '>=', from).where('date', '<=', to)
}

/**
 * Writes to the guardians of children who are to come; of an outing, to those who decide. Nobody hears of what is over.
 * @param among replies of these alone
 */
async function tellFamilies(
  context: Context,
  activity: Activity,
  mailOf: typeof restoredMail,
  among: (replies: Knex.QueryBuilder) => unknown = () => undefined,
) {
  if (activity.date < todayInJohannesburg()) return
  const isConsented = context.db.raw('bool_and(consented_at is not null) as is_consented')
  const coming = context.db('users').join('guardianships as links', 'parentId', 'users.id').whereNull('users.deletedAt')
  coming
    .join('activity_replies as replies', 'replies.childId', 'links.childId')
    .joinRaw(andInvited)
    .where({ activityId: activity.id, attending: true, ...(activity.isOuting && { mayDecide: true }) })
  among(coming.groupBy('users.id').select('users.email', 'users.firstName', isConsented))
  const recipients: (Addressee & { isConsented: boolean })[] = await coming
  const centre = await centreName(context)
  for (const one of recipients) await queueMail(context, letterTo(one, centre, mailOf(activity, one.isConsented)))
}

/** Where an outing has a consent for this child: writes to its guardians but the one by whose answer that ends. */
export const tellOfEndedConsent = (context: Context, outing: Activity, child: Child, by: SignedIn) =>
  tellFamilies(context, outing, consentEndedMail(child.firstName), (replies) =>
    replies.where({ 'replies.childId': child.id }).whereNotNull('consentedAt').whereNot('users.id', by.id),
  )

/** Whether the child goes along on those to come has to be asked about again: a list of today may be printed already. */
export async function endConsentsToOutings(context: Context, child: Child, by: SignedIn): Promise<boolean> {
  const given = context.db('activity_replies').where({ childId: child.id }).whereNotNull('consentedAt')
  const outings = Activity.query(context.db).whereIn('id', given.clone().select('activityId'))
  const toCome = await outings.where('date', '>=', todayInJohannesburg()).orderBy(['date', 'id'])
  for (const activity of toCome) {
    if (activity.isOuting && !activity.deletedAt) await tellOfEndedConsent(context, activity, child, by)
    await given.clone().where({ activityId: activity.id }).update({ consentedAt: null })
  }
  return toCome.length > 0
}

export async function createActivity(context: Context, input: ActivityInput): Promise<Activity> {
  // before the input is read: what is wrong with it is told to those alone who may
  const viewer = authorise(context, mayManageActivities)
  if (!mayPlanActivity(viewer, { classId: input.classId ?? null }))
    throw new AppError('FORBIDDEN', 'You can only plan activities for classes that you teach.')
  const request = { action: 'createActivity', input, scope: ofTaughtClasses(viewer) }
  return createRow(context, Activity, request, async (inner) => {
    assertComing('date', input.date)
    if (input.classId != null) await findRow(inner, Class, input.classId)
    const there = Activity.query(inner.db).where({ classId: input.classId ?? null })
    // those that were deleted as well: they can be restored
    const shown = there.where('date', '>=', addDays(todayInJohannesburg(), -feedDays.back))
    if ((await shown.resultSize()) >= mostOfClass)
      throw conflict(`${mostOfClass} activities are planned here already. Please change one of them instead.`)
    return { ...input, createdBy: viewer.id }
  })
}

/** @throws AppError FORBIDDEN for a teacher, also where she teaches both classes: families of the first were told of it */
function assertMayMove(viewer: SignedIn, before: Activity, classId: number | null | undefined) {
  if (classId === undefined || classId === before.classId || mayMoveActivity(viewer)) return
  throw new AppError('FORBIDDEN', 'Only the office can move an activity to another class. Please plan a new one.')
}

/** Replies for children of another class are none any more; who was to come is told, also if not there on a new day. */
async function endRepliesOfOthers(inner: Context, before: Activity, classId: number | null, date: string) {
  if (classId === before.classId && date === before.date) return
  const isThere = classId === null ? enrolledOn(':date') : isInClassOn(':date')
  const invited = inner.db('children').whereRaw(isThere, { date, classId }).select('id')
  await tellFamilies(inner, before, otherClassMail, (replies) => replies.whereNotIn('replies.childId', invited))
  if (classId === before.classId) return
  await inner.db('activity_replies').where({ activityId: before.id }).whereNotIn('childId', invited).delete()
}

/** The consent to an outing was given for its title, day, times and place, so it is cleared when one of them changes before it is over. */
export async function updateActivity(context: Context, id: number, input: ActivityChange): Promise<Activity> {
  const { viewer, ...owned } = changeOfTaughtClasses(context, mayManageActivities)
  const { version, ...changes } = input
  const values = async (before: Activity, inner: Context) => {
    assertMayMove(viewer, before, changes.classId)
    assertComing('date', changes.date, before.date)
    if (changes.classId != null) await findRow(inner, Class, changes.classId)
    const { time = before.time, endTime = before.endTime, classId = before.classId, date = before.date } = changes
    if (endsTooEarly(time, endTime)) throw fieldError('endTime', endMessage)
    await endRepliesOfOthers(inner, before, classId, date)
    return changes
  }
  const change = { action: 'updateActivity', id, version, input, ...owned }
  return editRow(context, Activity, change, values, async (after, before, inner) => {
    const today = todayInJohannesburg()
    if (after.date < today || !isMoved(before, after, today)) return
    await inner.db('activity_replies').where({ activityId: id }).update({ consentedAt: null })
    await tellFamilies(inner, after, movedMail(before.title))
  })
}

export async function deleteActivity(context: Context, id: number, version?: number | null): Promise<Activity> {
  const { scope } = changeOfTaughtClasses(context, mayManageActivities)
  const change = { action: 'deleteActivity', id, version, scope }
  return removeRow(context, Activity, change, {}, (_after, before, inner) => tellFamilies(inner, before, cancelledMail))
}

export async function restoreActivity(context: Context, id: number): Promise<Activity> {
  const { scope } = changeOfTaughtClasses(context, mayManageActivities)
  return restoreRow(context, Activity, { action: 'restoreActivity', id, scope }, {}, (activity, _before, inner) =>
    tellFamilies(inner, activity, restoredMail),
  )
}
