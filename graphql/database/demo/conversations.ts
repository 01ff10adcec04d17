import { placedChildren } from './placements.ts'
import type { Knex } from 'knex'
import { contactSubject } from '#graphql/messages/messages.rules.ts'
import { momentAgo } from './moment.ts'
import type { DemoPeople } from './people.ts'

type When = readonly [ago: number, hour: number, minute: number]

interface DemoConversation {
  subject?: string
  /** A visitor of the site, or else the demo parent. */
  visitor?: { name: string; phone: string; childAge: string }
  /** First name of one of the demo parent's children. */
  child?: string
  messages: readonly { staff?: boolean; when: When; body: string }[]
  unreadByStaff?: boolean
  unreadByParent?: boolean
  archived?: boolean
}

/** Three of them are unread by the centre, one by the demo parent. */
const conversations: readonly DemoConversation[] = [
  {
    subject: 'Spare clothes',
    child: 'Lerato',
    messages: [
      { staff: true, when: [23, 15, 40], body: 'Lerato used her spare clothes today. Please send a new set tomorrow.' },
      { when: [23, 18, 5], body: 'Will do, thank you for telling me.' },
    ],
    archived: true,
  },
  {
    visitor: { name: 'Refilwe Tau', phone: '083 555 0119', childAge: '0-18months' },
    messages: [
      { when: [9, 15, 20], body: 'Do you have a place for a baby of seven months from January?' },
      {
        staff: true,
        when: [8, 9, 10],
        body: 'Yes, we have two places from January. Come and see the room on any weekday at ten, and apply online when you are ready.',
      },
    ],
  },
  {
    subject: 'Story day',
    messages: [
      { when: [6, 19, 25], body: 'I could read a story in Sesotho one morning. Would that help?' },
      {
        staff: true,
        when: [5, 8, 30],
        body: 'We would love that! Thursday at 09:30 suits the Young Scholars best. Shall we put you down for that?',
      },
    ],
    unreadByParent: true,
  },
  {
    visitor: { name: 'Johan Venter', phone: '072 555 0188', childAge: '3-5years' },
    messages: [{ when: [1, 10, 5], body: 'Is the holiday club open to children from other schools?' }],
    unreadByStaff: true,
  },
  {
    subject: 'Thabo is ill',
    child: 'Thabo',
    messages: [{ when: [0, 7, 40], body: 'Thabo has flu and is staying home today. Lerato is coming.' }],
    unreadByStaff: true,
  },
  {
    visitor: { name: 'Lindiwe Dlamini', phone: '082 555 0127', childAge: '18-36months' },
    messages: [{ when: [0, 8, 12], body: 'Good morning, may we come and see the toddler rooms on Friday?' }],
    unreadByStaff: true,
  },
]

/** What visitors and the demo parent have written with the centre. */
export async function insertConversations(db: Knex, today: string, { adminId, parentId }: DemoPeople) {
  const children: { id: number; firstName: string }[] = await db('children')
    .join('guardianships', 'guardianships.child_id', 'children.id')
    .where({ parentId })
    .select('children.id', 'children.first_name')
  for (const { visitor, child, messages, archived = false, ...rest } of conversations) {
    const moments = messages.map(({ when }) => momentAgo(today, ...when))
    const lastMessageAt = moments.at(-1)
    const email = visitor && `${visitor.name.toLowerCase().replace(' ', '.')}@families.example`
    const [conversation]: { id: number }[] = await db('conversations')
      .insert({
        subject: contactSubject,
        unreadByStaff: false,
        ...rest,
        ...(visitor ? { kind: 'contact', ...visitor, email } : { kind: 'parent', parentId }),
        childId: children.find(({ firstName }) => firstName === child)?.id ?? null,
        createdAt: moments[0],
        lastMessageAt,
        archivedAt: archived ? lastMessageAt : null,
      })
      .returning('id')
    await db('messages').insert(
      messages.map(({ staff = false, body }, index) => ({
        conversationId: conversation?.id,
        fromStaff: staff,
        authorId: staff ? adminId : visitor ? null : parentId,
        body,
        createdAt: moments[index],
      })),
    )
  }
}

const classNote = {
  subject: 'Water day on Friday',
  body: 'On Friday the class will be playing with water in the garden. Please pack a towel, swimming things and a hat, all marked with a name.',
}

/** What went to the families of one class, two days ago: two thirds have read it. */
export async function insertBroadcast(db: Knex, today: string, { adminId, parentId }: DemoPeople) {
  const own = db('guardianships')
    .join(placedChildren(db, today), 'children.id', 'guardianships.child_id')
    .where({ parentId })
    .select('class_id')
  const parents: { parentId: number; classId: number }[] = await db('guardianships')
    .join(placedChildren(db, today), 'children.id', 'guardianships.child_id')
    .whereIn('classId', db.from(placedChildren(db, today)).whereNotIn('classId', own).min('class_id'))
    .distinct('parent_id', 'class_id')
    .orderBy('parent_id')
  const createdAt = momentAgo(today, 2, 14, 10)
  const [broadcast]: { id: number }[] = await db('broadcasts')
    .insert({ ...classNote, classId: parents[0]?.classId, createdAt })
    .returning('id')
  const conversations: { id: number }[] = await db('conversations')
    .insert(
      parents.map((parent, index) => ({
        kind: 'parent',
        subject: classNote.subject,
        parentId: parent.parentId,
        unreadByStaff: false,
        unreadByParent: index % 3 === 0,
        createdAt,
        lastMessageAt: createdAt,
        archivedAt: createdAt,
      })),
    )
    .returning('id')
  await db('messages').insert(
    conversations.map(({ id }, index) => ({
      conversationId: id,
      fromStaff: true,
      authorId: adminId,
      body: classNote.body,
      broadcastId: broadcast?.id,
      readAt: index % 3 === 0 ? null : momentAgo(today, 1, 6, 40),
      createdAt,
    })),
  )
}
