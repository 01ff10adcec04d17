import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { mayStillSeeChild } from '#graphql/children/visible.service.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import {
  fingerprintOf,
  keepFile,
  readPrivateFile,
  removeFile,
  restoreFile,
  storeUpload,
} from '#graphql/platform/files/files.service.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import type { Download, Upload } from '#graphql/platform/rest/route.ts'
import { ChildDocument } from './childDocument.model.ts'
import {
  mayCheckDocuments,
  mayRemoveEveryDocument,
  maySeeEveryDocument,
  mayUseDocuments,
} from './childDocuments.policy.ts'
import { documentLabels, isCurrent } from './childDocuments.rules.ts'
import type { NewDocumentInput } from './childDocuments.schema.ts'

const entity = 'child_document'

/** Another family's child is not found. */
async function childFor(context: Context, viewer: SignedIn, childId: number) {
  const query = Child.query(context.db).findById(childId).whereNull('deletedAt')
  if (!maySeeEveryDocument(viewer)) query.whereIn('id', guardianScope(context, viewer))
  const child = await query
  if (!child) throw notFound('This child')
  return child
}

/**
 * Locks a paper that is to be removed. Parents remove what they handed in themselves, until staff have checked it.
 * @throws AppError NOT_FOUND; CONFLICT once it is checked
 */
async function documentToRemove(context: Context, viewer: SignedIn, id: number, childId?: number) {
  const query = ChildDocument.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (childId !== undefined) query.where({ childId })
  if (!mayRemoveEveryDocument(viewer))
    query.where({ uploadedBy: viewer.id }).whereIn('childId', guardianScope(context, viewer))
  const document = await query
  if (!document) throw notFound('This document')
  if (document.checkedAt && !mayRemoveEveryDocument(viewer))
    throw new AppError(
      'CONFLICT',
      'The office has checked this paper, so it stays. Hand in a newer one: it then counts.',
    )
  return document
}

async function removeLocked(context: Context, document: ChildDocument) {
  await removeFile(context, document.fileId)
  const { id } = document
  await audit(context, { action: 'removeDocument', entity, entityId: id, before: document.auditValues() })
  return ChildDocument.query(context.db).patchAndFetchById(id, { deletedAt: new Date().toISOString() })
}

/**
 * Stores a paper of a child: a PDF, or a photo of it. It may replace one that was not checked yet.
 * @throws AppError NOT_FOUND for another family's child, and for a paper to be replaced that is not there; CONFLICT when
 *   that one is checked; BAD_USER_INPUT with the field `file` for what cannot be used
 */
export async function addDocument(context: Context, childId: number, upload: Upload, input: NewDocumentInput) {
  const viewer = authorise(context, mayUseDocuments)
  const child = await childFor(context, viewer, childId)
  return storeUpload(context, upload, 'paper', (file) => {
    const asked = { ...input, childId, file: fingerprintOf(upload) }
    return transaction(
      context,
      { action: 'addDocument', input: asked, model: ChildDocument, mayReplay: mayStillSeeChild },
      async (inner) => {
        await keepFile(inner, file)
        const { replacesId, ...values } = input
        if (replacesId != null) await removeLocked(inner, await documentToRemove(inner, viewer, replacesId, childId))
        const row = { ...values, childId, fileId: file.id, uploadedBy: viewer.id }
        const document = await ChildDocument.query(inner.db).insertAndFetch(row)
        await audit(inner, { action: 'addDocument', entity, entityId: document.id, after: document.auditValues() })
        // what staff hand in themselves is no news to them
        if (viewer.role === 'admin') return document
        await notifyStaff(inner, {
          kind: 'document.added',
          title: 'New document',
          text: `${documentLabels[document.kind]} of ${child.firstName} ${child.lastName}`,
          link: `/admin/dashboard?section=students&child=${childId}`,
        })
        return document
      },
    )
  })
}

