import { raw } from 'objection'
import type { Context } from '#graphql/platform/context.ts'
import { Message } from './conversation.model.ts'
import { mayReadEveryConversation } from './messages.policy.ts'

/** Messages with the name of their writer and, for staff, how far the e-mail is that carries them: one statement. */
function withWriters(context: Context) {
  const query = Message.query(context.db)
    .join('conversations', 'conversations.id', 'messages.conversationId')
    .leftJoin('users', 'users.id', 'messages.authorId')
    .select('messages.*', raw("coalesce(users.first_name || ' ' || users.last_name, conversations.name, '') as writer"))
  if (!mayReadEveryConversation(context.viewer)) return query
  return query.leftJoin('emails', 'emails.id', 'messages.emailId').select('emails.status as delivery')
}

/** The messages of each conversation, oldest first. */
export const messagesOf = (context: Context) =>
  context.loaders.many<Message>(
    'messages.ofConversation',
    (ids) =>
      withWriters(context)
        .whereIn('conversationId', [...ids])
        .orderBy('messages.id'),
    ({ conversationId }) => conversationId,
  )

/** The newest message of each conversation. */
export const newestMessageOf = (context: Context) =>
  context.loaders.batch<Message | null>('messages.newest', async (ids) => {
    const newest = Message.query(context.db)
      .whereIn('conversationId', [...ids])
      .groupBy('conversationId')
      .max('id')
    const rows = await withWriters(context).whereIn('messages.id', newest)
    const byConversation = new Map(rows.map((row) => [row.conversationId, row]))
    return ids.map((id) => byConversation.get(id) ?? null)
  })
