import * as z from 'zod/mini'
import { moment, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import { signedIn } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest/route.ts'
import { listOwnNotices } from './notices.service.ts'

const notice = z.object({ id: number, title: text, message: text, createdAt: moment })

export const noticeRoutes = [
  route({
    method: 'GET',
    path: '/api/parent/notices',
    summary: 'Published notices for whoever is signed in, newest first',
    policy: signedIn,
    answer: success({ notices: z.array(notice) }),
    handle: async ({ context }) => ({ success: true, notices: (await listOwnNotices(context)).map(shaped(notice)) }),
  }),
]
