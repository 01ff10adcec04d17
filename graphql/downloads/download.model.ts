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

export const CentreDocument = output('CentreDocument', 'One of the documents to download, as administrators see it.', {
  name: text('Name in its address, such as fee-structure-2024.'),
  title: text('What it is called on the site.'),
  path: text('Address.'),
  fileName: maybe(text('Name of the upload that replaces it; null where it is generated.')),
  byteCount: maybe(int('Size of that upload, in bytes.')),
  replacedAt: maybe(moment('When it was uploaded.')),
})
export type CentreDocument = InstanceType<typeof CentreDocument>
