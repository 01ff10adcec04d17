import { Field, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'

@ObjectType('FaqEntry', { description: 'A question that parents often ask, with its answer.' })
export class FaqEntry extends VersionedRow {
  static override tableName = 'faq_entries'
  static override entity = 'faq_entry'
  static override displayName = 'question'

  @Field(() => String, { description: 'The question.' })
  question!: string

  @Field(() => String, { description: 'The answer, plain text.' })
  answer!: string

  @Field(() => Boolean, { description: 'Whether the site shows it.' })
  isPublished!: boolean

  position!: number
  deletedAt!: string | null
}
