import { rowOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Notification, type Waiting } from './notification.model.ts'
import { maySeeNotifications } from './notifications.policy.ts'

/** For how many days a notification counts as unread, so that nobody comes back to hundreds. */
const unreadDays = 30

const mostRows = 100

/** Reads of one person, beside the notifications. What is old counts as read. */
const unreadBy = `
  notifications.created_at > now() - make_interval(days => :unreadDays)
  and not exists (select from notification_reads
    where notification_reads.notification_id = notifications.id and notification_reads.user_id = :reader)`

export async function listNotifications(context: Context, limit: number): Promise<Notification[]> {
  const { id: reader } = authorise(context, maySeeNotifications)
  if (limit < 1 || limit > mostRows) throw new AppError('BAD_USER_INPUT', `Please request 1 to ${mostRows} rows.`)
  return Notification.query(context.db)
    .select('notifications.*', context.db.raw(`not (${unreadBy}) as is_read`, { reader, unreadDays }))
    .orderBy('id', 'desc')
    .limit(limit)
}

export async function readWaiting(context: Context): Promise<Waiting> {
  const { id: reader } = authorise(context, maySeeNotifications)
  return rowOf(
    context.db,
    `select (select count(*)::int from notifications where ${unreadBy}) as notifications,
      (select coalesce(max(id), 0) from notifications) as "newestNotification",
      (select count(*)::int from applications where status = 'new') as applications`,
    { reader, unreadDays },
  )
}

/** One statement that can be repeated without another effect. */
export async function readNotifications(context: Context, ids: readonly number[] | null): Promise<Waiting> {
  const { id: reader } = authorise(context, maySeeNotifications)
  await context.db.raw(
    `insert into notification_reads (notification_id, user_id)
     select id, :reader from notifications where ${ids ? 'id = any(:ids)' : unreadBy} on conflict do nothing`,
    { reader, unreadDays, ids: [...(ids ?? [])] },
  )
  return readWaiting(context)
}
