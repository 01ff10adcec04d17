import { Child } from '#graphql/children/child.model.ts'
import { lockChildren } from '#graphql/children/visible.service.ts'
import { childrenWithoutPhotoConsent, showsWithoutPhotoConsent } from '#graphql/consents/photoConsent.service.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { findRow, readerOf, type Scope } from '#graphql/data/findRow.ts'
import { lockPositions } from '#graphql/data/lockOrder.ts'
import { lastPosition, moveRow, type Place } from '#graphql/data/order.ts'
import { lastDeletedFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow, editRows, removeRow, restoreRow } from '#graphql/data/rows.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import {
  fingerprintOf,
  keepFile,
  readPrivateFile,
  removeFile,
  restoreFile,
  setPublic,
  storeUpload,
} from '#graphql/platform/files/files.service.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { authorise } from '#graphql/platform/policy.ts'
import type { Download, Upload } from '#graphql/platform/rest/route.ts'
import { mayManageGallery } from './gallery.policy.ts'
import { consentMessage, publishProblems, type ShownPictures, titleOf } from './gallery.rules.ts'
import type { NewPictureInput, PictureInput } from './gallery.schema.ts'
import { addressOf } from './gallery.service.ts'
import { GalleryCategory, type GalleryFigures, GalleryImage, GalleryPicture } from './galleryImage.model.ts'

type Filter = { show?: ShownPictures | undefined; categoryId?: number | undefined }

const showsWithoutConsent = showsWithoutPhotoConsent(
  'gallery_children',
  'gallery_children.image_id = gallery_images.id and children.deleted_at is null',
)

const condition: Record<ShownPictures, string> = {
  all: 'true',
  published: 'is_published',
  hidden: 'not is_published',
  attention: `(trim(alt) = '' or ${showsWithoutConsent})`,
  featured: 'is_featured',
}

function queryPictures(context: Context, { show, categoryId }: Filter) {
  authorise(context, mayManageGallery)
  const query = GalleryPicture.query(context.db).whereNull('deletedAt')
  if (show) query.whereRaw(condition[show])
  if (categoryId != null) query.where({ categoryId })
  return query
}

export async function listPictures(context: Context, page: PageRequest, filter: Filter = {}) {
  return paginate(queryPictures(context, filter), { columns: ['position', 'id'] }, page)
}

export async function countPictures(context: Context, categoryId?: number): Promise<GalleryFigures> {
  const counts = Object.entries(condition).map(([name, sql]) =>
    context.db.raw(`(count(*) filter (where ${sql}))::int as ??`, [name]),
  )
  const [figures] = await queryPictures(context, { categoryId }).select(counts).castTo<[GalleryFigures]>()
  return figures
}

export const getPicture = readerOf(GalleryPicture, mayManageGallery)

export async function listRemovedPictures(context: Context, page: PageRequest): Promise<Page<GalleryPicture>> {
  authorise(context, mayManageGallery)
  const query = GalleryPicture.query(context.db).whereNotNull('deletedAt')
  return paginate(query, lastDeletedFirst, page)
}

interface NamedChild extends Child {
  imageId: number
}

export const childrenOn = (context: Context) =>
  context.loaders.many<NamedChild>(
    'gallery.children',
    (ids) => {
      authorise(context, mayManageGallery)
      return Child.query(context.db)
        .join('galleryChildren', 'galleryChildren.childId', 'children.id')
        .where('galleryChildren.imageId', oneOf(context.db, ids))
        .whereNull('children.deletedAt')
        .orderByRaw(wordOrder('children.first_name', 'children.last_name'))
        .select('children.*', 'galleryChildren.imageId')
        .castTo<NamedChild[]>()
    },
    ({ imageId }) => imageId,
  )

/** Those of the children on each of these pictures who have no photo consent. */
export const withoutConsentOn = (context: Context) =>
  context.loaders.batch<Child[]>('gallery.withoutConsent', async (ids) => {
    const shown = (await childrenOn(context).loadMany(ids)) as Child[][]
    const without = await childrenWithoutPhotoConsent(context, [...new Set(shown.flat().map((child) => child.id))])
    const unasked = new Set(without.map((child) => child.id))
    return shown.map((children) => children.filter((child) => unasked.has(child.id)))
  })

export const previewOf = ({ id, fileId, src }: GalleryPicture) =>
  fileId === null ? src : `/api/admin/gallery/${id}/picture`

/**
 * The bytes of an uploaded picture.
 * @param width in pixels: the smallest that is at least as wide
 * @throws AppError NOT_FOUND
 */
export async function readPicture(context: Context, id: number, width: number): Promise<Download> {
  authorise(context, mayManageGallery)
  const { fileId } = await findRow(context, GalleryImage, id)
  if (!fileId) throw notFound('This picture')
  return readPrivateFile(context, fileId, width)
}

export async function addPicture(context: Context, upload: Upload, input: NewPictureInput): Promise<GalleryPicture> {
  authorise(context, mayManageGallery)
  const request = { ...input, sha256: fingerprintOf(upload) }
  return storeUpload(context, upload, 'picture', (file) =>
    createRow(context, GalleryPicture, { action: 'addPicture', input: request }, async (inner) => {
      if (input.categoryId != null) await findRow(inner, GalleryCategory, input.categoryId)
      await keepFile(inner, file)
      return {
        src: addressOf(file, file.variants[0]?.name ?? ''),
        title: titleOf(upload.name),
        alt: '',
        width: file.width ?? 1,
        height: file.height ?? 1,
        categoryId: input.categoryId ?? null,
        fileId: file.id,
        isPublished: false,
        position: await lastPosition(inner, 'gallery_images'),
      }
    }),
  )
}

