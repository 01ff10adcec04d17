import { usualShortcuts } from '#graphql/shortcuts/shortcuts.schema.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  BadgesDocument,
  MenuShortcutsDocument,
  NotificationsDocument,
  type NotificationsQuery,
  ReadNotificationsDocument,
} from './shell.generated.ts'

const today = todayInJohannesburg()

export const sampleNotifications: NotificationsQuery['notifications'] = [
  {
    id: 12,
    kind: 'message.contact',
    title: 'Message from Lindiwe Dlamini',
    text: 'Good morning, may we come and see the toddler rooms on Friday?',
    link: '/admin/dashboard?section=messages&conversation=6',
    createdAt: `${today}T06:12:00Z`,
    isRead: false,
  },
  {
    id: 11,
    kind: 'application.received',
    title: 'New application',
    text: 'Hannah Steyn, from Carla Steyn',
    link: '/admin/dashboard?section=applications&application=40',
    createdAt: `${today}T05:52:00Z`,
    isRead: false,
  },
  {
    id: 10,
    kind: 'bills.overdue',
    title: '3 invoices are overdue',
    text: 'Due on 7 November 2026 and not fully paid.',
    link: '/admin/dashboard?section=billing&status=overdue',
    createdAt: `${addDays(today, -1)}T06:00:00Z`,
    isRead: true,
  },
]

/** What the shell asks for round every section. */
export const shellAnswers = (): Mock[] => [
  mockOf(BadgesDocument, {
    waiting: { notifications: 2, newestNotification: 12, applications: 2 },
    inbox: { unread: 3, newest: 12 },
  }),
  mockOf(MenuShortcutsDocument, { menuShortcuts: [...usualShortcuts] }),
  mockOf(NotificationsDocument, { notifications: sampleNotifications }),
  mockOf(ReadNotificationsDocument, { readNotifications: { notifications: 0 } }),
]
