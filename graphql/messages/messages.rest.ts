import { done } from '#graphql/platform/rest/answer.ts'
import { route } from '#graphql/platform/rest/route.ts'
import { contactSchema } from './contact.schema.ts'
import { sendContactMessage } from './contact.service.ts'

export const messageRoutes = [
  route({
    method: 'POST',
    path: '/api/contact',
    summary: 'Sends a message through the contact form',
    body: contactSchema,
    status: 201,
    answer: done({}),
    throttled: true,
    handle: async ({ context, body }) => ({
      success: await sendContactMessage(context, body),
      message: "Thank you for contacting us. We'll get back to you soon.",
    }),
  }),
]
