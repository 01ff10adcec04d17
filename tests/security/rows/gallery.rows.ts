import { expect } from 'vitest'
import { buildForm, buildPhoto } from '#tests/factories/files.ts'
import { addStoredPicture } from '../pictures.ts'
import { listCategories, pictureCount } from '#graphql/gallery/categories.service.ts'
import { addPicture, childrenOn, listPictures, readPicture } from '#graphql/gallery/pictures.service.ts'
import type { OperationRows, RouteRows, ServiceRows } from '../row.ts'
import type { World } from '../people.ts'

const drawing = { src: '/art/gallery-garden.svg', alt: 'Watering the beans', width: 1200, height: 900 }

/** A hidden picture, on which the child of one parent can be recognised. */
async function addHidden(world: World, more: object = {}): Promise<number> {
  const { db } = world.server
  const row = { ...drawing, title: `Hidden ${world.serial()}`, isPublished: false, ...more }
  const [{ id }] = await db('gallery_images').insert(row).returning('id')
  await db('gallery_children').insert({ imageId: id, childId: world.children.parent })
  return id
}

const addCategory = async ({ server: { db }, serial }: World): Promise<number> =>
  (
    await db('gallery_categories')
      .insert({ name: `Category ${serial()}` })
      .returning('id')
  )[0].id

const onPicture = (name: string, document: string, sees: object = {}): OperationRows => ({
  [`Mutation.${name}` as const]: {
    may: 'admin' as const,
    document,
    variables: async (world: World) => ({ id: await addHidden(world) }),
    sees: (_world: World, _who: unknown, { id }: Record<string, unknown>) => ({ [name]: { id, ...sees } }),
  },
})

export const galleryOperations: OperationRows = {
  'Query.galleryPictures': {
    may: 'admin',
    document:
      '{ galleryPictures(first: 200) { edges { node { id preview children { id } withoutConsent { id } } } totalCount } }',
    variables: async (world) => ({ id: await addHidden(world) }),
    sees: async ({ server: { db } }) => {
      const rows = await db('gallery_images').whereNull('deleted_at').orderBy(['position', 'id'])
      const edges = rows.map(({ id, src, fileId }) => ({
        node: {
          id,
          preview: fileId ? `/api/admin/gallery/${id}/picture` : src,
          children: expect.any(Array),
          withoutConsent: expect.any(Array),
        },
      }))
      return { galleryPictures: { edges, totalCount: edges.length } }
    },
  },
  'Query.galleryFigures': {
    may: 'admin',
    document: '{ galleryFigures { all attention } }',
    sees: async ({ server: { db } }) => ({
      galleryFigures: {
        all: (await db('gallery_images').whereNull('deleted_at')).length,
        attention: expect.any(Number),
      },
    }),
  },
  'Query.galleryPicture': {
    may: 'admin',
    document: 'query ($id: Int!) { galleryPicture(id: $id) { id title } }',
    variables: async (world) => ({ id: await addHidden(world) }),
    sees: (_world, _who, { id }) => ({ galleryPicture: { id, title: expect.stringContaining('Hidden') } }),
  },
  'Query.removedPictures': {
    may: 'admin',
    document: '{ removedPictures(first: 200) { edges { node { id removedAt } } totalCount } }',
    variables: async (world) => ({ id: await addHidden(world, { deletedAt: new Date().toISOString() }) }),
    sees: async ({ server: { db } }) => {
      const latest = { column: 'deleted_at', order: 'desc' } as const
      const rows = await db('gallery_images')
        .whereNotNull('deleted_at')
        .orderBy([latest, { ...latest, column: 'id' }])
      const edges = rows.map(({ id }) => ({ node: { id, removedAt: expect.any(String) } }))
      return { removedPictures: { edges, totalCount: edges.length } }
    },
  },
  'Query.galleryCategories': {
    may: 'admin',
    document: '{ galleryCategories { id pictureCount } }',
    sees: async ({ server: { db } }) => ({
      galleryCategories: (
        await db('gallery_categories').whereNull('deleted_at').orderBy(['position', 'id']).select('id')
      ).map(({ id }) => ({ id, pictureCount: expect.any(Number) })),
    }),
  },
  'Mutation.updatePicture': {
    may: 'admin',
    document: 'mutation ($input: PictureInput!) { updatePicture(input: $input) { id title children { id } } }',
    variables: async (world) => ({
      input: {
        id: await addHidden(world),
        title: 'Garden',
        alt: '',
        isFeatured: false,
        childIds: [world.children.unlinked],
      },
    }),
    sees: ({ children }, _who, { input }) => ({
      updatePicture: { id: (input as { id: number }).id, title: 'Garden', children: [{ id: children.unlinked }] },
    }),
  },
  'Mutation.publishPicture': {
    may: 'admin',
    document: 'mutation ($id: Int!) { publishPicture(id: $id) { id } }',
    // without a caption, so that the public gallery stays as it is
    variables: async (world) => ({ id: await addHidden(world, { alt: '' }) }),
    sees: () => ({ refused: 'BAD_USER_INPUT' }),
  },
  ...onPicture('hidePicture', 'mutation ($id: Int!) { hidePicture(id: $id) { id isPublished } }', {
    isPublished: false,
  }),
  ...onPicture('movePicture', 'mutation ($id: Int!) { movePicture(id: $id) { id } }'),
  ...onPicture('deletePicture', 'mutation ($id: Int!) { deletePicture(id: $id) { id } }'),
  'Mutation.restorePicture': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restorePicture(id: $id) { id } }',
    variables: async (world) => ({ id: await addHidden(world, { deletedAt: new Date().toISOString() }) }),
    sees: (_world, _who, { id }) => ({ restorePicture: { id } }),
  },
  'Mutation.saveGalleryCategory': {
    may: 'admin',
    document: 'mutation ($input: GalleryCategoryInput!) { saveGalleryCategory(input: $input) { name } }',
    variables: ({ serial }) => ({ input: { name: `Outings ${serial()}` } }),
    sees: (_world, _who, { input }) => ({ saveGalleryCategory: input }),
  },
  'Mutation.deleteGalleryCategory': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteGalleryCategory(id: $id) { id } }',
    variables: async (world) => ({ id: await addCategory(world) }),
    sees: (_world, _who, { id }) => ({ deleteGalleryCategory: { id } }),
  },
}

