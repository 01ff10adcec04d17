import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { day, int, maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { DocumentKind } from './childDocuments.rules.ts'

/** Its file is read through a route of its own, which checks the viewer. */
@ObjectType('ChildDocument', { description: 'A document of a child, such as its birth certificate.' })
export class ChildDocument extends withFields(NumberedRow, {
  childId: int('The child.'),
  kind: text<DocumentKind>('birth_certificate, clinic_card, medical_aid, guardian_id, court_order or other.'),
  expiresOn: maybe(day('Last day of validity; null if it does not expire.')),
  note: maybe(text('Note.')),
  createdAt: moment('When it was uploaded.'),
  checkedAt: maybe(moment('When it was checked; after that the uploader can no longer replace or remove it.')),
}) {
  static override tableName = 'childDocuments'
  static override entity = 'child_document'
  static override displayName = 'document'

  fileId!: number
  uploadedBy!: number | null
  checkedBy!: number | null
  deletedAt!: string | null
}
