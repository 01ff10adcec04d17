import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { text, withFields, yes } from '#graphql/platform/graphql/output.ts'

@ObjectType('FaqEntry', { description: 'A frequently asked question and its answer.' })
export class FaqEntry extends withFields(VersionedRow, {
  question: text('The question.'),
  answer: text('The answer, plain text.'),
  isPublished: yes('Whether it is published.'),
}) {
  static override tableName = 'faq_entries'
  static override entity = 'faq_entry'
  static override displayName = 'question'

  position!: number
  deletedAt!: string | null
}
