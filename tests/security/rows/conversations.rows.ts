import { expect } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { addAttachment, readAttachment } from '#graphql/messages/attachments.service.ts'
import { Conversation } from '#graphql/messages/conversation.model.ts'
import { parentsOfChild, newestMessageOf } from '#graphql/messages/messages.read.ts'
import { getConversation } from '#graphql/messages/conversations.service.ts'
import { startConversation } from '#graphql/messages/writing.service.ts'
import { visitCalendarUrl } from '#graphql/visits/visits.service.ts'
import { buildForm, buildPdf } from '#tests/factories/files.ts'
import { sendTwice } from '../repeated.ts'
import { hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

const newestFirst = [
  { column: 'last_message_at', order: 'desc' },
  { column: 'id', order: 'desc' },
]

/** Their own one for a parent; somebody else's for everybody beside staff. */
const asked = ({ conversations }: World, who: Person) =>
  who === 'otherParent' ? conversations.otherParent : conversations.parent

/** They are no party to it. */
const isForeign = (who: Person) => who === 'teacher' || hasNoChild(who)

/** Somebody without a child may write a few messages an hour, fewer than the tests send. */
const forgetMessages = ({ server: { db } }: World) => db('throttles').where({ name: 'message' }).delete()

const parentOf = ({ accounts }: World, who: Person) => (who === 'otherParent' ? accounts.otherParent : accounts.parent)

const idOf = ({ input }: Record<string, unknown>) => (input as { conversationId: number }).conversationId

/** What stands in the inbox of staff: all of it for administrators, for teachers what was written to them. */
const inboxOf = ({ server: { db }, classId, otherClassId }: World, who: Person) => {
  const rows = db('conversations').orderBy(newestFirst)
  if (who === 'admin') return rows
  const taught = db.from(placedChildren(db)).where({ classId: who === 'classTeacher' ? classId : otherClassId })
  return rows.where({ forTeachers: true }).whereIn('childId', taught.select('id'))
}

/** What the office has archived, and teachers have still to read. */
const giveArchived = async ({ server: { db }, conversations: { toTeachers: id } }: World) => {
  await db('conversations').where({ id }).update({ archivedAt: '2026-01-05T07:00:00Z', unreadByStaff: true })
  return { unused: id }
}

/** Of those, what is not archived: for teachers, what they have still to read as well. */
const openOf = (world: World, who: Person) =>
  inboxOf(world, who).where((open) => {
    open.whereNull('archivedAt')
    if (who !== 'admin') open.orWhere({ unreadByStaff: true })
  })

/** What stands in the inbox of a parent: conversations of their own. */
const ownOf = async ({ server: { db }, accounts }: World, who: Person): Promise<{ id: number }[]> =>
  who !== 'guest' ? db('conversations').where({ parentId: accounts[who].id }).orderBy(newestFirst).select('id') : []

const newestIn = async ({ server: { db } }: World, ids: number[]) =>
  (await db('messages').whereIn('conversation_id', ids).max({ newest: 'id' }).first())?.newest ?? 0

const proof = () => ({ bytes: buildPdf(), name: 'proof of payment.pdf' })

/** The visitor has booked a visit. */
async function giveVisit({ server: { db }, conversations: { contact: id } }: World): Promise<number> {
  await db('conversations').where({ id }).update({ visitAt: '2099-01-05T07:00:00Z' })
  return id
}

/** What the link to the visit that `id` has given ends with. */
let visitSearch = ''

/** A file in the conversation of the parent. */
async function someAttachment({ server: { db }, contextOf, conversations }: World): Promise<number> {
  const { id } = await addAttachment(await contextOf('parent'), proof())
  const message = await db('messages').where({ conversationId: conversations.parent }).first('id')
  await db('message_attachments').where({ id }).update({ messageId: message.id })
  return id
}

export const conversationRoutes: RouteRows = {
  'GET /api/visits/:id/calendar': {
    may: 'anyone',
    id: async (world) => {
      const id = await giveVisit(world)
      const visit = await Conversation.query(world.server.db).findById(id).throwIfNotFound()
      visitSearch = new URL(visitCalendarUrl(await world.contextOf('guest'), visit) ?? '').search
      return id
    },
    get search() {
      return visitSearch
    },
    sees: () => ({ file: 'text/calendar; charset=utf-8' }),
  },
  'POST /api/message-attachments': {
    may: 'signed in',
    form: () => buildForm(buildPdf(), 'proof of payment.pdf', {}),
    sees: () => ({
      success: true,
      message: 'File added successfully',
      attachment: { id: expect.any(Number), name: 'proof of payment.pdf' },
    }),
  },
  'GET /api/message-attachments/:id/file': {
    may: 'signed in',
    id: someAttachment,
    sees: (_world, who) => (who === 'parent' || who === 'admin' ? { file: 'application/pdf' } : refused('NOT_FOUND')),
  },
}

export const conversationServices: ServiceRows = {
  'a conversation with the teachers of a child': {
    may: 'signed in',
    call: async (context, { conversations }) => (await getConversation(context, conversations.toTeachers)).forTeachers,
    sees: (_world, who) => ['parent', 'classTeacher', 'admin'].includes(who) || refused('NOT_FOUND'),
  },
  'the parents of a child who can be written to': {
    may: 'class',
    call: async (context, { children }) => (await parentsOfChild(context, children.parent)).map(({ userId }) => userId),
    sees: ({ accounts }, who) => (who === 'otherTeacher' ? [] : [accounts.parent.id]),
  },
  'a message of a teacher about nobody': {
    may: 'class',
    call: async (context, { accounts }) => {
      const input = { parentId: accounts.parent.id, subject: 'Hats', body: 'Please send a hat.' }
      return (await startConversation(context, input)).forTeachers
    },
    sees: (_world, who) => (who === 'admin' ? false : refused('BAD_USER_INPUT')),
  },
  'whether the e-mail of the newest message was sent': {
    may: 'anyone',
    call: async (context, { server: { db }, conversations, accounts }) => {
      const conversationId = conversations.parent
      const letter = { kind: 'message', recipient: accounts.parent.email, subject: 'Hats', body: 'Please send a hat.' }
      const [{ id: emailId }] = await db('emails').insert(letter).returning('id')
      const row = { conversationId, authorId: accounts.admin.id, body: 'Please send a hat.', emailId, fromStaff: true }
      const [{ id }] = await db('messages').insert(row).returning('id')
      try {
        return (await newestMessageOf(context, { id: conversationId }))?.delivery ?? null
      } finally {
        await db('messages').where({ id }).delete()
      }
    },
    sees: (_world, who) => (who === 'admin' ? 'queued' : null),
  },
  'choosing a file for a message': {
    may: 'signed in',
    call: async (context) => (await addAttachment(context, proof())).name,
    sees: () => 'proof of payment.pdf',
  },
  'a repeated choice of a file that is somebody else’s by now': {
    may: 'signed in',
    call: async (context, { server: { db }, accounts }) => {
      const file = proof()
      const add = (again: typeof context) => addAttachment(again, file)
      return sendTwice(context, add, ({ id }) =>
        db('message_attachments').where({ id }).update({ uploadedBy: accounts.endedSession.id }),
      )
    },
    sees: () => refused('CONFLICT'),
  },
  'a file that waits for its message': {
    may: 'signed in',
    call: async (context, world) => {
      const { id } = await addAttachment(await world.contextOf('parent'), proof())
      return (await readAttachment(context, id)).type
    },
    sees: (_world, who) => (who === 'parent' ? 'application/pdf' : refused('NOT_FOUND')),
  },
  'the file of a message': {
    may: 'signed in',
    call: async (context, world) => (await readAttachment(context, await someAttachment(world))).type,
    sees: (_world, who) => (who === 'parent' || who === 'admin' ? 'application/pdf' : refused('NOT_FOUND')),
  },
}

export const conversationOperations: OperationRows = {
  'Query.conversations': {
    may: 'class',
    document: '{ conversations(first: 200) { edges { node { id with { email } newestMessage { body } } } } }',
    variables: giveArchived,
    sees: async (world, who) => ({
      conversations: {
        edges: (await openOf(world, who)).map(({ id }) => ({
          node: { id, with: { email: expect.any(String) }, newestMessage: { body: expect.any(String) } },
        })),
      },
    }),
  },
  'Query.broadcasts': {
    may: 'admin',
    document: '{ broadcasts { edges { node { id subject body className sentTo readBy } } } }',
    sees: async ({ server: { db } }) => ({
      broadcasts: {
        edges: (await db('broadcasts').orderBy('id', 'desc')).map(({ id, subject, body }) => ({
          node: { id, subject, body, className: 'Weavers', sentTo: expect.any(Number), readBy: expect.any(Number) },
        })),
      },
    }),
  },
  'Query.broadcast': {
    may: 'admin',
    document: 'query ($id: Int!) { broadcast(id: $id) { id recipients { name phone children readAt } } }',
    variables: async ({ server: { db }, classId }) => {
      const row = { subject: 'Hats', body: 'Please send a hat.', classId }
      const [{ id }] = await db('broadcasts').insert(row).returning('id')
      return { id }
    },
    sees: (_world, _who, { id }) => ({ broadcast: { id, recipients: [] } }),
  },
  'Mutation.sendBroadcast': {
    may: 'admin',
    document:
      'mutation ($input: BroadcastInput!) { sendBroadcast(input: $input) { sentTo readBy recipients { name } } }',
    variables: ({ classId }) => ({ input: { classId, subject: 'Hats', body: 'Please send a hat.' } }),
    sees: async ({ server: { db }, classId }) => {
      const inClass = db.from(placedChildren(db)).where({ classId, deletedAt: null }).select('id')
      const parents: { firstName: string; lastName: string }[] = await db('users')
        .whereNull('deletedAt')
        .whereIn('id', db('guardianships').whereIn('childId', inClass).select('parent_id'))
        .orderByRaw('first_name, last_name, id')
      const recipients = parents.map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` }))
      return { sendBroadcast: { sentTo: parents.length, readBy: 0, recipients } }
    },
  },
  'Query.inbox': {
    may: 'class',
    document: '{ inbox { unread newest } }',
    sees: async (world, who) => {
      const unread = await openOf(world, who).where({ unreadByStaff: true, forTeachers: who !== 'admin' })
      const ids = (await inboxOf(world, who)).map(({ id }) => id)
      return { inbox: { unread: unread.length, newest: await newestIn(world, ids) } }
    },
  },
  'Query.myConversations': {
    may: 'signed in',
    document: '{ myConversations { edges { node { id } } totalCount } }',
    sees: async (world, who) => {
      const own = await ownOf(world, who)
      return { myConversations: { edges: own.map((node) => ({ node })), totalCount: own.length } }
    },
  },
  'Query.myInbox': {
    may: 'signed in',
    document: '{ myInbox { unread newest } }',
    sees: async (world, who) => {
      const ids = (await ownOf(world, who)).map(({ id }) => id)
      const unread = (await world.server.db('conversations').whereIn('id', ids).where({ unreadByParent: true })).length
      return { myInbox: { unread, newest: await newestIn(world, ids) } }
    },
  },
  'Query.conversation': {
    may: 'signed in',
    document:
      'query ($id: Int!) { conversation(id: $id) { id with { email } childName messages { edges { node { body writer delivery } } } } }',
    variables: (world, who) => ({ id: asked(world, who) }),
    sees: async (world, who, { id }) => {
      if (isForeign(who)) return refused('NOT_FOUND')
      const rows = await world.server.db('messages').where({ conversationId: id }).orderBy('id', 'desc')
      const { email } = parentOf(world, who)
      return {
        conversation: {
          id,
          with: { email },
          childName: expect.any(String),
          messages: {
            edges: rows.map(({ body, authorId, emailId }) => {
              const { firstName, lastName } =
                authorId === world.accounts.admin.id ? world.accounts.admin : parentOf(world, who)
              const delivery = who === 'admin' && emailId ? 'queued' : null
              return { node: { body, writer: `${firstName} ${lastName}`, delivery } }
            }),
          },
        },
      }
    },
  },
  'Mutation.startConversation': {
    may: 'class',
    document: 'mutation ($input: StartConversationInput!) { startConversation(input: $input) { with { userId } } }',
    variables: ({ accounts, children }) => ({
      input: { parentId: accounts.parent.id, childId: children.parent, subject: 'Hats', body: 'Please send a hat.' },
    }),
    sees: ({ accounts }, who) =>
      who === 'otherTeacher' ? refused('NOT_FOUND') : { startConversation: { with: { userId: accounts.parent.id } } },
  },
  'Mutation.writeToSchool': {
    may: 'signed in',
    document: 'mutation ($input: WriteToSchoolInput!) { writeToSchool(input: $input) { with { userId } childName } }',
    variables: async (world) => {
      await forgetMessages(world)
      return { input: { childId: world.children.parent, subject: 'Hats', body: 'Which hat?' } }
    },
    sees: ({ accounts }, who) =>
      who === 'parent'
        ? { writeToSchool: { with: { userId: accounts.parent.id }, childName: expect.any(String) } }
        : refused('BAD_USER_INPUT'),
  },
  'Mutation.replyToConversation': {
    may: 'signed in',
    document:
      'mutation ($input: ReplyInput!) { replyToConversation(input: $input) { id newestMessage { fromStaff } } }',
    variables: async (world, who) => {
      await forgetMessages(world)
      return { input: { conversationId: asked(world, who), body: 'Thank you.' } }
    },
    sees: (_world, who, variables) =>
      isForeign(who)
        ? refused('NOT_FOUND')
        : { replyToConversation: { id: idOf(variables), newestMessage: { fromStaff: who === 'admin' } } },
  },
  'Mutation.markConversation': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { markConversation(id: $id, isRead: true) { id isUnread } }',
    variables: async (world, who) => {
      const id = who === 'classTeacher' ? world.conversations.toTeachers : asked(world, who)
      await world.server.db('conversations').where({ id }).update({ unreadByStaff: true, unreadByParent: true })
      return { id }
    },
    sees: (_world, who, { id }) =>
      isForeign(who) && who !== 'classTeacher' ? refused('NOT_FOUND') : { markConversation: { id, isUnread: false } },
  },
  'Mutation.archiveConversation': {
    may: 'admin',
    document: 'mutation ($id: Int!) { archiveConversation(id: $id, isArchived: false) { id archivedAt } }',
    variables: (world, who) => ({ id: asked(world, who) }),
    sees: (_world, _who, { id }) => ({ archiveConversation: { id, archivedAt: null } }),
  },
  'Query.visits': {
    may: 'admin',
    document: '{ visits { id visitAt with { email } } }',
    variables: async (world) => ({ unused: await giveVisit(world) }),
    sees: ({ conversations }) => ({
      visits: expect.arrayContaining([
        { id: conversations.contact, visitAt: expect.any(String), with: { email: 'visitor@families.example' } },
      ]),
    }),
  },
  'Mutation.cancelVisit': {
    may: 'admin',
    document: 'mutation ($id: Int!) { cancelVisit(id: $id) { id visitAt } }',
    variables: async (world) => ({ id: await giveVisit(world) }),
    sees: (_world, _who, { id }) => ({ cancelVisit: { id, visitAt: null } }),
  },
  'Mutation.applyFromMessage': {
    may: 'admin',
    document: 'mutation ($input: ApplicationOfMessageInput!) { applyFromMessage(input: $input) { id applicationId } }',
    variables: async (world) => {
      const { server, conversations } = world
      await server.db('conversations').where({ id: conversations.contact }).update({ applicationId: null })
      const { childName, childDob, parentName, phone, program, startDate } = buildEnrollment()
      const known = { childName, childDob, parentName, phone, program, startDate }
      return { input: { ...known, conversationId: conversations.contact } }
    },
    sees: (_world, _who, variables) => ({
      applyFromMessage: { id: idOf(variables), applicationId: expect.any(Number) },
    }),
  },
}
