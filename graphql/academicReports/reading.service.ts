import { Child } from '#graphql/children/child.model.ts'
import { senderOf } from '#graphql/platform/pdf/letterhead.ts'
import { mayStillSeeChild } from '#graphql/children/visible.service.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import type { Opening } from '#graphql/reportCards/reportCard.model.ts'
import { centre } from '#graphql/settings/settings.service.ts'
import { AcademicReport } from './academicReport.model.ts'
import { drawAcademicReport } from './academicReport.pdf.ts'
import { mayReadEveryReport, mayReadReports, maySeeReportOpenings } from './academicReports.policy.ts'
import { reportFileName } from './academicReports.rules.ts'

/** The reports that somebody may read: an admin all, everyone else what was sent, on their own linked children. */
function readable(context: Context, viewer: SignedIn) {
  const query = AcademicReport.query(context.db)
    .whereNull('deletedAt')
    .whereIn('childId', context.db('children').where({ deletedAt: null }).select('id'))
  if (mayReadEveryReport(viewer)) return query
  return query.where({ status: 'sent' }).whereIn('childId', guardianScope(context, viewer))
}

async function readableReport(context: Context, viewer: SignedIn, id: number): Promise<AcademicReport> {
  const report = await readable(context, viewer).findById(id)
  if (!report) throw notFound('This report')
  return report
}

/**
 * One report. For staff, and once it was sent for the parents of the child.
 * @throws AppError NOT_FOUND, also for another family's
 */
export async function readAcademicReport(context: Context, id: number): Promise<AcademicReport> {
  return readableReport(context, authorise(context, mayReadReports), id)
}

/** The reports on a child, the latest first: for parents those that were sent. One statement for all children asked for. */
export function academicReportsOf(context: Context, childId: number): Promise<AcademicReport[]> {
  const viewer = authorise(context, mayReadReports)
  return context.loaders
    .many<AcademicReport>(
      'academicReports.child',
      (childIds) =>
        readable(context, viewer)
          .whereIn('childId', [...childIds])
          .orderBy([
            { column: 'writtenOn', order: 'desc' },
            { column: 'id', order: 'desc' },
          ]),
      ({ childId }) => childId,
    )
    .load(childId)
}

/**
 * Keeps that a parent looked at a report, the first time alone. When staff look, nothing is kept.
 * @throws AppError NOT_FOUND, also for another family's
 */
export async function openAcademicReport(context: Context, id: number): Promise<AcademicReport> {
  const viewer = authorise(context, mayReadReports)
  return transaction(
    context,
    { action: 'openAcademicReport', input: { id }, model: AcademicReport, mayReplay: mayStillSeeChild },
    async (inner) => {
      const report = await readableReport(inner, viewer, id)
      const [linked] = await guardianScope(inner, viewer).where({ childId: report.childId })
      if (linked) {
        await inner
          .db('academic_report_openings')
          .insert({ academicReportId: id, userId: viewer.id })
          .onConflict(['academicReportId', 'userId'])
          .ignore()
      }
      return report
    },
  )
}

interface OpeningRow extends Opening {
  academicReportId: number
}

/** Who looked at a report, the first one first. One statement for a whole list. For staff. */
export const reportOpeningsOf = (context: Context) =>
  context.loaders.many<OpeningRow>(
    'academicReports.openings',
    async (ids) => {
      authorise(context, maySeeReportOpenings)
      const rows: OpeningRow[] = await context
        .db('academic_report_openings')
        .join('users', 'users.id', 'academic_report_openings.user_id')
        .whereIn('academic_report_id', [...ids])
        .orderBy(['opened_at', 'user_id'])
        .select('academic_report_id', 'first_name', 'last_name', 'opened_at')
      return rows
    },
    ({ academicReportId }) => academicReportId,
  )

/** Whether whoever asks has not looked at a report yet. One statement for a whole list. */
export const isReportNew = (context: Context) =>
  context.loaders.batch<boolean>('academicReports.isNew', async (ids) => {
    const viewer = authorise(context, mayReadReports)
    const rows: { academicReportId: number }[] = await context
      .db('academic_report_openings')
      .where({ userId: viewer.id })
      .whereIn('academic_report_id', [...ids])
      .select('academic_report_id')
    return ids.map((id) => !rows.some(({ academicReportId }) => academicReportId === id))
  })

/**
 * A report as a PDF. For staff and, once it was sent, the parents; when a parent fetches it, it counts as seen.
 * @throws AppError NOT_FOUND, also for another family's
 */
export async function academicReportPdf(context: Context, id: number): Promise<{ bytes: Buffer; name: string }> {
  const report = await openAcademicReport(context, id)
  const child = await Child.query(context.db).findById(report.childId).throwIfNotFound()
  const bytes = await drawAcademicReport(senderOf(await centre(context)), report, child)
  return { bytes, name: reportFileName(report.title, child) }
}
