import { ObjectType } from 'type-graphql'
import { RemovableRow } from '#graphql/data/model.ts'
import { output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { ReportType } from './academicReports.rules.ts'

@ObjectType('ReportTemplate', { description: "A text to start a report from, of the centre's own." })
export class ReportTemplate extends withFields(RemovableRow, {
  name: text('Name.'),
  type: text<ReportType>('The type of the reports that it is for.'),
  content: text('The text; {child} stands for the first name of the child.'),
}) {
  static override tableName = 'report_templates'
  static override entity = 'reportTemplate'
  static override displayName = 'template'
}

export const StandardReportTemplate = output(
  'StandardReportTemplate',
  'A text to start a report from that every centre has.',
  {
    key: text('Stays the same.'),
    name: text('Name.'),
    type: text<ReportType>('The type of the reports that it is for.'),
    content: text('The text; {child} stands for the first name of the child.'),
  },
)