const childIdsOn = (context: Context, id: number): Promise<number[]> =>
  context.db('gallery_children').where({ imageId: id }).orderBy('child_id').pluck('child_id')

/** Locks the children on a picture, since what their parents say decides whether it is shown. */
const lockConsents =
  (id: number, childIds: readonly number[] = []) =>
  async (inner: Context) =>
    lockChildren(inner, [...childIds, ...(await childIdsOn(inner, id))])

async function assertPublishable(context: Context, row: { alt: string }, childIds: readonly number[]) {
  await lockChildren(context, childIds)
  const fields = publishProblems(row, await childrenWithoutPhotoConsent(context, childIds))
  const [message] = Object.values(fields)
  if (message) throw new AppError('BAD_USER_INPUT', message, { fields })
}

/** What could not be published stays hidden, and a published picture may not become so. */
export async function updatePicture(context: Context, input: PictureInput): Promise<GalleryPicture> {
  authorise(context, mayManageGallery)
  const { id, version, childIds, ...values } = input
  const chosen = [...new Set(childIds)]
  const edit = { action: 'updatePicture', id, version, input, lockFirst: lockConsents(id, chosen) }
  return editRow(context, GalleryPicture, edit, async (before, inner) => {
    if (values.categoryId != null) await findRow(inner, GalleryCategory, values.categoryId)
    const known = await Child.query(inner.db).findByIds(chosen).whereNull('deletedAt').select('id')
    if (known.length < chosen.length) throw notFound('One of the children')
    if (before.isPublished) await assertPublishable(inner, values, chosen)
    // of children who were removed since it stays said that they are on it: nobody sees their names here
    const removed = inner.db('children').whereNotNull('deletedAt').select('id')
    await inner.db('gallery_children').where({ imageId: id }).whereNotIn('childId', removed).delete()
    if (chosen.length > 0)
      await inner.db('gallery_children').insert(chosen.map((childId) => ({ imageId: id, childId })))
    return { ...values, categoryId: values.categoryId ?? null }
  })
}

async function show(context: Context, { fileId }: GalleryPicture, isPublished: boolean) {
  if (fileId !== null) await setPublic(context, fileId, isPublished)
}

export async function publishPicture(context: Context, id: number, version?: number | null): Promise<GalleryPicture> {
  authorise(context, mayManageGallery)
  const edit = { action: 'publishPicture', id, version, lockFirst: lockConsents(id) }
  return editRow(context, GalleryPicture, edit, async (before, inner) => {
    await assertPublishable(inner, before, await childIdsOn(inner, id))
    await show(inner, before, true)
    return { isPublished: true }
  })
}

export async function hidePicture(context: Context, id: number, version?: number | null): Promise<GalleryPicture> {
  authorise(context, mayManageGallery)
  return editRow(context, GalleryPicture, { action: 'hidePicture', id, version }, async (before, inner) => {
    await show(inner, before, false)
    return { isPublished: false }
  })
}

/** After 30 days its files are erased. */
export async function deletePicture(context: Context, id: number): Promise<GalleryPicture> {
  authorise(context, mayManageGallery)
  return removeRow(context, GalleryPicture, { action: 'deletePicture', id }, async ({ fileId }, inner) => {
    if (fileId !== null) await removeFile(inner, fileId)
  })
}

/** Hidden, where it may no longer be shown. */
export async function restorePicture(context: Context, id: number): Promise<GalleryPicture> {
  authorise(context, mayManageGallery)
  const restore = { action: 'restorePicture', id, lockFirst: lockConsents(id) }
  return restoreRow(context, GalleryPicture, restore, async (before, inner) => {
    const withoutConsent = await childrenWithoutPhotoConsent(inner, await childIdsOn(inner, id))
    const isPublished = before.isPublished && withoutConsent.length === 0
    if (before.fileId !== null) {
      await restoreFile(inner, before.fileId)
      await setPublic(inner, before.fileId, isPublished)
    }
    return { isPublished }
  })
}

export async function movePicture(context: Context, id: number, place: Place): Promise<GalleryPicture> {
  authorise(context, mayManageGallery)
  const move = { action: 'movePicture', id, input: place, lockFirst: lockPositions('gallery_images') }
  return editRow(context, GalleryPicture, move, async (_before, inner) => {
    await moveRow(inner, 'gallery_images', id, place)
    return {}
  })
}

/**
 * Takes the pictures that show a child from the site, because a parent has withdrawn the consent to photos. In the
 * transaction of that withdrawal, whose service has applied its policy.
 * @returns how many were taken down
 */
export async function takeDownPicturesOf(context: Context, child: Child): Promise<number> {
  const published = context.db('gallery_children').where({ childId: child.id }).select('image_id')
  const withChild: Scope<GalleryPicture> = (pictures) =>
    pictures.where({ isPublished: true }).whereNull('deletedAt').whereIn('id', published)
  const shown = await editRows(context, GalleryPicture, 'takeDownPicture', withChild, async (before) => {
    await show(context, before, false)
    return { isPublished: false }
  })
  if (shown.length > 0) {
    await notifyStaff(context, {
      kind: 'gallery.takenDown',
      title: shown.length === 1 ? 'A picture was taken down' : `${shown.length} pictures were taken down`,
      text: consentMessage([child]),
      link: '/admin/dashboard?section=gallery',
    })
  }
  return shown.length
}
