import { Field, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { many, output } from '#graphql/platform/graphql/output.ts'
import type { Area, Grade } from './progress.rules.ts'

@ObjectType('Assessment', { description: 'How far a child has come in a development area, as seen on a day.' })
export class Assessment extends VersionedRow {
  static override tableName = 'assessments'
  static override entity = 'assessment'
  static override displayName = 'assessment'
  static override formColumns = ['childId']
  static override auditedColumns = ['note']

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'literacy, numeracy, social, motor or creative.' })
  area!: Area

  @Field(() => Int, { description: 'How far the child has come, 0 to 100 percent.' })
  percent!: number

  @Field(() => String, { description: 'excellent, good, developing or needs_support.' })
  grade!: Grade

  @Field(() => CalendarDate, { description: 'The day it was seen.' })
  date!: string

  @Field(() => String, { nullable: true, description: "What the child's parents are told." })
  parentNote!: string | null

  /** For staff: a field resolver hides it from parents. */
  note!: string | null
  recordedBy!: number | null
  deletedAt!: string | null
}

export const AssessedClass = output('AssessedClass', 'The assessments that were recorded together.', {
  assessments: many(Assessment, 'The new assessments, in the order they were sent.'),
})
export type AssessedClass = InstanceType<typeof AssessedClass>
