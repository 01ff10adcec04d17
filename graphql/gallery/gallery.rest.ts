import * as z from 'zod/mini'
import { wholeNumber } from '#graphql/platform/fields.schema.ts'
import { admin } from '#graphql/platform/policy.ts'
import { route, uploadRoute } from '#graphql/platform/rest.ts'
import { newPictureSchema } from './gallery.schema.ts'
import { addPicture, previewOf, readPicture } from './pictures.service.ts'

export const galleryRoutes = [
  uploadRoute({
    method: 'POST',
    path: '/api/admin/gallery',
    summary: 'Adds a picture to the gallery, hidden until it is published',
    policy: admin,
    body: newPictureSchema,
    status: 201,
    handle: async ({ context, upload, body }) => {
      const picture = await addPicture(context, upload, body)
      const { id, title, width, height } = picture
      return {
        success: true,
        message: 'Picture added successfully',
        picture: { id, title, width, height, preview: previewOf(picture) },
      }
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/gallery/:id/picture',
    summary: 'A picture of the gallery, also a hidden one',
    policy: admin,
    query: z.object({ width: z.optional(wholeNumber('Please give the width in pixels.')) }),
    handle: ({ context, id, query }) => readPicture(context, id, query.width),
  }),
]
