import { lockRows } from '#graphql/data/lockOrder.ts'
import { createHash } from 'node:crypto'
import { audit } from '#graphql/data/audit.ts'
import { now } from '#graphql/data/rows.ts'
import { rowOf } from '#graphql/data/statement.ts'
import { inTransaction, transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import {
  fingerprintOf,
  keepFile,
  readWholeFile,
  removeFile,
  storeUpload,
} from '#graphql/platform/files/files.service.ts'
import { StoredFile } from '#graphql/platform/files/storedFile.model.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import type { Upload } from '#graphql/platform/rest/route.ts'
import { listPrograms } from '#graphql/programs/programs.service.ts'
import { centre, feeTerms } from '#graphql/settings/settings.service.ts'
import { mayManageDownloads } from './downloads.policy.ts'
import {
  type DocumentContent,
  type DocumentName,
  documentNames,
  documentPath,
  documentTitles,
} from './downloads.rules.ts'
import { senderOf } from '#graphql/platform/pdf/letterhead.ts'
import { PdfDocument } from '#graphql/platform/pdf/pdfDocument.ts'
import { applicationForm } from './applicationForm.ts'
import { checklist } from './checklist.ts'
import { feeStructure } from './feeStructure.ts'
import { Row } from '#graphql/data/model.ts'
import { int, maybe, moment, output, text } from '#graphql/platform/graphql/output.ts'

/** An upload that replaces one of the documents to download. */
export class ReplacedDocument extends Row {
  static override tableName = 'replaced_documents'
  static override entity = 'document'
  static override auditedColumns = ['name']

  name!: string
  fileId!: number
  version!: number
  createdBy!: number | null
  createdAt!: string
  deletedAt!: string | null
}

export const CentreDocument = output('CentreDocument', 'A downloadable document, as administrators see it.', {
  name: text('Name in its URL, such as fee-structure-2024.'),
  title: text('Title on the site.'),
  path: text('Path.'),
  fileName: maybe(text('File name of the upload that replaces it; null if generated.')),
  byteCount: maybe(int('Size of that upload, in bytes.')),
  replacedAt: maybe(moment('When it was uploaded.')),
})
export type CentreDocument = InstanceType<typeof CentreDocument>

type Render = (document: PdfDocument, content: DocumentContent) => void

const kinds: Record<DocumentName, { subject: string; render: Render }> = {
  'application-form-2025': {
    subject: 'Application for a place, to be filled in by hand',
    render: applicationForm,
  },
  'fee-structure-2024': {
    subject: 'Monthly fees, registration fee and sibling discount',
    render: feeStructure,
  },
  'enrollment-checklist-2025': {
    subject: 'What to bring and to prepare for the first day',
    render: checklist,
  },
}

/** The same content gives the same bytes. */
async function renderDocument(name: DocumentName, content: DocumentContent) {
  const { subject, render } = kinds[name]
  const metadata = { title: documentTitles[name], subject, changedAt: new Date(content.changedAt) }
  const document = new PdfDocument(senderOf(content.centre), metadata)
  render(document, content)
  return { bytes: await document.finish() }
}

interface ServedDocument {
  bytes: Buffer
  /** Differs when the bytes differ, for `ETag`. */
  tag: string
}

async function contentOf(context: Context): Promise<DocumentContent> {
  const { at } = await rowOf<{ at: string | null }>(
    context.db,
    'select greatest((select max(updated_at) from settings), (select max(updated_at) from programs)) as at',
  )
  return {
    centre: await centre(context),
    programs: await listPrograms(context),
    terms: await feeTerms(context),
    changedAt: at ?? new Date(0).toISOString(),
  }
}

const served = ({ bytes }: { bytes: Buffer }): ServedDocument => ({
  bytes,
  tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

/** One copy of each serves everybody, however many read it slowly. */
const cache = new Map<DocumentName, { key: string; document: Promise<ServedDocument> }>()

/** A document as it is now: the upload that replaces it, or rendered once, and again when anything in it has changed. */
export async function documentOf(context: Context, name: DocumentName): Promise<ServedDocument> {
  authorise(context, anyone)
  const upload = await ReplacedDocument.query(context.db).findOne({ name }).whereNull('deletedAt')
  const content = upload?.fileId ?? (await contentOf(context))
  const key = JSON.stringify(content)
  const cached = cache.get(name)
  if (cached?.key === key) return cached.document
  const file = typeof content === 'number' ? readWholeFile(context, content) : renderDocument(name, content)
  const document = file.then(served)
  cache.set(name, { key, document })
  document.catch(() => cache.delete(name))
  return document
}

export async function listDocuments(context: Context): Promise<CentreDocument[]> {
  authorise(context, mayManageDownloads)
  const rows = await ReplacedDocument.query(context.db).whereNull('deletedAt')
  const files = await StoredFile.query(context.db).findByIds(rows.map(({ fileId }) => fileId))
  return documentNames.map((name) => {
    const row = rows.find((each) => each.name === name)
    const file = files.find(({ id }) => id === row?.fileId)
    return {
      name,
      title: documentTitles[name],
      path: documentPath(name),
      fileName: file?.name ?? null,
      byteCount: file?.byteCount ?? null,
      replacedAt: row?.createdAt ?? null,
    }
  })
}

async function removeUpload(context: Context, name: DocumentName) {
  const [before] = await lockRows(context, ReplacedDocument, (files) => files.where({ name, deletedAt: null }))
  if (!before) return null
  await before.$query(context.db).patch({ deletedAt: now(), version: before.version + 1 })
  await removeFile(context, before.fileId)
  return before
}

/** @throws AppError BAD_USER_INPUT for what is no whole PDF */
export async function replaceDocument(context: Context, upload: Upload, name: DocumentName): Promise<ReplacedDocument> {
  const viewer = authorise(context, mayManageDownloads)
  const action = 'replaceDocument'
  const input = { name, sha256: fingerprintOf(upload) }
  return storeUpload(context, upload, 'document', (file) =>
    transaction(context, { action, input, model: ReplacedDocument }, async (inner) => {
      const before = await removeUpload(inner, name)
      await keepFile(inner, file)
      const row = await ReplacedDocument.query(inner.db).insertAndFetch({ name, fileId: file.id, createdBy: viewer.id })
      await audit(inner, { action, entity: ReplacedDocument.entity, entityId: row.id, before, after: row })
      return row
    }),
  )
}

export async function restoreDocument(context: Context, name: DocumentName): Promise<CentreDocument[]> {
  authorise(context, mayManageDownloads)
  await inTransaction(context, async (inner) => {
    const before = await removeUpload(inner, name)
    const entry = { action: 'restoreDocument', entity: ReplacedDocument.entity, entityId: before?.id ?? null, before }
    if (before) await audit(inner, entry)
  })
  return listDocuments(context)
}
