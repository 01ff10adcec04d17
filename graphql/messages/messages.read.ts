import { raw } from 'objection'
import { modelsOf } from '#graphql/data/asRow.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Message, type Correspondent } from './conversation.model.ts'
import { mayReadEveryConversation, mayReadInbox } from './messages.policy.ts'
import { taughtScope } from '#graphql/data/classScope.ts'
import { oneOf } from '#graphql/data/statement.ts'
import { authorise } from '#graphql/platform/policy.ts'

const newestFirst = { columns: ['messages.id'], descending: true }

/** Messages with the name of their writer and, for administrators, how far the e-mail is that carries them: one statement. */
function withWriters(context: Context) {
  const query = Message.query(context.db)
    .join('conversations', 'conversations.id', 'messages.conversationId')
    .leftJoin('users', 'users.id', 'messages.authorId')
    .select('messages.*', raw("coalesce(users.first_name || ' ' || users.last_name, conversations.name, '') as writer"))
  if (!mayReadEveryConversation(context.viewer)) return query
  return query.leftJoin('emails', 'emails.id', 'messages.emailId').select('emails.status as delivery')
}

export const messagesOf = (context: Context, conversation: { id: number }, page: PageRequest): Promise<Page<Message>> =>
  paginate(withWriters(context).where({ conversationId: conversation.id }), newestFirst, page)

/** The last of each conversation in the index. */
const newest = `
  select messages.*, coalesce(users.first_name || ' ' || users.last_name, conversations.name, '') as writer,
    case when :showsDelivery then (select status from emails where id = messages.email_id) end as delivery
  from unnest(cast(:ids as int[])) as wanted join conversations on conversations.id = wanted
    cross join lateral (select * from messages where conversation_id = wanted order by id desc limit 1) as messages
    left join users on users.id = messages.author_id`

export async function newestMessageOf(context: Context, conversation: { id: number }): Promise<Message | null> {
  const [message = null] = await context.loaders
    .many<Message>(
      'messages.newest',
      (ids) => modelsOf(context.db, Message, newest, { ids, showsDelivery: mayReadEveryConversation(context.viewer) }),
      ({ conversationId }) => conversationId,
    )
    .load(conversation.id)
  return message
}

/** The parents of a child who have an account, who is asked first at the top; of other classes none for teachers. */
export const parentsOfChild = (context: Context, childId: number): Promise<Correspondent[]> =>
  context.loaders
    .many<Correspondent & { childId: number }>(
      'messages.parents',
      async (childIds) => {
        const viewer = authorise(context, mayReadInbox)
        const { db } = context
        const parents = db('guardianships')
          .join('users', 'users.id', 'guardianships.parent_id')
          .where('child_id', oneOf(db, childIds))
          .whereNull('users.deleted_at')
          .orderBy([{ column: 'is_primary', order: 'desc' }, 'guardianships.id'])
          .select('child_id', 'users.email', { userId: 'users.id' })
          .select(db.raw("first_name || ' ' || last_name as name"))
        if (!mayReadEveryConversation(viewer)) parents.whereIn('child_id', taughtScope(context, viewer))
        return parents
      },
      (parent) => parent.childId,
    )
    .load(childId)
