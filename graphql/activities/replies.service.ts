import { Child } from '#graphql/children/child.model.ts'
import { ofTaught, taughtScope } from '#graphql/data/classScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { lockTableRows } from '#graphql/data/lockOrder.ts'
import { assertDecides, ofGuardian, othersWhoDecide } from '#graphql/data/guardianScope.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { placementOn } from '#graphql/placements/placements.rules.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { admin, authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import {
  mayManageActivities,
  mayReplyToActivity,
  maySeeEveryActivity,
  maySeeOwnActivities,
} from './activities.policy.ts'
import { afterAnswer, isOpenForReplies } from './activities.rules.ts'
import type { ActivityReplyInput } from './activities.schema.ts'
import { activitiesFor, andInvited, isInvited, tellOfEndedConsent } from './activities.service.ts'
import { refusalsOfOthers } from '#graphql/consents/consents.service.ts'
import { type Activity, ActivityReply, type ReplyCounts } from './activity.model.ts'

const byFirstName = `${wordOrder('children.first_name', 'children.last_name')}, replies.id`

/** Replies by the children's first names, each activity's in one statement for all. */
function loadReplies(context: Context, name: string, among: ReturnType<typeof ofTaught>) {
  const load = (ids: number[]) => {
    const replies = ActivityReply.query(context.db).alias('replies').joinRaw(andInvited).modify(among)
    const given = replies.where('activityId', oneOf(context.db, ids)).whereNotNull('attending')
    return given.orderByRaw(byFirstName).select('replies.*')
  }
  return context.loaders.many<ActivityReply>(`activities.${name}`, load, ({ activityId }) => activityId)
}

export function repliesTo(context: Context, activityId: number): Promise<ActivityReply[]> {
  const viewer = authorise(context, maySeeOwnActivities)
  return loadReplies(context, 'replies', ofGuardian(context, viewer, maySeeEveryActivity(viewer))).load(activityId)
}

/** Those whom staff take along: a teacher's own child in another class on that day is not among them. */
export function repliesOfTaught(context: Context, activityId: number): Promise<ActivityReply[]> {
  const viewer = authorise(context, mayManageActivities)
  const ofDay = ofTaught(context, viewer, 'childId', context.db.ref('activities.date'))
  return loadReplies(context, 'repliesOfTaught', ofDay).load(activityId)
}

/** Of the children who are invited on the day of the activity, and whom the viewer has in class on that day. */
export async function replyCountsOf(context: Context, { id: activityId }: Activity): Promise<ReplyCounts> {
  const viewer = authorise(context, mayManageActivities)
  const counted = context.db.raw(`count(*)::int as invited, count(*) filter (where attending)::int as yes,
    count(*) filter (where not attending)::int as no,
    count(*) filter (where attending and is_outing and consented_at is null)::int as without_consent`)
  const load = async (ids: number[]) => {
    const invited = context.db('activities').where('activities.id', oneOf(context.db, ids)).groupBy('activities.id')
    invited.joinRaw(`join children on ${isInvited}`)
    invited.leftJoin('activity_replies', { activityId: 'activities.id', childId: 'children.id' })
    if (!admin(viewer)) invited.whereIn('children.id', taughtScope(context, viewer, context.db.ref('activities.date')))
    const rows: (ReplyCounts & { id: number })[] = await invited.select('activities.id', counted)
    return ids.map((id) => rows.find((row) => row.id === id) ?? { invited: 0, yes: 0, no: 0, withoutConsent: 0 })
  }
  return context.loaders.batch<ReplyCounts>('activities.replyCounts', load).load(activityId)
}

/** A yes to an outing needs the parent's consent, which is stored with its time. */
export async function replyToActivity(context: Context, input: ActivityReplyInput): Promise<ActivityReply> {
  const viewer = authorise(context, mayReplyToActivity)
  const action = 'replyToActivity'
  const scope = ofGuardian(context, viewer, false)
  return transaction(context, { action, input, model: ActivityReply, scope }, async (inner) => {
    // locked, so that of two replies at once the second sees the first, and a consent is to the outing that was read
    const child = await lockRow(inner, Child, input.childId, ofGuardian(inner, viewer, false, 'id'))
    await lockTableRows(inner, 'activities', 'share', (activities) => activities.where({ id: input.activityId }))
    const activity = await activitiesFor(inner, viewer).findById(input.activityId)
    const placement = activity && placementOn(child.placements, activity.date)
    if (!placement || ![null, placement.classId].includes(activity.classId)) throw notFound('This activity')
    const today = todayInJohannesburg()
    if (!isOpenForReplies(activity.date, today))
      throw conflict('Replies closed the day before. Please call us about a change.')
    const attending = input.attending ?? null
    if (attending && activity.isOuting && !input.consent)
      throw fieldError('consent', `Please tick the box to let ${child.firstName} join this outing.`)
    const consents = attending && activity.isOuting
    const key = { activityId: activity.id, childId: child.id }
    const before = await ActivityReply.query(inner.db).findOne(key)
    const isOfAnother = before && before.attending !== null && before.repliedBy !== viewer.id
    if (consents || isOfAnother) await assertDecides(inner, viewer, [child.id])
    if (consents && input.version !== activity.version)
      throw conflict('This outing has changed. Please reload the page and read it again before replying.')
    // of two answers to an outing the stricter one counts, where the one who refused still decides for the child
    const deciding = activity.isOuting ? await othersWhoDecide(inner, viewer, child.id) : []
    const { isOverruled, ...answer } = afterAnswer(attending, viewer.id, before?.refusedBy ?? [], deciding)
    const refusals = consents ? await refusalsOfOthers(inner, child.id, 'outing', viewer) : []
    if (isOverruled || refusals.length > 0)
      throw conflict(
        `A guardian has said no to ${isOverruled ? 'this outing' : 'outings'} for ${child.firstName}, which takes precedence. Please talk to each other, or call us.`,
      )
    const isOther = activity.isOuting && before && Boolean(before.attending) !== Boolean(answer.attending)
    if (isOther) await tellOfEndedConsent(inner, activity, child, viewer)
    const repliedAt = now()
    const values = { ...key, ...answer, consentedAt: consents ? repliedAt : null, repliedBy: viewer.id, repliedAt }
    const after = before
      ? await editRow(inner, ActivityReply, { action, id: before.id }, values)
      : await createRow(inner, ActivityReply, { action }, values)
    const link = `/admin/dashboard?section=activities&activity=${activity.id}`
    // one a day for all families; another for a child whose answer changes: a list may be printed already
    const daily = { title: 'Replies to an activity', text: activity.title, key: `${action}:${activity.id}:${today}` }
    const text = `${child.firstName} ${child.lastName} ${after.attending ? 'is' : 'is not'} coming: ${activity.title}`
    const other = { title: 'Another answer to an outing', text, link: `${link}&child=${child.id}`, isLatest: true }
    const keyed = { ...other, key: `${daily.key}:${child.id}` }
    await notifyStaff(inner, { kind: 'activity.reply', link, ...(isOther ? keyed : daily) })
    return after
  })
}
