import { createRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf } from '#graphql/platform/throttle.rules.ts'
import type { ContactInput } from './contact.schema.ts'
import { Conversation } from './conversation.model.ts'
import { mayWriteThroughTheSite } from './messages.policy.ts'
import { contactSubject, conversationPath, excerptOf } from './messages.rules.ts'

/**
 * Stores a message from the contact form, which starts a conversation, and tells administrators. One that fills in the field
 * people do not see comes from a program: it gets the same answer, and nothing is stored.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function sendContactMessage(context: Context, input: ContactInput): Promise<boolean> {
  authorise(context, mayWriteThroughTheSite)
  const action = 'sendContactMessage'
  await throttle(context, { name: action, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  const { website, message, ...writer } = input
  if (website) return true
  const request = { action, input: { ...writer, message } }
  const values = { ...writer, kind: 'contact' as const, subject: contactSubject, unreadByStaff: true }
  await createRow(context, Conversation, request, values, async ({ id: conversationId }, inner) => {
    await inner.db('messages').insert({ conversationId, fromStaff: false, body: message })
    await notifyStaff(inner, {
      kind: 'message.contact',
      title: `Message from ${writer.name}`,
      text: excerptOf(message, 80),
      link: conversationPath(conversationId),
    })
  })
  return true
}
