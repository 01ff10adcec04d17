import type { Knex } from 'knex'
import { conversationPath, excerptOf } from '#graphql/messages/messages.rules.ts'
import { raiseAlerts } from '#graphql/notifications/alerts.ts'

/** How many the demo administrator has not read. */
const unread = 2

/** What staff were told when applications and messages came in, oldest first; all but the newest two are read. */
export async function insertNotifications(db: Knex, today: string, adminId: number) {
  await raiseAlerts(db, Infinity, today)
  const applications: { id: number; childName: string; parentName: string; createdAt: string }[] = await db(
    'applications',
  ).select('id', 'child_name', 'parent_name', 'created_at')
  const messages: { id: number; name: string; body: string; createdAt: string }[] = await db('messages')
    .join('conversations', 'conversations.id', 'messages.conversation_id')
    .leftJoin('users', 'users.id', 'messages.author_id')
    .where({ fromStaff: false })
    .select(
      'conversations.id',
      'messages.body',
      'messages.created_at',
      db.raw("coalesce(conversations.name, users.first_name || ' ' || users.last_name) as name"),
    )
  const told = [
    ...applications.map(({ id, childName, parentName, createdAt }) => ({
      kind: 'application.received',
      title: 'New application',
      text: `${childName}, from ${parentName}`,
      link: `/admin/dashboard?section=applications&application=${id}`,
      createdAt,
    })),
    ...messages.map(({ id, name, body, createdAt }) => ({
      kind: 'message.parent',
      title: `Message from ${name}`,
      text: excerptOf(body, 80),
      link: conversationPath(id),
      createdAt,
    })),
  ].sort((one, other) => one.createdAt.localeCompare(other.createdAt))
  await db('notifications').insert(told)
  await db.raw(
    `insert into notification_reads (notification_id, user_id)
     select id, ? from notifications order by id desc offset ?`,
    [adminId, unread],
  )
}
