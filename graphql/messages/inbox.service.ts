import { lockRow } from '#graphql/data/findRow.ts'
import { editRow, now } from '#graphql/data/rows.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { enterApplication } from '#graphql/enrollment/byHand.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Conversation, Message } from './conversation.model.ts'
import { readable } from './conversations.service.ts'
import { mayKeepInbox, mayWriteToSchool } from './messages.policy.ts'
import type { ApplicationOfMessageInput } from './application.schema.ts'

/** Its parent has everything open that the centre wrote in it. */
export const recordReading = ({ db }: Context, conversationId: number) =>
  Message.query(db).where({ conversationId, fromStaff: true }).whereNull('readAt').patch({ readAt: now() })

/** For the centre where administrators do it, for its parent otherwise. Leaves no audit entry: it changes nothing. */
export async function markConversation(context: Context, id: number, isRead: boolean): Promise<Conversation> {
  const viewer = authorise(context, mayWriteToSchool)
  return inTransaction(context, async (inner) => {
    const { parentId } = await lockRow(inner, Conversation, id, readable(inner, viewer))
    if (isRead && parentId === viewer.id) await recordReading(inner, id)
    const side = parentId === viewer.id ? { unreadByParent: !isRead } : { unreadByStaff: !isRead }
    return Conversation.query(inner.db).patchAndFetchById(id, side)
  })
}

/** What is archived counts as read. */
export async function archiveConversation(context: Context, id: number, isArchived: boolean): Promise<Conversation> {
  authorise(context, mayKeepInbox)
  const values = isArchived ? { archivedAt: now(), unreadByStaff: false } : { archivedAt: null }
  return editRow(context, Conversation, { action: 'archiveConversation', id, input: { isArchived } }, values)
}

/** @returns the conversation, which names the application from then on */
export async function applyFromMessage(context: Context, input: ApplicationOfMessageInput): Promise<Conversation> {
  authorise(context, mayKeepInbox)
  const { conversationId: id, ...answers } = input
  const action = 'applyFromMessage'
  return editRow(context, Conversation, { action, id, input }, async ({ kind, applicationId }, inner) => {
    if (kind !== 'contact') throw new AppError('CONFLICT', 'Only a message from the website can become an application.')
    if (applicationId !== null)
      throw new AppError('CONFLICT', 'This message has already been turned into an application.')
    return { applicationId: (await enterApplication(inner, action, answers)).id }
  })
}
