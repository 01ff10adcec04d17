import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { visitSentence } from '#graphql/visits/visits.rules.ts'
import { ClassRegisterDocument } from '#web/admin/attendance/attendance.generated.ts'
import { sampleRegister } from '#web/admin/attendance/register/sampleRegister.ts'
import { familyReach, pickers } from '#web/admin/shared/people/pickerMocks.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  BroadcastDocument,
  type BroadcastQuery,
  BroadcastsDocument,
  CancelVisitDocument,
  ChildTodayDocument,
  ConversationDocument,
  type ConversationQuery,
  InboxDocument,
  type ListedConversationFragment,
  MarkConversationDocument,
  MessageClassesDocument,
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
const fromVisitor: Conversation = {
  id: 6,
  kind: 'contact',
  subject: 'Message from the website',
  childName: null,
  forTeachers: false,
  childId: null,
  isUnread: true,
  archivedAt: null,
  applicationId: null,
  visitAt: null,
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
    readAt: null,
    attachments: [],
    createdAt: `${today}T06:12:00Z`,
  }),
}

/** A visitor who has booked a visit. */
export const comesToVisit: Conversation = {
  ...fromVisitor,
  id: 5,
  subject: 'Visit on Monday, 5 January 2099 at 09:00',
  visitAt: '2099-01-05T07:00:00Z',
  messages: written({
    id: 11,
    body: `${visitSentence('Monday, 5 January 2099 at 09:00')}\n\nWe are two.`,
    writer: 'Lindiwe Dlamini',
    fromStaff: false,
    delivery: null,
    readAt: null,
    attachments: [],
    createdAt: `${today}T06:12:00Z`,
  }),
}

/** A parent, with answers of the centre that went out by e-mail. */
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
      readAt: null,
      attachments: [],
      createdAt: `${yesterday}T06:30:00Z`,
    },
    {
      id: 7,
      body: 'What a good idea.\nLet me ask the teachers.',
      writer: 'Annelie Kruger',
      fromStaff: true,
      delivery: 'sent',
      readAt: `${yesterday}T06:20:00Z`,
      attachments: [],
      createdAt: `${yesterday}T06:10:00Z`,
    },
    {
      id: 6,
      body: 'I could read a story in Sesotho one morning. Would that help?',
      writer: 'Thandi Mokoena',
      fromStaff: false,
      delivery: null,
      readAt: null,
      attachments: [{ id: 6, name: 'The story.pdf' }],
      createdAt: `${addDays(today, -2)}T17:25:00Z`,
    },
  ),
}

/** A parent who wrote this morning that the child stays at home. */
export const reportsAbsence: Conversation = {
  ...fromParent,
  id: 9,
  subject: 'Sipho is ill',
  childId: 9,
  childName: 'Sipho Nkosi',
  lastMessageAt: `${today}T04:40:00Z`,
  with: { name: 'Thandi Nkosi', email: 'thandi.nkosi@families.example', userId: 9 },
  newestMessage: { id: 90, body: 'He has a fever and stays at home today.', fromStaff: false },
  messages: written({
    id: 90,
    body: 'He has a fever and stays at home today.',
    writer: 'Thandi Nkosi',
    fromStaff: false,
    delivery: null,
    readAt: null,
    attachments: [],
    createdAt: `${today}T04:40:00Z`,
  }),
}

/** A child of this morning's register whom nobody has marked yet. */
export const notMarked: Mock[] = [
  mockOf(ChildTodayDocument, ({ id }) => ({
    child: { id, classId: 2, enrolledOn: '2025-01-13', lastDay: null, attendanceToday: null },
  })),
  mockOf(ClassRegisterDocument, sampleRegister()),
]

const few: Conversation[] = [fromVisitor, fromParent]

type Sender = [name: string, about: string | null]

const conversation = (
  id: number,
  [name, about]: Sender,
  daysAgo: number,
  body: string,
  more: Partial<Conversation> = {},
): Conversation => {
  const lastMessageAt = `${addDays(today, -daysAgo)}T05:${56 - (id - 20) * 4}:00Z`
  const { fromStaff = false } = more.newestMessage ?? {}
  const writer = fromStaff ? 'Annelie Kruger' : name
  return {
    ...(about === null ? fromVisitor : fromParent),
    id,
    subject: about ?? 'Message from the website',
    isUnread: false,
    lastMessageAt,
    with: { name, email: `${name.split(' ')[0]?.toLowerCase()}@families.example`, userId: about === null ? null : id },
    messages: written({
      id: 100 + id,
      body,
      writer,
      fromStaff,
      delivery: fromStaff ? 'sent' : null,
      readAt: null,
      attachments: [],
      createdAt: lastMessageAt,
    }),
    ...more,
    newestMessage: { id: 100 + id, body, fromStaff },
  }
}

const answered = { newestMessage: { id: 0, body: '', fromStaff: true } }
const unread = { isUnread: true }

