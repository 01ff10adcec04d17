import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { assertAdminOrDecides, guardianScope, ofGuardian } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow, lockRow, type Scope } from '#graphql/data/findRow.ts'
import { createRow, editRow, now, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
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
import { documentLabels, kindsAboutGuardians, isCurrent, isIdOfGuardian } from './childDocuments.rules.ts'
import type { NewDocumentInput } from './childDocuments.schema.ts'

/** Papers about a guardian are read by who handed them in, and by administrators. */
const readable = ({ db, viewer }: Pick<Context, 'db' | 'viewer'>) =>
  maySeeEveryDocument(viewer)
    ? db.raw('true')
    : db.raw('(kind <> all(?) or uploaded_by = ?)', [[...kindsAboutGuardians], viewer.id])

/** Another family's child is not found. */
const childFor = (context: Context, viewer: SignedIn, id: number) =>
  findRow(context, Child, id, { scope: ofGuardian(context, viewer, maySeeEveryDocument(viewer), 'id') })

/** Parents remove what they uploaded themselves, until it is checked. */
function removeWithFile(context: Context, viewer: SignedIn, id: number, childId?: number): Promise<ChildDocument> {
  const removesAll = mayRemoveEveryDocument(viewer)
  const scope: Scope<ChildDocument> = (documents) => {
    if (childId !== undefined) documents.where({ childId })
    if (!removesAll) documents.where({ uploadedBy: viewer.id }).whereIn('childId', guardianScope(context, viewer))
  }
  return removeRow(context, ChildDocument, { action: 'removeDocument', id, scope }, async (before, inner) => {
    if (before.checkedAt && !removesAll)
      throw conflict('The office has checked this document, so it stays on file. Please add the newer one separately.')
    await removeFile(inner, before.fileId)
  })
}

/** It may replace one that was not checked yet. */
export async function addDocument(context: Context, childId: number, upload: Upload, input: NewDocumentInput) {
  const viewer = authorise(context, mayUseDocuments)
  const child = await childFor(context, viewer, childId)
  if (!isIdOfGuardian(input.kind)) await assertAdminOrDecides(context, viewer, childId)
  const { replacesId, ...values } = input
  const request = { ...input, childId, file: fingerprintOf(upload) }
  return storeUpload(context, upload, 'paper', (file) =>
    createRow(
      context,
      ChildDocument,
      { action: 'addDocument', input: request, scope: ofGuardian(context, viewer, maySeeEveryDocument(viewer)) },
      async (inner) => {
        // the family may have been erased while the file was worked on
        await lockRow(inner, Child, childId)
        await keepFile(inner, file)
        if (replacesId != null) await removeWithFile(inner, viewer, replacesId, childId)
        return { ...values, childId, fileId: file.id, uploadedBy: viewer.id }
      },
      async (document, inner) => {
        // administrators need no news of what they did themselves
        if (viewer.role === 'admin') return
        await notifyStaff(inner, {
          kind: 'document.added',
          title: 'New document',
          text: `${documentLabels[document.kind]} of ${child.firstName} ${child.lastName}`,
          link: `/admin/dashboard?section=students&child=${childId}`,
        })
      },
    ),
  )
}

const inUse: ChildRows<ChildDocument> = {
  name: 'documents',
  policy: mayUseDocuments,
  seesEvery: maySeeEveryDocument,
  rows: ({ db, viewer }) =>
    db.raw('select * from child_documents where child_id = children.id and deleted_at is null and ? order by id desc', [
      readable({ db, viewer }),
    ]),
  parse: asRow(ChildDocument),
}

export const documentsOf = (context: Context, childId: number) => readOfChild(context, childId, inUse)

/** That an administrator looked at it is recorded. */
export async function readDocument(context: Context, id: number): Promise<Download> {
  const viewer = authorise(context, mayUseDocuments)
  const scope: Scope<ChildDocument> = (documents) =>
    documents.modify(ofGuardian(context, viewer, maySeeEveryDocument(viewer))).where(readable(context))
  const document = await findRow(context, ChildDocument, id, { scope })
  if (viewer.role === 'admin')
    await audit(context, { action: 'readDocument', entity: ChildDocument.entity, entityId: id })
  return readPrivateFile(context, document.fileId)
}

/** Within 30 days it can be restored; then its file is erased. */
export async function removeDocument(context: Context, id: number): Promise<ChildDocument> {
  const viewer = authorise(context, mayUseDocuments)
  return removeWithFile(context, viewer, id)
}

export async function checkDocument(context: Context, id: number): Promise<ChildDocument> {
  const viewer = authorise(context, mayCheckDocuments)
  return editRow(context, ChildDocument, { action: 'checkDocument', id }, (before) =>
    before.checkedAt ? null : { checkedAt: now(), checkedBy: viewer.id },
  )
}

export const countsAsCurrent = async (context: Context, document: ChildDocument): Promise<boolean> =>
  isCurrent(document, await documentsOf(context, document.childId))

export const isOwnDocument = ({ viewer }: Context, { uploadedBy }: ChildDocument): boolean =>
  uploadedBy !== null && uploadedBy === viewer.id

export async function restoreDocument(context: Context, id: number): Promise<ChildDocument> {
  authorise(context, mayCheckDocuments)
  return restoreRow(context, ChildDocument, { action: 'restoreDocument', id }, async (before, inner) => {
    await restoreFile(inner, before.fileId)
  })
}
