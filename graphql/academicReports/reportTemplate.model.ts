import { Field, ObjectType } from 'type-graphql'
import { RemovableRow } from '#graphql/data/model.ts'
import type { ReportType } from './academicReports.rules.ts'

@ObjectType('ReportTemplate', { description: "A text to start a report from, of the centre's own." })
export class ReportTemplate extends RemovableRow {
  static override tableName = 'report_templates'
  static override entity = 'reportTemplate'
  static override displayName = 'template'

  @Field(() => String, { description: 'Name.' })
  name!: string

  @Field(() => String, { description: 'The type of the reports that it is for.' })
  type!: ReportType

  @Field(() => String, { description: 'The text; {child} stands for the first name of the child.' })
  content!: string
}

@ObjectType('StandardReportTemplate', { description: 'A text to start a report from that every centre has.' })
export class StandardReportTemplate {
  @Field(() => String, { description: 'Stays the same.' })
  key!: string

  @Field(() => String, { description: 'Name.' })
  name!: string

  @Field(() => String, { description: 'The type of the reports that it is for.' })
  type!: ReportType

  @Field(() => String, { description: 'The text; {child} stands for the first name of the child.' })
  content!: string
}
