import { change } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf } from '#graphql/platform/throttle.rules.ts'
import type { ContactInput } from './contact.schema.ts'
import { ContactMessage } from './contactMessage.model.ts'

/**
 * Stores a message from the contact form. One that fills in the field people do not see comes from a program: it gets
 * the same answer, and nothing is stored.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function sendContactMessage(context: Context, input: ContactInput): Promise<boolean> {
  authorise(context, anyone)
  await throttle(context, {
    name: 'sendContactMessage',
    subject: networkOf(context.clientAddress),
    ...formsFromOneAddress,
  })
  const { website, ...message } = input
  if (website) return true
  await change(context, { action: 'sendContactMessage', input: message, model: ContactMessage }, (inner) =>
    ContactMessage.query(inner.db).insertAndFetch(message),
  )
  return true
}
