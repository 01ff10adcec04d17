import { randomBytes } from 'node:crypto'
import { type Asking, ownClassIds } from '#graphql/children/belonging.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Closing } from '#graphql/closedDays/closedDays.rules.ts'
import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { currentDuties } from '#graphql/accounts/session.service.ts'
import { hashToken } from '#graphql/accounts/token.ts'
import { audit } from '#graphql/data/audit.ts'
import type { Scope } from '#graphql/data/findRow.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { calendarFile } from '#graphql/platform/files/calendar.ts'
import { inTurn } from '#graphql/platform/files/inTurn.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise, classesTaught, type SignedIn } from '#graphql/platform/policy.ts'
import { tokenFor } from '#graphql/platform/seal.ts'
import { throttleOwn } from '#graphql/platform/throttle.ts'
import { centre } from '#graphql/settings/settings.service.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { holidaysBetween } from '#graphql/values/holidays.ts'
import {
  mayHaveCalendarFeed,
  mayReadCalendarFeed,
  maySeeEveryActivity,
  maySeeOwnActivities,
} from './activities.policy.ts'
import { feedDays, spanOf } from './activities.rules.ts'
import { activitiesFor } from './activities.service.ts'
import { type Activity, CalendarFeed } from './activity.model.ts'

const tokenOf = ({ environment }: Context, userId: number, salt: string) =>
  tokenFor(`calendar ${userId} ${salt}`, environment)

export const feedAddress = (context: Context, { userId, salt }: CalendarFeed) =>
  `${context.environment.PUBLIC_URL}/api/calendar/feed.ics?token=${tokenOf(context, userId, salt)}`

/** None either once the server's secret was changed since. */
export async function ownCalendarFeed(context: Context): Promise<CalendarFeed | null> {
  const viewer = authorise(context, mayHaveCalendarFeed)
  const feed = await CalendarFeed.query(context.db).where({ userId: viewer.id }).first()
  return feed && hashToken(tokenOf(context, feed.userId, feed.salt)) === feed.tokenHash ? feed : null
}

export async function renewCalendarFeed(context: Context): Promise<CalendarFeed> {
  const { id: userId } = authorise(context, mayHaveCalendarFeed)
  await throttleOwn(context, 'renewCalendarFeed', userId)
  const scope: Scope<CalendarFeed> = (feeds) => feeds.where({ userId })
  const request = { action: 'renewCalendarFeed', input: null, model: CalendarFeed, scope }
  return transaction(context, request, async (inner) => {
    const salt = randomBytes(16).toString('base64url')
    const createdAt = new Date().toISOString()
    const feed = { userId, salt, tokenHash: hashToken(tokenOf(inner, userId, salt)), createdAt }
    await inner.db('calendar_feeds').insert(feed).onConflict('user_id').merge()
    await audit(inner, { action: 'renewCalendarFeed', entity: 'user', entityId: userId })
    return CalendarFeed.fromJson(feed)
  })
}

async function calendarOf(
  context: Context,
  viewer: { id: number },
  name: string,
  activities: readonly Activity[],
  closures: readonly Closing[] = [],
): Promise<Buffer> {
  const { fullName } = await centre(context)
  const { host } = new URL(context.environment.PUBLIC_URL)
  const consent = 'An outing: please give your consent in the portal.'
  const planned = activities.map((activity) => ({
    id: `activity-${activity.id}@${host}`,
    ...spanOf(activity),
    stamp: new Date(activity.updatedAt),
    sequence: activity.version - 1,
    summary: activity.title,
    description: [activity.description, activity.isOuting && consent].filter(Boolean).join('\n\n'),
    location: activity.location,
  }))
  const closed = closures.map(({ fromDate, toDate, reason }) => ({
    id: `closed-${fromDate}-${toDate}@${host}`,
    start: new Date(fromDate),
    // the day after the last one, as RFC 5545 has it
    end: new Date(addDays(toDate, 1)),
    allDay: true,
    summary: `Closed: ${reason}`,
  }))
  const head = { name, company: fullName, product: 'Activities' }
  return inTurn({ viewer }, async () => calendarFile(head, [...planned, ...closed]))
}

/** @throws AppError NOT_FOUND, also for an activity that neither the viewer's children nor a class of the viewer is invited to */
export async function activityAsCalendar(context: Context, id: number): Promise<Buffer> {
  const viewer = authorise(context, maySeeOwnActivities)
  const activity = await activitiesFor(context, viewer, classesTaught(viewer)).findById(id)
  if (!activity) throw notFound('This activity')
  return calendarOf(context, viewer, activity.title, [activity])
}

type Owner = Asking & Pick<SignedIn, 'duties'>

async function ownerOf({ db }: Context, token: string): Promise<Owner> {
  const duties = db.raw(`(${currentDuties}) as duties`, { today: todayInJohannesburg() })
  const feeds = db('calendar_feeds').join('users', 'users.id', 'calendar_feeds.user_id')
  const found = feeds.where({ tokenHash: hashToken(token), deletedAt: null })
  const owner: Owner | undefined = await found.first('users.id', 'users.role', duties)
  if (!owner) throw notFound('This calendar')
  return owner
}

async function classOf(context: Context, viewer: Owner, classId: number): Promise<Class> {
  const query = Class.query(context.db).findById(classId).whereNull('deletedAt')
  if (!maySeeEveryActivity(viewer))
    query.where((own) => own.whereIn('id', ownClassIds(context, viewer)).orWhereIn('id', classesTaught(viewer)))
  const found = await query
  if (!found) throw notFound('This calendar')
  return found
}

/** @throws AppError NOT_FOUND for a token that was renewed, or a class that the owner has nothing to do with */
export async function calendarFeed(context: Context, token: string, classId?: number): Promise<Buffer> {
  authorise(context, mayReadCalendarFeed)
  const viewer = await ownerOf(context, token)
  const { fullName } = await centre(context)
  const today = todayInJohannesburg()
  const [from, to] = [addDays(today, -feedDays.back), addDays(today, feedDays.ahead)]
  const holidays = holidaysBetween(from, to).map(({ date, name }) => ({ fromDate: date, toDate: date, reason: name }))
  const closures = [...holidays, ...(await listClosedDays(context, from, to))]
  const query = activitiesFor(context, viewer, classesTaught(viewer)).where('date', '>=', from).where('date', '<=', to)
  const only = classId === undefined ? null : await classOf(context, viewer, classId)
  if (only) query.where((open) => open.whereNull('classId').orWhere({ classId: only.id }))
  return calendarOf(context, viewer, only ? `${fullName}: ${only.name}` : fullName, await query, closures)
}
