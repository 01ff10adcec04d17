import { done, maybe, number, text } from '#graphql/platform/rest/answer.ts'
import { changed, route } from '#graphql/platform/rest/route.ts'
import { enrollmentSchema } from './enrollment.schema.ts'
import { submitEnrollment } from './enrollment.service.ts'

export const enrollmentRoutes = [
  route.post('/api/enroll', {
    summary: 'Applies for a place',
    body: enrollmentSchema,
    status: 201,
    answer: done({ id: maybe(number), reference: maybe(text) }),
    throttled: true,
    handle: async ({ context, body }) => {
      const application = await submitEnrollment(context, body)
      const { id = null, reference = null } = application ?? {}
      return changed("Thank you for enrolling. We'll contact you soon to confirm your child's place.", {
        id,
        reference,
      })
    },
  }),
]
