import type { Application } from '#graphql/enrollment/application.model.ts'
import { storeApplication } from '#graphql/enrollment/enrollment.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Conversation } from './conversation.model.ts'
import { mayKeepInbox, mayWriteToSchool } from './messages.policy.ts'
import type { ApplicationOfMessageInput } from './messages.schema.ts'
import { lockConversation } from './writing.service.ts'

/**
 * Remembers that a conversation was read, or puts it back among the unread ones: for the school where staff do it, for
 * its parent otherwise.
 * @throws AppError NOT_FOUND, also for somebody else's conversation
 */
export async function markConversation(context: Context, id: number, isRead: boolean): Promise<Conversation> {
  const viewer = authorise(context, mayWriteToSchool)
  return transaction(
    context,
    { action: 'markConversation', input: { id, isRead }, model: Conversation },
    async (inner) => {
      const { parentId } = await lockConversation(inner, viewer, id)
      const side = parentId === viewer.id ? { unreadByParent: !isRead } : { unreadByStaff: !isRead }
      return Conversation.query(inner.db).patchAndFetchById(id, side)
    },
  )
}

/**
 * Puts a conversation aside, which also counts as read, or back into the inbox. For staff.
 * @throws AppError NOT_FOUND
 */
export async function archiveConversation(context: Context, id: number, isArchived: boolean): Promise<Conversation> {
  const viewer = authorise(context, mayKeepInbox)
  const action = 'archiveConversation'
  return transaction(context, { action, input: { id, isArchived }, model: Conversation }, async (inner) => {
    await lockConversation(inner, viewer, id)
    await audit(inner, { action, entity: 'conversation', entityId: id, after: { isArchived } })
    return Conversation.query(inner.db).patchAndFetchById(id, {
      archivedAt: isArchived ? new Date().toISOString() : null,
      ...(isArchived ? { unreadByStaff: false } : {}),
    })
  })
}

/**
 * Turns a message of the contact form into an application for a place, which is confirmed to the parent. For staff.
 * @returns the conversation, which names the application from then on
 * @throws AppError NOT_FOUND; CONFLICT for a parent's conversation, or when it became one before
 */
export async function applyFromMessage(context: Context, input: ApplicationOfMessageInput): Promise<Conversation> {
  const viewer = authorise(context, mayKeepInbox)
  return transaction(context, { action: 'applyFromMessage', input, model: Conversation }, async (inner) => {
    const { conversationId, ...answers } = input
    const conversation = await lockConversation(inner, viewer, conversationId)
    if (conversation.kind !== 'contact')
      throw new AppError('CONFLICT', 'Only a message from the website can become an application.')
    if (conversation.applicationId !== null)
      throw new AppError('CONFLICT', 'This message has become an application already.')
    const application: Application = await storeApplication(inner, answers)
    await audit(inner, {
      action: 'applyFromMessage',
      entity: 'application',
      entityId: application.id,
      after: application.auditValues(),
    })
    return Conversation.query(inner.db).patchAndFetchById(conversationId, { applicationId: application.id })
  })
}
