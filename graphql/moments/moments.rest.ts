import * as z from 'zod/mini'
import { done, number } from '#graphql/platform/rest/answer.ts'
import { code } from '#graphql/platform/fields.schema.ts'
import { signedIn, teacher } from '#graphql/platform/policy.ts'
import { changed, route, uploadRoute } from '#graphql/platform/rest/route.ts'
import { newPictureSchema } from './moments.schema.ts'
import { addMomentPicture, readMomentPicture } from './pictures.service.ts'

const picture = z.object({ id: number, width: number, height: number })

export const momentRoutes = [
  uploadRoute('/api/moments/:id/pictures', {
    summary:
      'Adds a picture to a moment; the same key again changes nothing. For teachers of the class and administrators',
    policy: teacher,
    body: newPictureSchema,
    status: 201,
    answer: done({ picture }),
    handle: async ({ context, id, upload, body }) => {
      const { id: pictureId, width, height } = await addMomentPicture(context, id, upload, body)
      return changed('Picture added successfully', { picture: { id: pictureId, width, height } })
    },
  }),
  route.get('/api/moments/pictures/:id', {
    summary: "A picture of a moment. For the families of the children in it, the class's teachers and administrators",
    policy: signedIn,
    file: ['image/webp'],
    query: z.object({ size: z.optional(code(['small', 'large'], 'Please ask for small or large.')) }),
    handle: ({ context, id, query }) => readMomentPicture(context, id, query.size === 'small'),
  }),
]
