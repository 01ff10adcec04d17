import { Child } from '#graphql/children/child.model.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { deleted, inUse } from '#graphql/reportCards/publication.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { AcademicReport } from './academicReport.model.ts'
import { mayManageReports } from './academicReports.policy.ts'
import type { AcademicReportChange, AcademicReportInput } from './academicReports.schema.ts'
import { academicReports } from './reading.service.ts'

/** Every report on children of the centre, the latest first. */
export async function listAcademicReports(context: Context): Promise<AcademicReport[]> {
  authorise(context, mayManageReports)
  return inUse(context, academicReports)
}

/** The reports that were deleted and can be restored, the last one first. */
export async function listRemovedAcademicReports(context: Context): Promise<AcademicReport[]> {
  authorise(context, mayManageReports)
  return deleted(context, academicReports)
}

/**
 * Writes a report. It is completed at once; the parents see it when it is sent.
 * @throws AppError NOT_FOUND for a child that there is not
 */
export async function createAcademicReport(context: Context, input: AcademicReportInput): Promise<AcademicReport> {
  const viewer = authorise(context, mayManageReports)
  return createRow(context, AcademicReport, { action: 'createAcademicReport', input }, async (inner) => {
    await findRow(inner, Child, input.childId)
    const { writtenOn = todayInJohannesburg() } = input
    return { ...input, writtenOn, status: 'completed', createdBy: viewer.id }
  })
}

/**
 * Changes a report; what is left out stays, and one that was sent stays sent.
 * @throws AppError NOT_FOUND; STALE
 */
export async function updateAcademicReport(context: Context, id: number, input: AcademicReportChange) {
  authorise(context, mayManageReports)
  const { version, ...values } = input
  return editRow(context, AcademicReport, { action: 'updateAcademicReport', id, version, input }, values)
}

/**
 * Hides a report, from the parents too; it can be restored.
 * @throws AppError NOT_FOUND; STALE
 */
export async function deleteAcademicReport(context: Context, id: number, version?: number) {
  authorise(context, mayManageReports)
  return removeRow(context, AcademicReport, { action: 'deleteAcademicReport', id, version })
}

/** @throws AppError NOT_FOUND */
export async function restoreAcademicReport(context: Context, id: number): Promise<AcademicReport> {
  authorise(context, mayManageReports)
  return restoreRow(context, AcademicReport, { action: 'restoreAcademicReport', id })
}
