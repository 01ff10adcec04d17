import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayManageReports } from './academicReports.policy.ts'
import type { ReportTemplateChange, ReportTemplateInput } from './academicReports.schema.ts'
import { ReportTemplate } from './reportTemplate.model.ts'
import { type StandardTemplate, standardTemplates } from './standardTemplates.rules.ts'

/** The templates that every centre has. For staff. */
export function listStandardTemplates(context: Context): readonly StandardTemplate[] {
  authorise(context, mayManageReports)
  return standardTemplates
}

/** The centre's own templates, by name. For staff. */
export async function listReportTemplates(context: Context): Promise<ReportTemplate[]> {
  authorise(context, mayManageReports)
  return ReportTemplate.query(context.db).whereNull('deletedAt').orderBy(['name', 'id'])
}

/** Adds a template of the centre's own. */
export async function createReportTemplate(context: Context, input: ReportTemplateInput): Promise<ReportTemplate> {
  authorise(context, mayManageReports)
  const action = 'createReportTemplate'
  return transaction(context, { action, input, model: ReportTemplate }, async (inner) => {
    const template = await ReportTemplate.query(inner.db).insertAndFetch(input)
    await audit(inner, { action, entity: 'reportTemplate', entityId: template.id, after: template.auditValues() })
    return template
  })
}

async function templateForChange(context: Context, id: number, version?: number | null) {
  const template = await ReportTemplate.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!template) throw notFound('This template')
  assertNotStale(template, version)
  return template
}

/**
 * Changes a template of the centre's own. Reports that were started from it stay as they are.
 * @throws AppError NOT_FOUND; STALE
 */
export async function updateReportTemplate(
  context: Context,
  id: number,
  input: ReportTemplateChange,
): Promise<ReportTemplate> {
  authorise(context, mayManageReports)
  const { version, ...values } = input
  const action = 'updateReportTemplate'
  return transaction(context, { action, input: { id, ...input }, model: ReportTemplate }, async (inner) => {
    const before = await templateForChange(inner, id, version)
    const after = await ReportTemplate.query(inner.db).patchAndFetchById(id, {
      ...values,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const [old, now] = [before.auditValues(), after.auditValues()]
    await audit(inner, { action, entity: 'reportTemplate', entityId: id, before: old, after: now })
    return after
  })
}

async function setDeleted(context: Context, action: string, template: ReportTemplate, deletedAt: string | null) {
  const after = await ReportTemplate.query(context.db).patchAndFetchById(template.id, {
    deletedAt,
    version: template.version + 1,
  })
  await audit(context, { action, entity: 'reportTemplate', entityId: template.id, after: after.auditValues() })
  return after
}

/**
 * Hides a template of the centre's own; it can be restored.
 * @throws AppError NOT_FOUND
 */
export async function deleteReportTemplate(context: Context, id: number): Promise<ReportTemplate> {
  authorise(context, mayManageReports)
  const action = 'deleteReportTemplate'
  return transaction(context, { action, input: { id }, model: ReportTemplate }, async (inner) =>
    setDeleted(inner, action, await templateForChange(inner, id), new Date().toISOString()),
  )
}

/**
 * Brings a deleted template back.
 * @throws AppError NOT_FOUND
 */
export async function restoreReportTemplate(context: Context, id: number): Promise<ReportTemplate> {
  authorise(context, mayManageReports)
  const action = 'restoreReportTemplate'
  return transaction(context, { action, input: { id }, model: ReportTemplate }, async (inner) => {
    const template = await ReportTemplate.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!template) throw notFound('This deleted template')
    return setDeleted(inner, action, template, null)
  })
}
