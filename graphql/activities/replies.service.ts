import type { Knex } from 'knex'
import { modelsOf } from '#graphql/data/asRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { Child } from '#graphql/children/child.model.ts'
import { ofTaught, taughtScope } from '#graphql/data/classScope.ts'
import { assertDecides, guardianScope, ofGuardian } from '#graphql/data/guardianScope.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { placementOn } from '#graphql/placements/placements.rules.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { admin, authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import {
  mayManageActivities,
  mayReplyToActivity,
  maySeeEveryActivity,
  maySeeOwnActivities,
} from './activities.policy.ts'
import { isOpenForReplies } from './activities.rules.ts'
import type { ActivityReplyInput } from './activities.schema.ts'
import { activitiesFor, isInvited } from './activities.service.ts'
import { refusalOfOthers } from '#graphql/consents/consents.service.ts'
import { type Activity, ActivityReply, type ReplyCounts } from './activity.model.ts'

/** Replies by the children's first names, each activity's in one statement for all. */
const loadReplies = (context: Context, name: string, among: () => Knex.Raw | Knex.QueryBuilder | null) =>
  context.loaders.many<ActivityReply>(
    `activities.${name}`,
    async (ids) => {
      const scope = among()
      return modelsOf(
        context.db,
        ActivityReply,
        `select activity_replies.* from activity_replies join children on children.id = child_id
        where children.deleted_at is null and activity_id = any(:ids) and attending is not null
          ${scope ? 'and child_id in (:scope)' : ''}
        order by ${wordOrder('children.first_name', 'children.last_name')}, activity_replies.id`,
        { ids, ...(scope ? { scope } : {}) },
      )
    },
    ({ activityId }) => activityId,
  )

export function repliesTo(context: Context, activityId: number): Promise<ActivityReply[]> {
  const viewer = authorise(context, maySeeOwnActivities)
  const own = () => (maySeeEveryActivity(viewer) ? null : guardianScope(context, viewer))
  return loadReplies(context, 'replies', own).load(activityId)
}

/** Those whom staff take along: a teacher's own child in another class is not among them. */
export function repliesOfTaught(context: Context, activityId: number): Promise<ActivityReply[]> {
  const viewer = authorise(context, mayManageActivities)
  const taught = () => (admin(viewer) ? null : taughtScope(context, viewer))
  return loadReplies(context, 'repliesOfTaught', taught).load(activityId)
}

type Counted = Omit<ReplyCounts, 'invited'>

export async function replyCountsOf(context: Context, { id: activityId, isOuting }: Activity): Promise<ReplyCounts> {
  const viewer = authorise(context, mayManageActivities)
  const load = async (ids: number[]) => {
    const rows = (await ActivityReply.query(context.db)
      .join('children', 'children.id', 'activityReplies.childId')
      .whereNull('children.deletedAt')
      .where('activityId', oneOf(context.db, ids))
      .modify(ofTaught(context, viewer))
      .groupBy('activityId')
      .select('activityId')
      .select(
        context.db.raw(`count(*) filter (where attending)::int as yes, count(*) filter (where not attending)::int as no,
          count(*) filter (where attending and consented_at is null)::int as without_consent`),
      )) as unknown as ({ activityId: number } & Counted)[]
    return ids.map((id) => rows.find((row) => row.activityId === id) ?? { yes: 0, no: 0, withoutConsent: 0 })
  }
  const counts = await context.loaders.batch<Counted>('activities.replyCounts', load).load(activityId)
  const invited = await invitedChildren(context, viewer, activityId)
  return { ...counts, withoutConsent: isOuting ? counts.withoutConsent : 0, invited }
}

/** Children who are enrolled on the day of the activity, in its class or, without one, in any that the viewer has. */
const invitedChildren = (context: Context, viewer: SignedIn, activityId: number): Promise<number> =>
  context.loaders
    .counts('activities.invited', 'activities.id', () => {
      const invited = context.db('activities').joinRaw(`join children on ${isInvited}`)
      return admin(viewer) ? invited : invited.whereIn('children.id', taughtScope(context, viewer))
    })
    .load(activityId)