export const galleryRoutes: RouteRows = {
  'POST /api/admin/gallery': {
    may: 'admin',
    form: async () => buildForm(await buildPhoto({ width: 64, height: 48 }), 'sand pit.jpg'),
    sees: () => ({
      success: true,
      message: 'Picture added successfully',
      picture: {
        id: expect.any(Number),
        title: 'Sand pit',
        width: 64,
        height: 48,
        preview: expect.stringMatching(/^\/api\/admin\/gallery\/\d+\/picture$/),
      },
    }),
  },
  'GET /api/admin/gallery/:id/picture': {
    may: 'admin',
    id: async (world) => addHidden(world, { fileId: (await addStoredPicture(world)).id }),
    sees: () => ({ file: 'image/webp' }),
  },
}

const photo = async () => ({ bytes: await buildPhoto({ width: 64, height: 48 }), name: 'sand pit.jpg' })

/** Behind the fields and routes that ask first. */
export const galleryServices: ServiceRows = {
  'the pictures of the gallery': {
    may: 'admin',
    call: async (context) => (await listPictures(context, { first: 1 })).edges.length > 0,
    sees: () => true,
  },
  'the children on a picture': {
    may: 'admin',
    call: async (context, world) => (await childrenOn(context).load(await addHidden(world))).map((child) => child.id),
    sees: ({ children }) => [children.parent],
  },
  'the categories of the gallery': {
    may: 'admin',
    call: async (context) => (await listCategories(context)).length > 0,
    sees: () => true,
  },
  'how many pictures are in a category': {
    may: 'admin',
    call: async (context, world) => pictureCount(context, { id: await addCategory(world) }),
    sees: () => 0,
  },
  'the bytes of a hidden picture': {
    may: 'admin',
    call: async (context, world) => {
      const { id } = await addStoredPicture(world)
      return (await readPicture(context, await addHidden(world, { fileId: id }), 48)).type
    },
    sees: () => 'image/webp',
  },
  'a new picture': {
    may: 'admin',
    call: async (context) => (await addPicture(context, await photo(), {})).title,
    sees: () => 'Sand pit',
  },
}
