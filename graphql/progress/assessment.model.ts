import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, many, maybe, output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { Area, Grade } from './progress.rules.ts'

@ObjectType('Assessment', { description: "A child's progress in a development area, as observed on a day." })
export class Assessment extends withFields(VersionedRow, {
  childId: int('The child.'),
  area: text<Area>('literacy, numeracy, social, motor or creative.'),
  percent: int('Progress, 0 to 100 percent.'),
  grade: text<Grade>('excellent, good, developing or needs_support.'),
  date: day('Date of observation.'),
  parentNote: maybe(text('A note for the parents.')),
}) {
  static override tableName = 'assessments'
  static override entity = 'assessment'
  static override formColumns = ['childId']
  static override auditedColumns = ['note']

  /** For staff: a field resolver hides it from parents. */
  note!: string | null
  recordedBy!: number | null
  deletedAt!: string | null
}

export const AssessedClass = output('AssessedClass', 'Assessments recorded together.', {
  assessments: many(Assessment, 'The new assessments, in the order sent.'),
})
export type AssessedClass = InstanceType<typeof AssessedClass>