/** A busy morning's inbox, newest first, with three unread. */
export const busyInbox = (): Conversation[] => [
  fromVisitor,
  conversation(
    21,
    ['Keabetswe Mosimanegape-Lekgoathi', 'Collecting on Friday afternoon, and who may come instead of me'],
    0,
    'My sister-in-law collects her on Friday. She has her ID with her. Is there anything else that you need from us before then?',
    { ...unread, childName: 'Reitumetse Mosimanegape-Lekgoathi', childId: 19 },
  ),
  conversation(22, ['Johan Venter', null], 0, 'Is the holiday club open to children from other schools?', unread),
  conversation(23, ['Thandi Mokoena', 'Thabo is ill'], 0, 'Thank you for telling us. Get well soon, Thabo!', {
    ...answered,
    childName: 'Thabo Mokoena',
    childId: 23,
  }),
  fromParent,
  conversation(24, ['Farhana Patel', 'Lunch during Ramadan'], 1, 'Yusuf does not fast, so lunch as always, please.', {
    childName: 'Yusuf Patel',
    childId: 29,
  }),
  conversation(25, ['Anita Jacobs', 'New phone number'], 2, 'Please use 083 555 0191 from now on.', {
    childName: 'Zoë Jacobs',
    childId: 17,
  }),
  conversation(
    26,
    ['Refilwe Tau', null],
    3,
    'We do: two places open in January. Come and see the room at ten.',
    answered,
  ),
  conversation(
    27,
    ['Pieter van Wyk', 'Invoice for November'],
    4,
    'The sibling discount is on it now. Sorry about that!',
    {
      ...answered,
      childName: 'Mia van Wyk',
      childId: 16,
    },
  ),
  conversation(28, ['Lindiwe Shabalala', 'Photos of the concert'], 6, 'Could we have the one with the drum?', {
    childName: 'Thandeka Shabalala',
    childId: 26,
  }),
  conversation(29, ['Carla Steyn', null], 8, 'Thank you, we come on Tuesday.', {}),
]

type Broadcast = BroadcastQuery['broadcast']

const recipient = (
  id: number,
  name: string,
  children: string,
  readAt: string | null,
): Broadcast['recipients'][number] => ({
  conversationId: 200 + id,
  name,
  phone: `082 555 01${30 + id}`,
  children,
  readAt,
})

/** A message to a class that most have read. */
export const toClass: Broadcast = {
  id: 4,
  subject: 'Water day on Friday',
  body: 'On Friday the class will be playing with water in the garden. Please pack a towel, swimming things and a hat.',
  classId: 1,
  className: 'Explorers',
  createdAt: `${yesterday}T12:10:00Z`,
  sentTo: 7,
  attachments: [{ id: 5, name: 'Packing list.pdf' }],
  readBy: 5,
  recipients: [
    recipient(1, 'Anita Jacobs', 'Zoë', `${yesterday}T16:40:00Z`),
    recipient(2, 'Farhana Patel', 'Yusuf', `${yesterday}T13:02:00Z`),
    recipient(3, 'Keabetswe Mosimanegape-Lekgoathi', 'Reitumetse, Onalenna', null),
    recipient(4, 'Lindiwe Shabalala', 'Thandeka', `${today}T05:15:00Z`),
    recipient(5, 'Pieter van Wyk', 'Mia', `${yesterday}T18:30:00Z`),
    recipient(6, 'Refilwe Tau', 'Kagiso', null),
    recipient(7, 'Thandi Mokoena', 'Lerato', `${yesterday}T12:20:00Z`),
  ],
}

/** What went to several families, newest first. */
export const sentToSeveral = (): Broadcast[] => [
  toClass,
  {
    ...toClass,
    id: 3,
    subject: 'The centre closes at noon on Thursday, the day before the long weekend',
    classId: null,
    className: null,
    createdAt: `${addDays(today, -6)}T07:05:00Z`,
    sentTo: 84,
    readBy: 79,
  },
]

/** The inbox as it stands, unless a story answers differently. What is read stays so. */
export function messagesServer(
  overrides: Mock[] = [],
  listed: Conversation[] = few,
  several = sentToSeveral(),
): Mock[] {
  const read = new Set<number>()
  const cancelled = new Set<number>()
  const now = <Row extends ListedConversationFragment>(row: Row): Row => ({
    ...row,
    ...(read.has(row.id) && { isUnread: false }),
    ...(cancelled.has(row.id) && { visitAt: null }),
  })
  return [
    ...overrides,
    mockOf(InboxDocument, () => ({
      inbox: { unread: listed.map(now).filter(({ isUnread }) => isUnread).length, newest: 12 },
    })),
    mockOf(MessagesDocument, ({ filter, search, ...page }) => ({
      conversations: pageOf(
        listed
          .map(now)
          .filter(
            (conversation) =>
              (filter === 'archived') === (conversation.archivedAt !== null) &&
              (filter !== 'unread' || conversation.isUnread) &&
              conversation.with.name.toLowerCase().includes((search ?? '').toLowerCase()),
          ),
        page,
      ),
    })),
    mockOf(ConversationDocument, ({ id }) => ({
      conversation: now(listed.find((each) => each.id === id) ?? fromVisitor),
    })),
    mockOf(CancelVisitDocument, ({ id }) => {
      cancelled.add(id)
      return { cancelVisit: now(listed.find((each) => each.id === id) ?? fromVisitor) }
    }),
    mockOf(BroadcastsDocument, (page) => ({ broadcasts: pageOf(several, page) })),
    mockOf(BroadcastDocument, ({ id }) => ({ broadcast: several.find((each) => each.id === id) ?? toClass })),
    mockOf(MessageClassesDocument, {
      classes: [
        { id: 1, name: 'Explorers' },
        { id: 3, name: 'Young Scholars' },
      ],
    }),
    familyReach,
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
