import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import { User } from '#graphql/accounts/user.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { inClasses, taughtScope } from '#graphql/data/classScope.ts'
import { onDuty } from '#graphql/duties/onDuty.ts'
import { readerOf, type Scope, lockRow } from '#graphql/data/findRow.ts'
import { rowOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { latestFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { anywhere, plainSql } from '#graphql/data/search.ts'
import { Conversation, type Correspondent, type InboxState, Message } from './conversation.model.ts'
import { mayReadEveryConversation, mayReadInbox, mayWriteToSchool, mayKeepInbox } from './messages.policy.ts'
import type { InboxFilter } from './messages.rules.ts'
import { editRow, now } from '#graphql/data/rows.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { enterApplication } from '#graphql/enrollment/byHand.service.ts'
import { conflict } from '#graphql/platform/errors.ts'
import type { ApplicationOfMessageInput } from './application.schema.ts'

const newestFirst = latestFirst('lastMessageAt')

export async function listConversations(
  context: Context,
  page: PageRequest,
  { filter, search }: { filter: InboxFilter; search: string | null },
): Promise<Page<Conversation>> {
  const viewer = authorise(context, mayReadInbox)
  const query = Conversation.query(context.db).modify(inInbox(context, viewer))
  if (search?.trim()) query.whereIn('id', matching(context, anywhere(search)))
  else if (filter === 'archived') query.whereNotNull('archivedAt').where(isAnswered(context))
  else query.where(isOpen(viewer))
  if (!search?.trim() && filter === 'unread') query.where({ unreadByStaff: true })
  return paginate(query, newestFirst, page)
}

/** Not archived. What the office archived stays with teachers until they have read it. */
const isOpen = (viewer: SignedIn) => (query: QueryBuilder<Conversation>) => {
  query.whereNull('archivedAt')
  if (!mayReadEveryConversation(viewer)) query.orWhere({ unreadByStaff: true })
}

/** Without those in which nobody has answered what went to several families: these are listed once, by themselves. */
const isAnswered =
  ({ db }: Context) =>
  (query: QueryBuilder<Conversation>) => {
    const ofIt = () => db('messages').whereRaw('messages.conversation_id = conversations.id')
    query.whereNotExists(ofIt().whereNotNull('broadcastId')).orWhereExists(ofIt().where({ fromStaff: false }))
  }

const matching = ({ db }: Context, pattern: string) => {
  const withWords = db('messages')
    .whereRaw(`${plainSql('body')} like ?`, pattern)
    .select('conversation_id')
  const heading = plainSql("concat_ws(' ', subject, name, conversations.email, first_name, last_name)")
  return db('conversations')
    .leftJoin('users', 'users.id', 'conversations.parent_id')
    .whereRaw(`${heading} like ?`, pattern)
    .orWhereIn('conversations.id', withWords)
    .select('conversations.id')
}

/** What stands in the inbox of a member of staff: everything for administrators. */
const inInbox = (context: Context, viewer: SignedIn) => (query: AnyQueryBuilder) =>
  mayReadEveryConversation(viewer) || query.where(toTeachersOf(context, viewer))

/** What was written to the teachers of a child goes with the child: those who teach it now read it. */
const toTeachersOf = (context: Context, viewer: SignedIn) => (query: AnyQueryBuilder) =>
  query.where({ forTeachers: true }).whereIn('childId', taughtScope(context, viewer))

/**
 * What was written to teachers waits for them while one of them who is not of the family has the child in class. Otherwise it
 * waits for the office: nobody else of the centre would be told.
 */
const waitingForTeachers = (context: Context) => (query: AnyQueryBuilder) => {
  const teachers = context.db('duties').modify(onDuty()).join('users', 'users.id', 'user_id').where({ role: 'teacher' })
  const guardians = context.db('guardianships').whereRaw('guardianships.child_id = conversations.child_id')
  const others = teachers.whereNull('deleted_at').whereNotIn('user_id', guardians.select('parent_id'))
  others.whereRaw('user_id is distinct from conversations.parent_id')
  const children = inClasses(context, others.select('class_id')).whereRaw('children.id = conversations.child_id')
  query.where({ forTeachers: true }).whereExists(children)
}

export const waitsForTeachers = (context: Context, { id }: Conversation) =>
  Conversation.query(context.db).findById(id).modify(waitingForTeachers(context))

/** The office reads nothing for teachers, and of them a guardian of the child nothing for the others. */
export async function staysUnread(context: Context, row: Conversation): Promise<boolean> {
  const { id: parentId } = context.viewer as SignedIn
  const asGuardian = context.db('guardianships').where({ parentId, childId: row.childId }).first('id')
  const isOffice = mayReadEveryConversation(context.viewer)
  return row.unreadByStaff && Boolean(await (isOffice ? waitsForTeachers(context, row) : asGuardian))
}

const inboxState = 'select (?)::int as unread, coalesce((?), 0) as newest'

export async function readInboxState(context: Context): Promise<InboxState> {
  const viewer = authorise(context, mayReadInbox)
  const { db } = context
  const inbox = () => Conversation.query(db).modify(inInbox(context, viewer))
  const unread = inbox().where({ unreadByStaff: true }).where(isOpen(viewer))
  if (mayReadEveryConversation(viewer)) unread.whereNot(waitingForTeachers(context))
  const newest = db('messages').whereIn('conversation_id', inbox().select('id').toKnexQuery()).max('id')
  return rowOf(db, inboxState, [unread.count().toKnexQuery(), newest])
}

export async function listOwnConversations(context: Context, page: PageRequest): Promise<Page<Conversation>> {
  const viewer = authorise(context, mayWriteToSchool)
  return paginate(Conversation.query(context.db).where({ parentId: viewer.id }), newestFirst, page)
}

export async function readOwnInboxState(context: Context): Promise<InboxState> {
  const viewer = authorise(context, mayWriteToSchool)
  const { db } = context
  const own = db('conversations').where({ parentId: viewer.id })
  const newest = db('messages').whereIn('conversation_id', own.clone().select('id')).max('id')
  return rowOf(db, inboxState, [own.clone().where({ unreadByParent: true }).count(), newest])
}

/** Any conversation for administrators, for everybody else one of their own, or to the teachers of a child they teach. */
export const readable =
  (context: Context, viewer: SignedIn): Scope<Conversation> =>
  (query) =>
    mayReadEveryConversation(viewer) ||
    query.where((own) => own.where({ parentId: viewer.id }).orWhere(toTeachersOf(context, viewer)))

export const getConversation = readerOf(Conversation, mayWriteToSchool, readable)

export async function correspondentOf(context: Context, conversation: Conversation): Promise<Correspondent> {
  const parent = await context.loaders.byId(User, conversation.parentId)
  if (parent) return { name: `${parent.firstName} ${parent.lastName}`, email: parent.email, userId: parent.id }
  return { name: conversation.name ?? '', email: conversation.email ?? '', userId: null }
}

export async function childNameOf(
  context: Context,
  { childId }: Pick<Conversation, 'childId'>,
): Promise<string | null> {
  const child = await visibleChild(context, childId)
  return child && `${child.firstName} ${child.lastName}`
}

/** Its parent has everything open that the centre wrote in it. */
export const recordReading = ({ db }: Context, conversationId: number) =>
  Message.query(db).where({ conversationId, fromStaff: true }).whereNull('readAt').patch({ readAt: now() })

/** For the centre where administrators do it, for its parent otherwise. Leaves no audit entry: it changes nothing. */
export async function markConversation(context: Context, id: number, isRead: boolean): Promise<Conversation> {
  const viewer = authorise(context, mayWriteToSchool)
  return inTransaction(context, async (inner) => {
    const before = await lockRow(inner, Conversation, id, readable(inner, viewer))
    const isOwn = before.parentId === viewer.id
    if (isRead && isOwn) await recordReading(inner, id)
    const side = isOwn ? { unreadByParent: !isRead } : { unreadByStaff: !isRead || (await staysUnread(inner, before)) }
    return Conversation.query(inner.db).patchAndFetchById(id, side)
  })
}

/** What is archived counts as read, but not by teachers who have still to read it. */
export async function archiveConversation(context: Context, id: number, isArchived: boolean): Promise<Conversation> {
  authorise(context, mayKeepInbox)
  const change = { action: 'archiveConversation', id, input: { isArchived } }
  return editRow(context, Conversation, change, async (before, inner) =>
    isArchived ? { archivedAt: now(), unreadByStaff: await staysUnread(inner, before) } : { archivedAt: null },
  )
}

/** @returns the conversation, which names the application from then on */
export async function applyFromMessage(context: Context, input: ApplicationOfMessageInput): Promise<Conversation> {
  authorise(context, mayKeepInbox)
  const { conversationId: id, ...answers } = input
  const action = 'applyFromMessage'
  return editRow(context, Conversation, { action, id, input }, async ({ kind, applicationId }, inner) => {
    if (kind !== 'contact') throw conflict('Only a message from the website can become an application.')
    if (applicationId !== null) throw conflict('This message has already been turned into an application.')
    return { applicationId: (await enterApplication(inner, action, answers)).id }
  })
}
