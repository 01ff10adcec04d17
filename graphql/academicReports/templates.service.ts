import { createRow, editRow, removalOf } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayManageReports } from '#graphql/reportCards/reportCards.policy.ts'
import type { ReportTemplateChange, ReportTemplateInput } from './academicReports.schema.ts'
import { ReportTemplate } from './reportTemplate.model.ts'
import { type StandardTemplate, standardTemplates } from './standardTemplates.rules.ts'

export function listStandardTemplates(context: Context): readonly StandardTemplate[] {
  authorise(context, mayManageReports)
  return standardTemplates
}

export async function listReportTemplates(context: Context): Promise<ReportTemplate[]> {
  authorise(context, mayManageReports)
  return ReportTemplate.query(context.db).whereNull('deletedAt').orderBy(['name', 'id'])
}

export async function createReportTemplate(context: Context, input: ReportTemplateInput): Promise<ReportTemplate> {
  authorise(context, mayManageReports)
  return createRow(context, ReportTemplate, { action: 'createReportTemplate', input }, input)
}

/** Reports that were started from it stay as they are. */
export async function updateReportTemplate(context: Context, id: number, input: ReportTemplateChange) {
  authorise(context, mayManageReports)
  const { version, ...values } = input
  return editRow(context, ReportTemplate, { action: 'updateReportTemplate', id, version, input }, values)
}

export const templateRemoval = removalOf(ReportTemplate, 'ReportTemplate', mayManageReports)
