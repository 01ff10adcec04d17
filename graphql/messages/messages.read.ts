import { raw } from 'objection'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Message } from './conversation.model.ts'
import { mayReadEveryConversation } from './messages.policy.ts'

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

export async function newestMessageOf(context: Context, conversation: { id: number }): Promise<Message | null> {
  const newestOf = (ids: number[]) =>
    Message.query(context.db).whereIn('conversationId', ids).groupBy('conversationId').max('id')
  const [newest = null] = await context.loaders
    .many<Message>(
      'messages.newest',
      (ids) => withWriters(context).whereIn('messages.id', newestOf(ids)),
      ({ conversationId }) => conversationId,
    )
    .load(conversation.id)
  return newest
}
