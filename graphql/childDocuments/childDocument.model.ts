import { Field, Int, ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'
import type { DocumentKind } from './childDocuments.rules.ts'

/** Its file is read through a route of its own, which checks the viewer. */
@ObjectType('ChildDocument', { description: 'A document of a child, such as its birth certificate.' })
export class ChildDocument extends NumberedRow {
  static override tableName = 'childDocuments'
  static override entity = 'child_document'
  static override displayName = 'document'

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, {
    description: 'birth_certificate, clinic_card, medical_aid, guardian_id, court_order or other.',
  })
  kind!: DocumentKind

  @Field(() => CalendarDate, { nullable: true, description: 'Last day on which it is valid; null for no end.' })
  expiresOn!: string | null

  @Field(() => String, { nullable: true, description: 'What there is to know about it.' })
  note!: string | null

  @Field(() => Moment, { description: 'When it was uploaded.' })
  createdAt!: string

  @Field(() => Moment, {
    nullable: true,
    description: 'When it was checked; from then on who handed it in can no longer replace or remove it.',
  })
  checkedAt!: string | null

  fileId!: number
  uploadedBy!: number | null
  checkedBy!: number | null
  deletedAt!: string | null
}
