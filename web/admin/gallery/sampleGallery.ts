import { gallery, galleryCategories } from '#graphql/database/startingContent.rules.ts'
import { pickers } from '#web/admin/shared/people/pickerMocks.ts'
import { failure, mockOf, pageOf, type Mock } from '#web/app/mocks.tsx'
import {
  DeleteGalleryCategoryDocument,
  DeletePictureDocument,
  GalleryManagerDocument,
  GalleryPicturesDocument,
  HidePictureDocument,
  MovePictureDocument,
  OpenedPictureDocument,
  PublishPictureDocument,
  RemovedPicturesDocument,
  RestorePictureDocument,
  SaveGalleryCategoryDocument,
  UpdatePictureDocument,
} from './gallery.generated.ts'
import type { Picture } from './pictures.ts'

const lerato = { id: 11, firstName: 'Lerato', lastName: 'Mokoena' }
const boitumelo = { id: 13, firstName: 'Boitumelo', lastName: 'van der Westhuizen-Mokoena' }
const thabo = { id: 12, firstName: 'Thabo', lastName: 'van der Westhuizen' }

/** The eight pictures that a centre starts with, and three that were uploaded. */
function samplePictures(): Picture[] {
  const drawn = gallery.map(
    ({ src, title, alt, width, height, category }, index): Picture => ({
      id: index + 1,
      title,
      alt,
      preview: src,
      width,
      height,
      categoryId: galleryCategories.indexOf(category) + 1,
      isFeatured: index < 3,
      isPublished: true,
      version: 1,
      children: [],
      withoutConsent: [],
    }),
  )
  const added = { width: 1200, height: 900, isFeatured: false, isPublished: false, version: 1, categoryId: null }
  const [first] = drawn
  const preview = first?.preview ?? ''
  return [
    ...drawn,
    { ...added, id: 9, title: 'Sand pit', alt: '', preview, children: [], withoutConsent: [] },
    {
      ...added,
      id: 10,
      title: 'Puppet theatre',
      alt: 'Two puppets greet',
      preview,
      children: [lerato, boitumelo],
      withoutConsent: [lerato, boitumelo],
    },
    {
      ...added,
      id: 11,
      title: 'Painted stones',
      alt: 'Stones drying in the sun',
      preview,
      children: [thabo],
      withoutConsent: [],
    },
  ]
}

const isShown: Record<string, (picture: Picture) => boolean> = {
  all: () => true,
  published: ({ isPublished }) => isPublished,
  hidden: ({ isPublished }) => !isPublished,
  attention: ({ alt, withoutConsent }) => alt.trim() === '' || withoutConsent.length > 0,
  featured: ({ isFeatured }) => isFeatured,
}

/** So many pictures more than a centre starts with. */
export const manyPictures = (count: number): Picture[] => [
  ...samplePictures(),
  ...Array.from({ length: count }, (_, index) => ({
    ...(samplePictures()[0] as Picture),
    id: 100 + index,
    title: `Outing ${index + 1}`,
    isFeatured: false,
  })),
]

/** A server in memory. Answers given by the story come first. */
export function galleryServer(overrides: readonly Mock[] = [], pictures = samplePictures()): Mock[] {
  let categories = galleryCategories.map((name, index) => ({ id: index + 1, name: String(name), version: 1 }))
  const removed: Picture[] = []
  const find = (id: number) => pictures.find((picture) => picture.id === id) as Picture
  const patch = (id: number, values: Partial<Picture>) =>
    Object.assign(find(id), values, { version: find(id).version + 1 })
  const found = (show: string, categoryId?: number | null) =>
    pictures.filter((picture) => isShown[show]?.(picture) && (!categoryId || picture.categoryId === categoryId))
  const count = (show: string, categoryId?: number | null) => found(show, categoryId).length
  return [
    ...overrides,
    mockOf(GalleryManagerDocument, ({ categoryId }) => ({
      gallery: { all: pictures.length, featured: count('featured') },
      inCategory: {
        all: count('all', categoryId),
        published: count('published', categoryId),
        hidden: count('hidden', categoryId),
        attention: count('attention', categoryId),
      },
      galleryCategories: categories.map((category) => ({
        ...category,
        pictureCount: pictures.filter(({ categoryId }) => categoryId === category.id).length,
      })),
    })),
    mockOf(GalleryPicturesDocument, ({ show, categoryId, ...page }) => ({
      galleryPictures: pageOf(
        found(show ?? 'all', categoryId).map((picture) => ({ ...picture })),
        page,
      ),
    })),
    mockOf(OpenedPictureDocument, ({ id }) => {
      const picture = pictures.find((each) => each.id === id)
      return picture ? { galleryPicture: { ...picture } } : failure('This picture was not found.', 'NOT_FOUND')
    }),
    ...pickers(() =>
      [lerato, thabo].map((child) => ({
        ...child,
        enrolledOn: '2025-01-13',
        lastDay: null,
        class: { id: 2, name: 'Explorers' },
      })),
    ),
    mockOf(UpdatePictureDocument, ({ input }) => {
      const children = [lerato, thabo].filter(({ id }) => [input.childIds].flat().includes(id))
      const values = {
        title: input.title,
        alt: input.alt,
        isFeatured: input.isFeatured,
        categoryId: input.categoryId ?? null,
      }
      return { updatePicture: { ...patch(input.id, { ...values, children, withoutConsent: [] }) } }
    }),
    mockOf(PublishPictureDocument, ({ id }) => ({ publishPicture: { ...patch(id, { isPublished: true }) } })),
    mockOf(HidePictureDocument, ({ id }) => ({ hidePicture: { ...patch(id, { isPublished: false }) } })),
    mockOf(DeletePictureDocument, ({ id }) => {
      removed.push(find(id))
      pictures = pictures.filter((picture) => picture.id !== id)
      return { deletePicture: { id, version: 2 } }
    }),
    mockOf(RemovedPicturesDocument, (page) => ({
      removedPictures: pageOf(
        removed.map(({ id, title, alt }) => ({ id, title, alt, removedAt: '2026-11-20T08:00:00.000Z' })),
        page,
      ),
    })),
    mockOf(RestorePictureDocument, ({ id }) => {
      const at = removed.findIndex((picture) => picture.id === id)
      pictures = [...pictures, ...removed.splice(at, 1)]
      return { restorePicture: { ...find(id) } }
    }),
    mockOf(MovePictureDocument, ({ id, beforeId, afterId }) => {
      const moved = find(id)
      pictures = pictures.filter((picture) => picture.id !== id)
      const indexOf = (other: number) => pictures.findIndex((picture) => picture.id === other)
      const at = afterId != null ? indexOf(afterId) + 1 : beforeId != null ? indexOf(beforeId) : pictures.length
      pictures.splice(at, 0, moved)
      return { movePicture: { id, version: moved.version + 1 } }
    }),
    mockOf(SaveGalleryCategoryDocument, ({ input }) => {
      const known = categories.find(({ id }) => id === input.id)
      const saved = { id: known?.id ?? categories.length + 1, name: input.name, version: (known?.version ?? 0) + 1 }
      categories = [...categories.filter(({ id }) => id !== saved.id), saved]
      return { saveGalleryCategory: saved }
    }),
    mockOf(DeleteGalleryCategoryDocument, ({ id }) => {
      categories = categories.filter((category) => category.id !== id)
      return { deleteGalleryCategory: { id, version: 2 } }
    }),
  ]
}
