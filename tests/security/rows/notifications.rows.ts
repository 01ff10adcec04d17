import { expect } from 'vitest'
import type { OperationRows } from '../row.ts'
import type { World } from '../people.ts'

/** Notifications are told by rows before these, so that there are as many as there are by now. */
const unreadBy = async ({ server: { db }, accounts }: World) =>
  (
    await db('notifications').whereNotIn(
      'id',
      db('notification_reads').where({ userId: accounts.admin.id }).select('notification_id'),
    )
  ).length

export const notificationOperations: OperationRows = {
  'Query.notifications': {
    may: 'admin',
    document: '{ notifications(limit: 100) { id text } }',
    sees: async ({ server: { db } }) => ({
      notifications: await db('notifications').orderBy('id', 'desc').limit(100).select('id', 'text'),
    }),
  },
  'Query.waiting': {
    may: 'admin',
    document: '{ waiting { notifications applications } }',
    sees: async (world) => ({
      waiting: {
        notifications: await unreadBy(world),
        applications: (await world.server.db('applications').where({ status: 'new' })).length,
      },
    }),
  },
  'Mutation.readNotifications': {
    may: 'admin',
    document: 'mutation ($ids: [Int!]) { readNotifications(ids: $ids) { notifications } }',
    variables: async ({ server: { db } }) => ({
      ids: (await db('notifications').insert({ kind: 'a', title: 'A', text: 'B', link: '/' }).returning('id')).map(
        ({ id }: { id: number }) => id,
      ),
    }),
    sees: () => ({ readNotifications: { notifications: expect.any(Number) } }),
  },
}
