import { expect } from 'vitest'
import { ChildContact } from '#graphql/contacts/childContact.model.ts'
import { readContactPhoto, setContactPhoto } from '#graphql/contacts/contactPhoto.service.ts'
import { buildForm, buildPhoto } from '#tests/factories/files.ts'
import { hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

/** Whom the child is none of: they try that of another family. */
const isForeign = (who: Person) => who === 'otherParent' || hasNoChild(who)

/** The child whose list somebody asks about. */
const childOf = ({ children }: World, who: Person) => {
  if (who === 'parent' || who === 'teacher') return children[who]
  return who === 'admin' ? children.unlinked : children.parent
}

const person = { name: 'Gogo Dlamini', relationship: 'Grandmother', phone: '082 555 0177', inEmergency: true }
const photo = async () => ({ bytes: await buildPhoto({ width: 40, height: 40 }), name: 'gogo.jpg' })

/** Somebody with a photo who may collect that child. */
async function someFace(world: World, who: Person) {
  const { db } = world.server
  const childId = childOf(world, who)
  await db('child_contacts').where({ childId }).delete()
  const { id } = await ChildContact.query(db).insertAndFetch({ ...person, childId, collecting: 'yes' })
  await setContactPhoto(await world.contextOf('admin'), id, await photo())
  return id
}

const unlessOther = <Seen>(who: Person, seen: Seen) => (isForeign(who) ? refused('NOT_FOUND') : seen)

/** Another photo from a parent has to be confirmed again. */
const collectingAfter = (who: Person) => (who === 'admin' ? 'yes' : 'asked')

/** Who teaches the class of the child knows by it who may collect. */
const isSeenBy = (who: Person) => who === 'classTeacher' || !isForeign(who)

export const contactPhotoOperations: OperationRows = {
  'Mutation.removeContactPhoto': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { removeContactPhoto(id: $id) { id photo } }',
    variables: async (world, who) => ({ id: await someFace(world, who) }),
    sees: (_world, who, { id }) => unlessOther(who, { removeContactPhoto: { id, photo: null } }),
  },
}

export const contactPhotoRoutes: RouteRows = {
  'POST /api/child-contacts/:id/photo': {
    may: 'signed in',
    id: someFace,
    form: async () => {
      const { bytes, name } = await photo()
      return buildForm(bytes, name)
    },
    sees: (world, who) =>
      unlessOther(who, {
        success: true,
        message: 'Photo saved successfully',
        contact: expect.objectContaining({ childId: childOf(world, who), collecting: collectingAfter(who) }),
      }),
  },
  'GET /api/child-contacts/:id/photo': {
    may: 'signed in',
    id: someFace,
    sees: (_world, who) => (isSeenBy(who) ? { file: 'image/webp' } : refused('NOT_FOUND')),
  },
}

export const contactPhotoServices: ServiceRows = {
  'giving a photo of somebody on the list of a child': {
    may: 'signed in',
    call: async (context, world, who) =>
      (await setContactPhoto(context, await someFace(world, who), await photo())).collecting,
    sees: (_world, who) => unlessOther(who, collectingAfter(who)),
  },
  'the photo of somebody on the list of a child': {
    may: 'signed in',
    call: async (context, world, who) => (await readContactPhoto(context, await someFace(world, who))).type,
    sees: (_world, who) => (isSeenBy(who) ? 'image/webp' : refused('NOT_FOUND')),
  },
}
