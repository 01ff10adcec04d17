import { drawFacts, signatures, signaturesHeight } from '#graphql/documents/facts.ts'
import type { Sender } from '#graphql/documents/letterhead.ts'
import { Paper } from '#graphql/documents/paper.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { AcademicReport } from './academicReport.model.ts'
import { reportTypeLabels } from './academicReports.rules.ts'

interface ReportedChild {
  firstName: string
  lastName: string
  dateOfBirth: string
}

/** A report with whom it is about, the text as it was typed and lines to sign on. */
export function drawAcademicReport(sender: Sender, report: AcademicReport, child: ReportedChild): Promise<Buffer> {
  const name = `${child.firstName} ${child.lastName}`
  const paper = new Paper(sender, {
    title: `${report.title}, ${name}`,
    subject: reportTypeLabels[report.type],
    changedAt: new Date(report.updatedAt),
  })
  paper.heading(report.title, reportTypeLabels[report.type])
  drawFacts(paper, [
    ['Student', name],
    ['Date of birth', formatDate(child.dateOfBirth)],
    ['Date', formatDate(report.writtenOn)],
  ])
  paper.prose(report.content, { size: 11, gap: 3.5, headed: true, after: signaturesHeight + 18 })
  signatures(paper, ['Teacher', 'Principal', 'Parent or guardian'])
  return paper.finish()
}
