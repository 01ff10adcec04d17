import * as z from 'zod/mini'
import { day, done, maybe, number, shaped, text } from '#graphql/platform/rest/answer.ts'
import { pictureTypes } from '#graphql/platform/files/files.rules.ts'
import { signedIn } from '#graphql/platform/policy.ts'
import { changed, route, uploadRoute } from '#graphql/platform/rest/route.ts'
import { documentKinds } from './childDocuments.rules.ts'
import { newDocumentSchema } from './childDocuments.schema.ts'
import { addDocument, readDocument } from './childDocuments.service.ts'

const shown = z.object({
  id: number,
  childId: number,
  kind: z.enum(documentKinds),
  expiresOn: maybe(day),
  note: maybe(text),
})

export const childDocumentRoutes = [
  uploadRoute('/api/children/:id/documents', {
    summary: "Uploads a document of a child: a PDF, or a photo of a paper. For the child's parents and administrators",
    policy: signedIn,
    body: newDocumentSchema,
    status: 201,
    answer: done({ document: shown }),
    handle: async ({ context, id, upload, body }) =>
      changed('Document added successfully', { document: shaped(shown)(await addDocument(context, id, upload, body)) }),
  }),
  route.get('/api/child-documents/:id/file', {
    summary: "The file of a child's document. For the child's parents and administrators",
    policy: signedIn,
    file: ['application/pdf', ...pictureTypes],
    handle: ({ context, id }) => readDocument(context, id),
  }),
]
