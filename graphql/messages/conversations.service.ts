import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import { User } from '#graphql/accounts/user.model.ts'
import { nameOfVisibleChild } from '#graphql/children/visible.service.ts'
import { taughtScope } from '#graphql/data/classScope.ts'
import { findRow, type Scope } from '#graphql/data/findRow.ts'
import { rowOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { latestFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { anywhere, plainSql } from '#graphql/data/search.ts'
import { Conversation, type Correspondent, type InboxState } from './conversation.model.ts'
import { mayReadEveryConversation, mayReadInbox, mayWriteToSchool } from './messages.policy.ts'
import type { InboxFilter } from './messages.rules.ts'

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
  else query.whereNull('archivedAt')
  if (!search?.trim() && filter === 'unread') query.where({ unreadByStaff: true })
  return paginate(query, newestFirst, page)
}

/** Without those in which nobody has answered what went to several families: these are listed once, by themselves. */
const isAnswered =
  ({ db }: Context) =>
  (query: QueryBuilder<Conversation>) => {
    const ofIt = () => db('messages').whereRaw('messages.conversation_id = conversations.id')
    query.whereNotExists(ofIt().whereNotNull('broadcastId')).orWhereExists(ofIt().where({ fromStaff: false }))
  }

const matching = ({ db }: Context, pattern: string) =>
  db('conversations')
    .leftJoin('users', 'users.id', 'conversations.parent_id')
    .where((any) =>
      any
        .whereRaw(
          `${plainSql("concat_ws(' ', subject, name, conversations.email, first_name, last_name)")} like ?`,
          pattern,
        )
        .orWhereIn(
          'conversations.id',
          db('messages')
            .whereRaw(`${plainSql('body')} like ?`, pattern)
            .select('conversation_id'),
        ),
    )
    .select('conversations.id')

/** What stands in the inbox of a member of staff: everything for administrators. */
const inInbox = (context: Context, viewer: SignedIn) => (query: AnyQueryBuilder) =>
  mayReadEveryConversation(viewer) || query.where(toTeachersOf(context, viewer))

/** What was written to the teachers of a child goes with the child: those who teach it now read it. */
const toTeachersOf = (context: Context, viewer: SignedIn) => (query: AnyQueryBuilder) =>
  query.where({ forTeachers: true }).whereIn('childId', taughtScope(context, viewer))

const inboxState = 'select (?)::int as unread, coalesce((?), 0) as newest'

export async function readInboxState(context: Context): Promise<InboxState> {
  const viewer = authorise(context, mayReadInbox)
  const { db } = context
  const inbox = () => Conversation.query(db).modify(inInbox(context, viewer))
  // what was written to teachers waits for them
  const waiting = { unreadByStaff: true, archivedAt: null, forTeachers: !mayReadEveryConversation(viewer) }
  const unread = inbox().where(waiting).count().toKnexQuery()
  const newest = db('messages').whereIn('conversation_id', inbox().select('id').toKnexQuery()).max('id')
  return rowOf(db, inboxState, [unread, newest])
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
  (query) => {
    if (mayReadEveryConversation(viewer)) return
    query.where((own) => own.where({ parentId: viewer.id }).orWhere(toTeachersOf(context, viewer)))
  }

export async function getConversation(context: Context, id: number): Promise<Conversation> {
  const viewer = authorise(context, mayWriteToSchool)
  return findRow(context, Conversation, id, { scope: readable(context, viewer) })
}

export async function correspondentOf(context: Context, conversation: Conversation): Promise<Correspondent> {
  const parent = await context.loaders.byId(User, conversation.parentId)
  if (parent) return { name: `${parent.firstName} ${parent.lastName}`, email: parent.email, userId: parent.id }
  return { name: conversation.name ?? '', email: conversation.email ?? '', userId: null }
}

export const childNameOf = (context: Context, { childId }: Conversation) => nameOfVisibleChild(context, childId)
