import * as z from 'zod/mini'
import { done, maybe, number, shaped, text } from '#graphql/platform/rest/answer.ts'
import { wholeNumber } from '#graphql/platform/fields.schema.ts'
import { changed, route, uploadRoute } from '#graphql/platform/rest/route.ts'
import { readContactPhoto, setContactPhoto } from './contactPhoto.service.ts'
import { mayManageContacts, maySeeContactPhoto } from './contacts.policy.ts'

const shown = z.object({ id: number, childId: number, name: text, collecting: text, photo: maybe(text) })

export const contactRoutes = [
  uploadRoute('/api/child-contacts/:id/photo', {
    summary: "Sets the photo of a child's contact. For the child's parents and administrators",
    policy: mayManageContacts,
    answer: done({ contact: shown }),
    handle: async ({ context, id, upload }) => {
      const contact = await setContactPhoto(context, id, upload)
      return changed('Photo saved successfully', {
        contact: shaped(shown)({ ...contact, photo: contact.photo() }),
      })
    },
  }),
  route.get('/api/child-contacts/:id/photo', {
    summary: "The photo of a child's contact. For the child's parents and staff who take its register",
    policy: maySeeContactPhoto,
    file: ['image/webp'],
    query: z.object({ of: z.optional(wholeNumber('Please request the photo by its id.')) }),
    handle: ({ context, id }) => readContactPhoto(context, id),
  }),
]
