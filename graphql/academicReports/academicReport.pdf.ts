import type { Child } from '#graphql/children/child.model.ts'
import { renderFacts, signatures, signaturesHeight } from '#graphql/platform/pdf/facts.ts'
import type { Sender } from '#graphql/platform/pdf/letterhead.ts'
import { PdfDocument } from '#graphql/platform/pdf/pdfDocument.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { AcademicReport } from './academicReport.model.ts'
import { reportTypeLabels } from './academicReports.rules.ts'

/** A report with whom it is about, the text as it was typed and lines to sign on. */
export function renderAcademicReport(sender: Sender, report: AcademicReport, child: Child): Promise<Buffer> {
  const name = `${child.firstName} ${child.lastName}`
  const document = new PdfDocument(sender, {
    title: `${report.title}, ${name}`,
    subject: reportTypeLabels[report.type],
    changedAt: new Date(report.updatedAt),
  })
  document.heading(report.title, reportTypeLabels[report.type])
  renderFacts(document, [
    ['Student', name],
    ['Date of birth', formatDate(child.dateOfBirth)],
    ['Date', formatDate(report.writtenOn)],
  ])
  document.prose(report.content, { size: 11, gap: 3.5, headed: true, after: signaturesHeight + 18 })
  signatures(document, ['Teacher', 'Principal', 'Parent or guardian'])
  return document.finish()
}
