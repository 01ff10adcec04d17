import { route } from '#graphql/platform/rest.ts'
import { listOwnNotices } from './notices.service.ts'

export const noticeRoutes = [
  route({
    method: 'GET',
    path: '/api/parent/notices',
    summary: 'Published notices for whoever is signed in, newest first',
    handle: async ({ context }) => ({
      success: true,
      notices: (await listOwnNotices(context)).map(({ id, title, message, createdAt }) => ({
        id,
        title,
        message,
        createdAt,
      })),
    }),
  }),
]