/** The papers of a child, the newest first. One statement however many children are asked for. */
export function documentsOf(context: Context, childId: number): Promise<ChildDocument[]> {
  const viewer = authorise(context, mayUseDocuments)
  return context.loaders
    .many<ChildDocument>(
      'childDocuments.ofChild',
      async (childIds) => {
        const query = ChildDocument.query(context.db)
          .whereIn('childId', [...childIds])
          .whereNull('deletedAt')
          .orderBy('id', 'desc')
        if (!maySeeEveryDocument(viewer)) query.whereIn('childId', guardianScope(context, viewer))
        const documents = await query
        return documents
      },
      ({ childId }) => childId,
    )
    .load(childId)
}

/**
 * The file of a paper, for the child's parents and staff. That staff looked at it is kept.
 * @throws AppError NOT_FOUND for another family's child, and for a paper that was taken away
 */
export async function readDocument(context: Context, id: number): Promise<Download> {
  const viewer = authorise(context, mayUseDocuments)
  const query = ChildDocument.query(context.db).findById(id).whereNull('deletedAt')
  if (!maySeeEveryDocument(viewer)) query.whereIn('childId', guardianScope(context, viewer))
  const document = await query
  if (!document) throw notFound('This document')
  if (viewer.role === 'admin') await audit(context, { action: 'readDocument', entity, entityId: id })
  return readPrivateFile(context, document.fileId)
}

/**
 * Takes a paper away. Within 30 days staff can bring it back; then its file is erased. For staff, and for who handed it
 * in until staff have checked it.
 * @throws AppError NOT_FOUND; CONFLICT once it is checked
 */
export async function removeDocument(context: Context, id: number): Promise<ChildDocument> {
  const viewer = authorise(context, mayUseDocuments)
  return transaction(context, { action: 'removeDocument', input: { id }, model: ChildDocument }, async (inner) =>
    removeLocked(inner, await documentToRemove(inner, viewer, id)),
  )
}

/**
 * Says that staff have checked a paper. For staff.
 * @throws AppError NOT_FOUND
 */
export async function checkDocument(context: Context, id: number): Promise<ChildDocument> {
  const viewer = authorise(context, mayCheckDocuments)
  return transaction(context, { action: 'checkDocument', input: { id }, model: ChildDocument }, async (inner) => {
    const before = await ChildDocument.query(inner.db).findById(id).whereNull('deletedAt').forUpdate()
    if (!before) throw notFound('This document')
    if (before.checkedAt) return before
    const checked = { checkedAt: new Date().toISOString(), checkedBy: viewer.id }
    const after = await ChildDocument.query(inner.db).patchAndFetchById(id, checked)
    await audit(inner, {
      action: 'checkDocument',
      entity,
      entityId: id,
      before: before.auditValues(),
      after: after.auditValues(),
    })
    return after
  })
}

/** Whether a paper counts: a newer one of its kind takes its place. */
export const countsAsCurrent = async (context: Context, document: ChildDocument): Promise<boolean> =>
  isCurrent(document, await documentsOf(context, document.childId))

/** Whether who asks handed it in. */
export const isOwnDocument = ({ viewer }: Context, { uploadedBy }: ChildDocument): boolean =>
  uploadedBy !== null && uploadedBy === viewer.id

/**
 * Brings back a paper that was taken away. For staff.
 * @throws AppError NOT_FOUND when it is not among those, or its file has been erased
 */
export async function restoreDocument(context: Context, id: number): Promise<ChildDocument> {
  authorise(context, mayCheckDocuments)
  return transaction(context, { action: 'restoreDocument', input: { id }, model: ChildDocument }, async (inner) => {
    const before = await ChildDocument.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This document')
    await restoreFile(inner, before.fileId)
    const after = await ChildDocument.query(inner.db).patchAndFetchById(id, { deletedAt: null })
    await audit(inner, { action: 'restoreDocument', entity, entityId: id, after: after.auditValues() })
    return after
  })
}

/** First and last name of whoever uploaded a paper. */
export async function nameOfUploader(context: Context, { uploadedBy }: ChildDocument): Promise<string | null> {
  const user = await context.loaders.byId(User, uploadedBy)
  return user && `${user.firstName} ${user.lastName}`
}