/** A yes to an outing needs the parent's consent, which is stored with its time. */
export async function replyToActivity(context: Context, input: ActivityReplyInput): Promise<ActivityReply> {
  const viewer = authorise(context, mayReplyToActivity)
  const action = 'replyToActivity'
  const scope = ofGuardian(context, viewer, false)
  return transaction(context, { action, input, model: ActivityReply, scope }, async (inner) => {
    const activity = await activitiesFor(inner, viewer).findById(input.activityId)
    // locked, so that of two replies at once the second sees the first
    const [child] = await lockRows(inner, Child, (children) =>
      children.where({ id: input.childId, deletedAt: null }).whereIn('id', guardianScope(inner, viewer)),
    )
    const placement = activity && placementOn(child?.placements ?? [], activity.date)
    if (!child || !placement || ![null, placement.classId].includes(activity.classId)) throw notFound('This activity')
    const today = todayInJohannesburg()
    if (!isOpenForReplies(activity.date, today))
      throw conflict('Replies closed the day before. Please call us about a change.')
    const attending = input.attending ?? null
    if (attending && activity.isOuting && !input.consent)
      throw fieldError('consent', `Please tick the box to let ${child.firstName} join this outing.`)
    const consents = attending && activity.isOuting
    if (consents) await assertDecides(inner, viewer, [child.id])
    if (consents && input.version !== activity.version)
      throw conflict('This outing has changed. Please reload the page and read it again before replying.')
    const key = { activityId: activity.id, childId: child.id }
    const before = await ActivityReply.query(inner.db).findOne(key)
    const isOfAnother = before && before.attending !== null && before.repliedBy !== viewer.id
    if (isOfAnother) await assertDecides(inner, viewer, [child.id])
    const refused = before?.refusedBy ?? []
    const others = refused.filter((id) => id !== viewer.id)
    const takesBack = attending === null && others.length < refused.length
    // of two answers to an outing the stricter one counts, where the one who refused still decides for the child
    const deciding = inner.db('guardianships').where({ childId: child.id, mayDecide: true })
    const stands = activity.isOuting && Boolean(await deciding.whereIn('parentId', others).first('id'))
    const refusesOutings = consents && (await refusalOfOthers(inner, child.id, 'outing', viewer))
    if (stands ? attending !== false && !takesBack : refusesOutings)
      throw conflict(
        `Another guardian has said no to ${stands ? 'this outing' : 'outings'} for ${child.firstName}, which takes precedence. Please talk to each other, or call us.`,
      )
    const repliedAt = now()
    const refusedBy = attending === false ? [...others, viewer.id] : others
    const answer = { attending: stands ? false : attending, consentedAt: consents ? repliedAt : null }
    const values = { ...key, ...answer, repliedBy: viewer.id, refusedBy, repliedAt }
    const after = before
      ? await editRow(inner, ActivityReply, { action, id: before.id }, values)
      : await createRow(inner, ActivityReply, { action }, values)
    const link = `/admin/dashboard?section=activities&activity=${activity.id}`
    // one a day, however many families reply; an answer that changes each time: a list of the outing may be printed already
    const ofToday = `activity.reply:${activity.id}:${today}`
    const daily = { title: 'Replies to an activity', text: activity.title, key: ofToday }
    const isOther = activity.isOuting && before && Boolean(before.attending) !== Boolean(after.attending)
    const text = `${child.firstName} ${child.lastName} ${after.attending ? 'is' : 'is not'} coming: ${activity.title}`
    const other = { title: 'Another answer to an outing', text, link: `${link}&child=${child.id}` }
    await notifyStaff(inner, { kind: 'activity.reply', link, ...(isOther ? other : daily) })
    return after
  })
}
