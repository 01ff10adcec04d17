import { route } from '#graphql/platform/rest.ts'
import { enrollmentSchema } from './enrollment.schema.ts'
import { submitEnrollment } from './enrollment.service.ts'

export const enrollmentRoutes = [
  route({
    method: 'POST',
    path: '/api/enroll',
    summary: 'Applies for a place',
    body: enrollmentSchema,
    status: 201,
    handle: async ({ context, body }) => {
      const application = await submitEnrollment(context, body)
      return {
        success: true,
        id: application?.id ?? null,
        reference: application?.reference ?? null,
        message: "Thank you for enrolling. We'll contact you soon to confirm your child's place.",
      }
    },
  }),
]
