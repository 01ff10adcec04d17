import { audit } from '#graphql/data/audit.ts'
import { now } from '#graphql/data/rows.ts'
import { inTransaction, transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import {
  fingerprintOf,
  keepFile,
  readPrivateFile,
  removeFile,
  storeUpload,
} from '#graphql/platform/files/files.service.ts'
import { StoredFile } from '#graphql/platform/files/storedFile.model.ts'
import { authorise } from '#graphql/platform/policy.ts'
import type { Upload } from '#graphql/platform/rest/route.ts'
import { CentreDocument, ReplacedDocument } from './document.model.ts'
import { mayManageDocuments } from './documents.policy.ts'
import { type DocumentName, documentNames, documentPath, documentTitles } from './documents.rules.ts'

const current = (context: Context, name: DocumentName) =>
  ReplacedDocument.query(context.db).findOne({ name }).whereNull('deletedAt')

/** The upload that stands for a document, or null where it is drawn. The documents are public. */
export async function uploadedDocument(context: Context, name: DocumentName) {
  const row = await current(context, name)
  return row ? readPrivateFile(context, row.fileId) : null
}

export async function listDocuments(context: Context): Promise<CentreDocument[]> {
  authorise(context, mayManageDocuments)
  const rows = await ReplacedDocument.query(context.db).whereNull('deletedAt')
  const files = await StoredFile.query(context.db).findByIds(rows.map(({ fileId }) => fileId))
  return documentNames.map((name) => {
    const row = rows.find((each) => each.name === name)
    const file = files.find(({ id }) => id === row?.fileId)
    return Object.assign(new CentreDocument(), {
      name,
      title: documentTitles[name],
      path: documentPath(name),
      fileName: file?.name ?? null,
      byteCount: file?.byteCount ?? null,
      replacedAt: row?.createdAt ?? null,
    })
  })
}

async function takeAway(context: Context, name: DocumentName) {
  const before = await current(context, name).forUpdate()
  if (!before) return null
  await before.$query(context.db).patch({ deletedAt: now(), version: before.version + 1 })
  await removeFile(context, before.fileId)
  return before
}

/** @throws AppError BAD_USER_INPUT for what is no whole PDF */
export async function replaceDocument(context: Context, upload: Upload, name: DocumentName): Promise<ReplacedDocument> {
  const viewer = authorise(context, mayManageDocuments)
  const input = { name, sha256: fingerprintOf(upload) }
  return storeUpload(context, upload, 'document', (file) =>
    transaction(context, { action: 'replaceDocument', input, model: ReplacedDocument }, async (inner) => {
      const before = await takeAway(inner, name)
      await keepFile(inner, file)
      const row = await ReplacedDocument.query(inner.db).insertAndFetch({ name, fileId: file.id, createdBy: viewer.id })
      await audit(inner, {
        action: 'replaceDocument',
        entity: 'document',
        entityId: row.id,
        before: before?.auditValues() ?? null,
        after: row.auditValues(),
      })
      return row
    }),
  )
}

export async function restoreDocument(context: Context, name: DocumentName): Promise<CentreDocument[]> {
  authorise(context, mayManageDocuments)
  await inTransaction(context, async (inner) => {
    const before = await takeAway(inner, name)
    if (before)
      await audit(inner, {
        action: 'restoreDocument',
        entity: 'document',
        entityId: before.id,
        before: before.auditValues(),
      })
  })
  return listDocuments(context)
}
