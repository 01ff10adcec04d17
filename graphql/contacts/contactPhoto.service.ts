import { taughtScope } from '#graphql/data/classScope.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { assertAdminOrDecides, guardianScope } from '#graphql/data/guardianScope.ts'
import { editRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import {
  fingerprintOf,
  keepFile,
  readPrivateFile,
  readWholeFile,
  removeFile,
  storeUpload,
} from '#graphql/platform/files/files.service.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import type { Download, Upload } from '#graphql/platform/rest/route.ts'
import { ChildContact } from './childContact.model.ts'
import { mayManageContacts, maySeeContactPhoto, maySeeEveryContact } from './contacts.policy.ts'
import { contactScope, formatContact, tellOfContact } from './contacts.service.ts'

/** Width of a photo in pixels. */
const shownWidth = 480

/** A new photo of a collector has to be confirmed again, since it could let somebody else in. */
const isToBeConfirmed = (viewer: SignedIn, { collecting }: ChildContact) =>
  collecting === 'yes' && !maySeeEveryContact(viewer) ? { collecting: 'asked' as const } : {}

/**
 * The photo itself, as a `data:` URL, for a tablet, which has no session that could fetch it. Null where there is none, or its
 * file cannot be read: whom to call is to be told all the same.
 */
export async function inlinePhoto(context: Context, { fileId }: { fileId: number | null }): Promise<string | null> {
  if (fileId === null) return null
  const photo = await readWholeFile(context, fileId, shownWidth).catch(() => null)
  return photo && `data:${photo.type};base64,${photo.bytes.toString('base64')}`
}

export async function setContactPhoto(context: Context, id: number, upload: Upload): Promise<ChildContact> {
  const viewer = authorise(context, mayManageContacts)
  const scope = contactScope(context, viewer)
  // before a picture is processed
  const { childId } = await findRow(context, ChildContact, id, { scope })
  await assertAdminOrDecides(context, viewer, childId)
  const input = { file: fingerprintOf(upload) }
  const change = { action: 'setContactPhoto', id, input, scope }
  return storeUpload(context, upload, 'picture', (file) =>
    editRow(
      context,
      ChildContact,
      change,
      async (before, inner) => {
        await keepFile(inner, file)
        if (before.fileId !== null) await removeFile(inner, before.fileId)
        return { fileId: file.id, ...isToBeConfirmed(viewer, before) }
      },
      (contact, before, inner) =>
        tellOfContact(inner, viewer, before, contact, `New photo of ${formatContact(contact)}`),
    ),
  )
}

export async function removeContactPhoto(context: Context, id: number): Promise<ChildContact> {
  const viewer = authorise(context, mayManageContacts)
  const scope = contactScope(context, viewer)
  const change = { action: 'removeContactPhoto', id, scope }
  const withoutPhoto = async (before: ChildContact, inner: Context) => {
    if (before.fileId === null) return null
    await assertAdminOrDecides(inner, viewer, before.childId)
    await removeFile(inner, before.fileId)
    return { fileId: null, ...isToBeConfirmed(viewer, before) }
  }
  return editRow(context, ChildContact, change, withoutPhoto, (contact, before, inner) =>
    tellOfContact(inner, viewer, before, contact, `Photo removed: ${formatContact(contact)}`),
  )
}

/** @throws AppError NOT_FOUND, also for a contact of another family's child or of another class */
export async function readContactPhoto(context: Context, id: number): Promise<Download> {
  const viewer = authorise(context, maySeeContactPhoto)
  const { fileId } = await findRow(context, ChildContact, id, {
    scope: (contacts) =>
      maySeeEveryContact(viewer) ||
      contacts.where((any) =>
        any
          .whereIn('childId', guardianScope(context, viewer))
          // teachers see only people who may collect, as on the register
          .orWhere((taught) => taught.where({ collecting: 'yes' }).whereIn('childId', taughtScope(context, viewer))),
      ),
  })
  if (fileId === null) throw notFound('This photo')
  return readPrivateFile(context, fileId, shownWidth)
}
