import { done } from '#graphql/platform/rest/answer.ts'
import { admin } from '#graphql/platform/policy.ts'
import { confirmed, uploadRoute } from '#graphql/platform/rest/route.ts'
import { documentNameSchema } from './downloads.schema.ts'
import { replaceDocument } from './downloads.service.ts'

export const downloadRoutes = [
  uploadRoute('/api/admin/documents', {
    summary: 'Replaces one of the downloadable documents with an uploaded PDF',
    policy: admin,
    body: documentNameSchema,
    status: 201,
    answer: done({}),
    handle: ({ context, upload, body }) =>
      confirmed('Document replaced successfully', replaceDocument(context, upload, body.name)),
  }),
]
