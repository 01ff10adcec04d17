import * as z from 'zod/mini'
import { pictureTypes } from '#graphql/platform/files/files.rules.ts'
import { signedIn } from '#graphql/platform/policy.ts'
import { done, number, shaped, text } from '#graphql/platform/rest/answer.ts'
import { changed, route, uploadRoute } from '#graphql/platform/rest/route.ts'
import { addAttachment, readAttachment } from './attachments.service.ts'
import { contactSchema } from './contact.schema.ts'
import { sendContactMessage } from './writing.service.ts'

const attachment = z.object({ id: number, name: text })

export const messageRoutes = [
  uploadRoute('/api/message-attachments', {
    summary: 'Uploads a PDF or a picture for a message that is being written; `attachmentIds` of the message names it',
    policy: signedIn,
    status: 201,
    answer: done({ attachment }),
    handle: async ({ context, upload }) =>
      changed('File added successfully', { attachment: shaped(attachment)(await addAttachment(context, upload)) }),
  }),
  route.get('/api/message-attachments/:id/file', {
    summary: 'The file of a message, for administrators and the parent of the conversation',
    policy: signedIn,
    file: ['application/pdf', ...pictureTypes],
    handle: ({ context, id }) => readAttachment(context, id),
  }),
  route.post('/api/contact', {
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
