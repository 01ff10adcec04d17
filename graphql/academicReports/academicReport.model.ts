import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { day, int, many, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { ReportStatus, ReportType } from './academicReports.rules.ts'

@ObjectType('AcademicReport', { description: 'A report on a child. Parents see it once it has been sent.' })
export class AcademicReport extends withFields(RemovableRow, {
  childId: int('The child.'),
  title: text('Title.'),
  type: text<ReportType>('progress, behavioural, academic, development or special.'),
  content: text('Plain text.'),
  status: text<ReportStatus>('completed once written, sent once e-mailed to the parents.'),
  writtenOn: day('Date of the report.'),
  sentAt: maybe(moment('When it was first sent to the parents.')),
}) {
  static override tableName = 'academic_reports'
  static override entity = 'academicReport'
  static override displayName = 'report'

  /** Read with a child's list; resolved one by one elsewhere. */
  isNew?: boolean
  createdBy!: number | null
  updatedAt!: string
}

export const AcademicReportConnection = connectionOf(AcademicReport, 'AcademicReport', 'reports')

const ReportCount = output('ReportCount', 'A report count under one name.', {
  name: text('A type, a class, or a month as yyyy-MM.'),
  count: int('Number of reports.'),
})

export const ReportAnalytics = output('ReportAnalytics', 'Report counts by type, class and month.', {
  total: int('All reports.'),
  sent: int('Reports sent to parents.'),
  byType: many(ReportCount, 'By type, in the order of the types; also those without reports.'),
  byClass: many(ReportCount, 'By class, in the order of the classes; also those without reports.'),
  byMonth: many(ReportCount, 'By month, the last twelve, oldest first.'),
})
export type ReportAnalytics = InstanceType<typeof ReportAnalytics>
