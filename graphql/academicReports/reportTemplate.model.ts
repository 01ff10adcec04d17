import { ObjectType } from 'type-graphql'
import { RemovableRow } from '#graphql/data/model.ts'
import { output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { ReportType } from './academicReports.rules.ts'

@ObjectType('ReportTemplate', { description: 'A custom template for reports.' })
export class ReportTemplate extends withFields(RemovableRow, {
  name: text('Name.'),
  type: text<ReportType>('Type of report it is for.'),
  content: text('The text; {child} stands for the first name of the child.'),
}) {
  static override tableName = 'report_templates'
  static override entity = 'reportTemplate'
  static override displayName = 'template'
}

export const StandardReportTemplate = output('StandardReportTemplate', 'A standard template for reports.', {
  key: text('Stable key.'),
  name: text('Name.'),
  type: text<ReportType>('Type of report it is for.'),
  content: text('The text; {child} stands for the first name of the child.'),
})
