import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { pickers } from '../shared/people/pickerMocks.ts'
import {
  ConversationDocument,
  type ConversationQuery,
  InboxDocument,
  type ListedConversationFragment,
  MarkConversationDocument,
  MessagesDocument,
} from './messages.generated.ts'

const today = todayInJohannesburg()
const yesterday = addDays(today, -1)

type Conversation = ConversationQuery['conversation']

export type ThreadMessage = Conversation['messages']['edges'][number]['node']

/** The messages of a conversation, given newest first. */
export const written = (...messages: ThreadMessage[]): Conversation['messages'] =>
  pageOf(messages, { first: messages.length })

/** A visitor of the site who wrote this morning. */
export const fromVisitor: Conversation = {
  id: 6,
  kind: 'contact',
  subject: 'Message from the website',
  childName: null,
  childId: null,
  isUnread: true,
  archivedAt: null,
  applicationId: null,
  lastMessageAt: `${today}T06:12:00Z`,
  phone: '082 555 0127',
  childAge: '18-36months',
  with: { name: 'Lindiwe Dlamini', email: 'lindiwe.dlamini@families.example', userId: null },
  newestMessage: {
    id: 12,
    body: 'Good morning, may we come and see the toddler rooms on Friday?',
    fromStaff: false,
  },
  messages: written({
    id: 12,
    body: 'Good morning, may we come and see the toddler rooms on Friday?',
    writer: 'Lindiwe Dlamini',
    fromStaff: false,
    delivery: null,
    createdAt: `${today}T06:12:00Z`,
  }),
}

/** A parent, with answers of the school that went out by e-mail. */
export const fromParent: Conversation = {
  ...fromVisitor,
  id: 3,
  kind: 'parent',
  subject: 'Story day',
  childId: 1,
  childName: 'Lerato Mokoena',
  isUnread: false,
  phone: null,
  childAge: null,
  lastMessageAt: `${yesterday}T06:30:00Z`,
  with: { name: 'Thandi Mokoena', email: 'parent@kiewiet.example', userId: 2 },
  newestMessage: { id: 8, body: 'We would love that! Thursday at 09:30 suits us best.', fromStaff: true },
  messages: written(
    {
      id: 8,
      body: 'We would love that! Thursday at 09:30 suits us best.',
      writer: 'Annelie Kruger',
      fromStaff: true,
      delivery: 'failed',
      createdAt: `${yesterday}T06:30:00Z`,
    },
    {
      id: 7,
      body: 'What a good idea.\nLet me ask the teachers.',
      writer: 'Annelie Kruger',
      fromStaff: true,
      delivery: 'sent',
      createdAt: `${yesterday}T06:10:00Z`,
    },
    {
      id: 6,
      body: 'I could read a story in Sesotho one morning. Would that help?',
      writer: 'Thandi Mokoena',
      fromStaff: false,
      delivery: null,
      createdAt: `${addDays(today, -2)}T17:25:00Z`,
    },
  ),
}

const listed: ListedConversationFragment[] = [fromVisitor, fromParent]

/** The inbox as it stands, unless a story answers differently. What is read stays so. */
export function messagesServer(overrides: Mock[] = []): Mock[] {
  const read = new Set<number>()
  const now = <Row extends ListedConversationFragment>(row: Row): Row =>
    read.has(row.id) ? { ...row, isUnread: false } : row
  return [
    ...overrides,
    mockOf(InboxDocument, () => ({ inbox: { unread: 1 - read.size, newest: 12 } })),
    mockOf(MessagesDocument, ({ filter, search, ...page }) => ({
      conversations: pageOf(
        listed
          .map(now)
          .filter(
            (conversation) =>
              (filter !== 'archived' || conversation.archivedAt) &&
              (filter !== 'unread' || conversation.isUnread) &&
              conversation.with.name.toLowerCase().includes((search ?? '').toLowerCase()),
          ),
        page,
      ),
    })),
    mockOf(ConversationDocument, ({ id }) => ({ conversation: now(id === fromParent.id ? fromParent : fromVisitor) })),
    mockOf(MarkConversationDocument, ({ id, isRead }) => {
      if (isRead) read.add(id)
      else read.delete(id)
      return { markConversation: { id, isUnread: !isRead } }
    }),
    ...pickers(
      () => [],
      () => [
        {
          id: 2,
          firstName: 'Thandi',
          lastName: 'Mokoena',
          email: 'parent@kiewiet.example',
          emailVerifiedAt: null,
          guardianships: [{ id: 1, child: { id: 1, firstName: 'Lerato', lastName: 'Mokoena' } }],
        },
      ],
    ),
  ]
}
