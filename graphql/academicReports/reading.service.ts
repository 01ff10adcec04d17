import { Child } from '#graphql/children/child.model.ts'
import { senderOf } from '#graphql/platform/pdf/letterhead.ts'
import type { Context } from '#graphql/platform/context.ts'
import {
  isNew,
  openingsOf,
  openPublished,
  type Publication,
  publishedOf,
  readPublished,
} from '#graphql/reportCards/publication.service.ts'
import { centre } from '#graphql/settings/settings.service.ts'
import { AcademicReport } from './academicReport.model.ts'
import { drawAcademicReport } from './academicReport.pdf.ts'
import { mayReadEveryReport, mayReadReports, maySeeReportOpenings } from './academicReports.policy.ts'
import { reportFileName } from './academicReports.rules.ts'

export const academicReports: Publication<AcademicReport> = {
  model: AcademicReport,
  day: 'writtenOn',
  openings: 'academic_report_openings',
  key: 'academic_report_id',
  mayRead: mayReadReports,
  readsEvery: mayReadEveryReport,
  maySeeOpenings: maySeeReportOpenings,
  forParents: { status: 'sent' },
}

export const readAcademicReport = (context: Context, id: number) => readPublished(context, academicReports, id)

export const academicReportsOf = (context: Context, childId: number) => publishedOf(context, academicReports, childId)

export const openAcademicReport = (context: Context, id: number) =>
  openPublished(context, academicReports, 'openAcademicReport', id)

export const academicReportOpenings = (context: Context, { id }: Pick<AcademicReport, 'id'>) =>
  openingsOf(context, academicReports, id)

export const isAcademicReportNew = (context: Context, report: Pick<AcademicReport, 'id' | 'isNew'>) =>
  isNew(context, academicReports, report)

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
