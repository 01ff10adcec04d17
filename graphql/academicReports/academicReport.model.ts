import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'
import type { ReportStatus, ReportType } from './academicReports.rules.ts'

@ObjectType('AcademicReport', { description: 'A report on a child. The parents see it once it has been sent to them.' })
export class AcademicReport extends RemovableRow {
  static override tableName = 'academic_reports'
  static override entity = 'academicReport'
  static override displayName = 'report'

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'Title.' })
  title!: string

  @Field(() => String, { description: 'progress, behavioural, academic, development or special.' })
  type!: ReportType

  @Field(() => String, { description: 'What it says, in plain text.' })
  content!: string

  @Field(() => String, { description: 'completed once it is written, sent once it went to the parents.' })
  status!: ReportStatus

  @Field(() => CalendarDate, { description: 'The day that it is dated.' })
  writtenOn!: string

  @Field(() => Moment, { nullable: true, description: 'When it was first sent to the parents.' })
  sentAt!: string | null

  /** Read with a child's list; resolved one by one elsewhere. */
  isNew?: boolean
  createdBy!: number | null
  updatedAt!: string
}

export const AcademicReportConnection = connectionOf(AcademicReport, 'AcademicReport', 'reports')

@ObjectType('ReportCount', { description: 'A number of reports under one name.' })
class ReportCount {
  @Field(() => String, { description: 'A type, a class, or a month as yyyy-MM.' })
  name!: string

  @Field(() => Int, { description: 'How many reports.' })
  count!: number
}

@ObjectType('ReportAnalytics', { description: 'How many reports there are, of which kinds.' })
export class ReportAnalytics {
  @Field(() => Int, { description: 'All reports.' })
  total!: number

  @Field(() => Int, { description: 'Those that went to the parents.' })
  sent!: number

  @Field(() => [ReportCount], { description: 'By type, in the order of the types; also those without reports.' })
  byType!: ReportCount[]

  @Field(() => [ReportCount], { description: 'By class, in the order of the classes; also those without reports.' })
  byClass!: ReportCount[]

  @Field(() => [ReportCount], { description: 'By month of the last twelve, the oldest first.' })
  byMonth!: ReportCount[]
}
