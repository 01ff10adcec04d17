import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { AcademicReport } from './academicReport.model.ts'
import { mayManageReports } from './academicReports.policy.ts'
import type { AcademicReportChange, AcademicReportInput } from './academicReports.schema.ts'

const enrolledChildren = (context: Context) => context.db('children').where({ deletedAt: null }).select('id')

/** Every report on enrolled children, the latest first. For staff. */
export async function listAcademicReports(context: Context): Promise<AcademicReport[]> {
  authorise(context, mayManageReports)
  return AcademicReport.query(context.db)
    .whereNull('deletedAt')
    .whereIn('childId', enrolledChildren(context))
    .orderBy([
      { column: 'writtenOn', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
}

/** The reports that were deleted and can be restored, the last one first. For staff. */
export async function listRemovedAcademicReports(context: Context): Promise<AcademicReport[]> {
  authorise(context, mayManageReports)
  return AcademicReport.query(context.db)
    .whereNotNull('deletedAt')
    .whereIn('childId', enrolledChildren(context))
    .orderBy([{ column: 'deletedAt', order: 'desc' }, 'id'])
}

/**
 * Writes a report. It is completed at once; the parents see it when it is sent.
 * @throws AppError NOT_FOUND for a child that there is not
 */
export async function createAcademicReport(context: Context, input: AcademicReportInput): Promise<AcademicReport> {
  const viewer = authorise(context, mayManageReports)
  return transaction(context, { action: 'createAcademicReport', input, model: AcademicReport }, async (inner) => {
    const child = await Child.query(inner.db).findById(input.childId).whereNull('deletedAt')
    if (!child) throw notFound('This child')
    const { title, type, content, writtenOn = todayInJohannesburg() } = input
    const row = { childId: child.id, title, type, content, writtenOn, createdBy: viewer.id }
    const report = await AcademicReport.query(inner.db).insertAndFetch({ ...row, status: 'completed' })
    await audit(inner, {
      action: 'createAcademicReport',
      entity: 'academicReport',
      entityId: report.id,
      after: report.auditValues(),
    })
    return report
  })
}

/** A report for a change: locked, so that of two changes at once the second sees the first. */
export async function reportForChange(context: Context, id: number, version?: number | null) {
  const report = await AcademicReport.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!report) throw notFound('This report')
  assertNotStale(report, version)
  return report
}

/**
 * Changes a report; what is left out stays, and one that was sent stays sent.
 * @throws AppError NOT_FOUND; STALE
 */
export async function updateAcademicReport(
  context: Context,
  id: number,
  input: AcademicReportChange,
): Promise<AcademicReport> {
  authorise(context, mayManageReports)
  const { version, ...values } = input
  const action = 'updateAcademicReport'
  return transaction(context, { action, input: { id, ...input }, model: AcademicReport }, async (inner) => {
    const before = await reportForChange(inner, id, version)
    const after = await AcademicReport.query(inner.db).patchAndFetchById(id, {
      ...values,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const [old, now] = [before.auditValues(), after.auditValues()]
    await audit(inner, { action, entity: 'academicReport', entityId: id, before: old, after: now })
    return after
  })
}

/**
 * Hides a report, from the parents too. It is kept and can be restored.
 * @throws AppError NOT_FOUND; STALE
 */
export async function deleteAcademicReport(
  context: Context,
  id: number,
  version: number | null = null,
): Promise<AcademicReport> {
  authorise(context, mayManageReports)
  const action = 'deleteAcademicReport'
  return transaction(context, { action, input: { id, version }, model: AcademicReport }, async (inner) => {
    const before = await reportForChange(inner, id, version)
    const report = await AcademicReport.query(inner.db).patchAndFetchById(id, {
      deletedAt: new Date().toISOString(),
      version: before.version + 1,
    })
    await audit(inner, { action, entity: 'academicReport', entityId: id, before: before.auditValues() })
    return report
  })
}

/**
 * Brings a deleted report back.
 * @throws AppError NOT_FOUND
 */
export async function restoreAcademicReport(context: Context, id: number): Promise<AcademicReport> {
  authorise(context, mayManageReports)
  const action = 'restoreAcademicReport'
  return transaction(context, { action, input: { id }, model: AcademicReport }, async (inner) => {
    const before = await AcademicReport.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This deleted report')
    const report = await AcademicReport.query(inner.db).patchAndFetchById(id, {
      deletedAt: null,
      version: before.version + 1,
    })
    await audit(inner, { action, entity: 'academicReport', entityId: id, after: report.auditValues() })
    return report
  })
}
