import { Child } from '#graphql/children/child.model.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import type { Page, PageRequest } from '#graphql/data/paginate.ts'
import { createRow, editRow, now, removalOf } from '#graphql/data/rows.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import { linkedParents } from '#graphql/families/linking.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { letterTo, queueMail } from '#graphql/platform/mail/outbox.ts'
import { inTurn } from '#graphql/platform/files/inTurn.ts'
import { senderOf } from '#graphql/platform/pdf/letterhead.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Download } from '#graphql/platform/rest/route.ts'
import { gapIn, gapMessage } from '#graphql/reportCards/gaps.rules.ts'
import { inUse, openPublished, type Publication } from '#graphql/reportCards/publication.service.ts'
import { mayManageReports } from '#graphql/reportCards/reportCards.policy.ts'
import { centre, centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { AcademicReport } from './academicReport.model.ts'
import { renderAcademicReport } from './academicReport.pdf.ts'
import { reportFileName, type ReportType } from './academicReports.rules.ts'
import type { AcademicReportChange, AcademicReportInput } from './academicReports.schema.ts'

export const academicReports: Publication<AcademicReport> = {
  model: AcademicReport,
  mayManage: mayManageReports,
  day: 'writtenOn',
  openings: 'academic_report_openings',
  key: 'academic_report_id',
  forParents: { status: 'sent' },
}

const searched = plainSql(`(select concat_ws(' ', academic_reports.title, first_name, last_name)
  from children where children.id = academic_reports.child_id)`)

export const listAcademicReports = (
  context: Context,
  page: PageRequest,
  { type, search }: { type?: ReportType; search?: string },
): Promise<Page<AcademicReport>> =>
  inUse(context, academicReports, page, (query) => {
    if (type) query.where({ type })
    whereWords(query, searched, search)
  })

/** A report as a PDF; when a parent fetches it, it counts as seen. */
export async function academicReportPdf(context: Context, id: number): Promise<Download> {
  const report = await openPublished(context, academicReports, id)
  const child = await Child.query(context.db).findById(report.childId).throwIfNotFound()
  const sender = senderOf(await centre(context))
  const bytes = await inTurn(context, () => renderAcademicReport(sender, report, child))
  return new Download(bytes, reportFileName(report.title, child), 'application/pdf')
}

export async function createAcademicReport(context: Context, input: AcademicReportInput): Promise<AcademicReport> {
  const viewer = authorise(context, mayManageReports)
  return createRow(context, AcademicReport, { action: 'createAcademicReport', input }, async (inner) => {
    await lockRow(inner, Child, input.childId)
    const { writtenOn = todayInJohannesburg() } = input
    return { ...input, writtenOn, status: 'completed', createdBy: viewer.id }
  })
}

/** One that was sent stays sent. */
export async function updateAcademicReport(context: Context, id: number, input: AcademicReportChange) {
  authorise(context, mayManageReports)
  const { version, ...values } = input
  return editRow(context, AcademicReport, { action: 'updateAcademicReport', id, version, input }, ({ status }) => {
    const gap = status === 'sent' ? gapIn(values.content) : null
    if (gap !== null) throw fieldError('content', gapMessage(gap))
    return values
  })
}

/** Sends a report to the parents, or once more. */
export async function sendAcademicReport(context: Context, id: number): Promise<AcademicReport> {
  authorise(context, mayManageReports)
  let recipients: number[] = []
  const change = { action: 'sendAcademicReport', id, details: () => ({ recipients }) }
  return editRow(context, AcademicReport, change, async ({ childId, title, content, sentAt }, inner) => {
    const gap = gapIn(content)
    if (gap !== null) throw conflict(gapMessage(gap))
    const child = await Child.query(inner.db).findById(childId).throwIfNotFound()
    const parents = await linkedParents(inner, childId)
    if (parents.length === 0) {
      throw conflict(`No parent is linked to ${child.firstName} yet. Link one under Students, then send the report.`)
    }
    const from = await centreName(inner)
    for (const parent of parents) {
      const mail = letterTo(parent, from, {
        kind: 'academicReport.sent',
        subject: `A report on ${child.firstName}: ${title}`,
        text: `We have written a report on ${child.firstName}: ${title}. You can read it and save it as a PDF in the parent portal:\n\n${inner.environment.PUBLIC_URL}/parent/report-cards?report=${id}`,
      })
      await queueMail(inner, mail)
    }
    recipients = parents.map((parent) => parent.id)
    return { status: 'sent', sentAt: sentAt ?? now() }
  })
}

export const reportRemoval = removalOf(AcademicReport, 'AcademicReport', mayManageReports)
