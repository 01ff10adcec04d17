import * as z from 'zod/mini'
import { done, number, text } from '#graphql/platform/rest/answer.ts'
import { wholeNumber } from '#graphql/platform/fields.schema.ts'
import { admin } from '#graphql/platform/policy.ts'
import { adminRoute, changed, uploadRoute } from '#graphql/platform/rest/route.ts'
import { newPictureSchema } from './gallery.schema.ts'
import { addPicture, previewOf, readPicture } from './pictures.service.ts'

const picture = z.object({ id: number, title: text, width: number, height: number, preview: text })

/** Width of a picture unless one is requested, in pixels. */
const usualWidth = 960

export const galleryRoutes = [
  uploadRoute('/api/admin/gallery', {
    summary: 'Adds a picture to the gallery, hidden until it is published',
    policy: admin,
    body: newPictureSchema,
    status: 201,
    answer: done({ picture }),
    handle: async ({ context, upload, body }) => {
      const added = await addPicture(context, upload, body)
      const { id, title, width, height } = added
      return changed('Picture added successfully', { picture: { id, title, width, height, preview: previewOf(added) } })
    },
  }),
  adminRoute.get('/api/admin/gallery/:id/picture', {
    summary: 'A picture of the gallery, including hidden ones',
    file: ['image/webp'],
    query: z.object({ width: z.optional(wholeNumber('Please enter the width in pixels.')) }),
    handle: ({ context, id, query }) => readPicture(context, id, query.width ?? usualWidth),
  }),
]
