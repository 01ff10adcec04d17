import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

/** An upload that replaces one of the documents to download. */
export class ReplacedDocument extends Row {
  static override tableName = 'replaced_documents'
  static override entity = 'document'
  static override displayName = 'document'
  static override auditedColumns = ['name']

  name!: string
  fileId!: number
  version!: number
  createdBy!: number | null
  createdAt!: string
  deletedAt!: string | null
}

@ObjectType('CentreDocument', { description: 'One of the documents to download, as administrators see it.' })
export class CentreDocument {
  @Field(() => String, { description: 'Name in its address, such as fee-structure-2024.' })
  name!: string

  @Field(() => String, { description: 'What it is called on the site.' })
  title!: string

  @Field(() => String, { description: 'Address.' })
  path!: string

  @Field(() => String, {
    nullable: true,
    description: 'Name of the upload that replaces it; null where it is generated.',
  })
  fileName!: string | null

  @Field(() => Int, { nullable: true, description: 'Size of that upload, in bytes.' })
  byteCount!: number | null

  @Field(() => Moment, { nullable: true, description: 'When it was uploaded.' })
  replacedAt!: string | null
}
