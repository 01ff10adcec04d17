import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { day, int, many, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { ReportStatus, ReportType } from './academicReports.rules.ts'

@ObjectType('AcademicReport', { description: 'A report on a child. The parents see it once it has been sent to them.' })
export class AcademicReport extends withFields(RemovableRow, {
  childId: int('The child.'),
  title: text('Title.'),
  type: text<ReportType>('progress, behavioural, academic, development or special.'),
  content: text('What it says, in plain text.'),
  status: text<ReportStatus>('completed once it is written, sent once it went to the parents.'),
  writtenOn: day('The day that it is dated.'),
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

const ReportCount = output('ReportCount', 'A number of reports under one name.', {
  name: text('A type, a class, or a month as yyyy-MM.'),
  count: int('How many reports.'),
})

export const ReportAnalytics = output('ReportAnalytics', 'How many reports there are, of which kinds.', {
  total: int('All reports.'),
  sent: int('Those that went to the parents.'),
  byType: many(ReportCount, 'By type, in the order of the types; also those without reports.'),
  byClass: many(ReportCount, 'By class, in the order of the classes; also those without reports.'),
  byMonth: many(ReportCount, 'By month of the last twelve, the oldest first.'),
})
export type ReportAnalytics = InstanceType<typeof ReportAnalytics>
