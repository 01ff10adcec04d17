import * as z from 'zod/mini'
import { listQuerySchema, requestedPage } from '#graphql/data/paginate.ts'
import { moment, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import { signedIn } from '#graphql/platform/policy.ts'
import { listedAs, route } from '#graphql/platform/rest/route.ts'
import { listOwnNotices } from './notices.service.ts'

const notice = z.object({ id: number, title: text, message: text, createdAt: moment })

export const noticeRoutes = [
  route.get('/api/parent/notices', {
    summary: 'Published notices for the user who is signed in, newest first',
    policy: signedIn,
    query: listQuerySchema,
    answer: success({ notices: z.array(notice) }),
    handle: async ({ context, query }) =>
      listedAs('notices', await listOwnNotices(context, requestedPage(query)), shaped(notice)),
  }),
]
