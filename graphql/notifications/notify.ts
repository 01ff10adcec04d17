import type { Context } from '#graphql/platform/context.ts'

export interface Notification {
  /** What happened, such as `volunteer.signup`. */
  kind: string
  /** "New application" */
  title: string
  /** Whom or what it is about, in a few words. */
  text: string
  /** Path of the web app that shows it, such as `/admin/dashboard?section=volunteers`. */
  link: string
  /** With a key there is at most one notification for the same thing, however often it is told. */
  key?: string
  /** It takes the place of the one with this key, unread: what that one said does not hold any more. */
  isLatest?: boolean
}

/** Tells administrators what needs their attention, in the transaction of what caused it. */
export async function notifyStaff({ db }: Pick<Context, 'db'>, { isLatest, ...notification }: Notification) {
  if (isLatest && notification.key) await db('notifications').where({ key: notification.key }).delete()
  await db('notifications').insert(notification).onConflict('key').ignore()
}
