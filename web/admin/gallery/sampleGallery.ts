import { gallery, galleryCategories } from '#graphql/database/startingContent.rules.ts'
import { mockOf, type Mock } from '#web/app/mocks.tsx'
import { pickers } from '../shared/people/pickerMocks.ts'
import {
  DeleteGalleryCategoryDocument,
  DeletePictureDocument,
  GalleryManagerDocument,
  HidePictureDocument,
  MovePictureDocument,
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

/** A server in memory. Answers given by the story come first. */
export function galleryServer(overrides: readonly Mock[] = [], pictures = samplePictures()): Mock[] {
  let categories = galleryCategories.map((name, index) => ({ id: index + 1, name: String(name), version: 1 }))
  const removed: Picture[] = []
  const find = (id: number) => pictures.find((picture) => picture.id === id) as Picture
  const patch = (id: number, values: Partial<Picture>) =>
    Object.assign(find(id), values, { version: find(id).version + 1 })
  return [
    ...overrides,
    mockOf(GalleryManagerDocument, () => ({
      galleryPictures: pictures.map((picture) => ({ ...picture })),
      galleryCategories: categories.map((category) => ({
        ...category,
        pictureCount: pictures.filter(({ categoryId }) => categoryId === category.id).length,
      })),
    })),
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
    mockOf(RemovedPicturesDocument, () => ({
      removedPictures: removed.map(({ id, title, alt }) => ({ id, title, alt, removedAt: '2026-11-20T08:00:00.000Z' })),
    })),
    mockOf(RestorePictureDocument, ({ id }) => {
      const at = removed.findIndex((picture) => picture.id === id)
      pictures = [...pictures, ...removed.splice(at, 1)]
      return { restorePicture: { ...find(id) } }
    }),
    mockOf(MovePictureDocument, ({ id, beforeId }) => {
      const moved = find(id)
      pictures = pictures.filter((picture) => picture.id !== id)
      const at = beforeId == null ? pictures.length : pictures.findIndex((picture) => picture.id === beforeId)
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
