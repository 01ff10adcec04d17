import { type ReportType, reportTypeLabels, reportTypes } from '#graphql/academicReports/academicReports.rules.ts'
import { matches } from '#graphql/values/search.ts'
import { fullName } from '../shared/people/words.ts'
import type { AcademicReportsQuery, ReportTemplatesQuery } from './academicReports.generated.ts'

export type Report = AcademicReportsQuery['academicReports'][number]
export type OwnTemplate = ReportTemplatesQuery['reportTemplates'][number]
/** One that every centre has, or one of the centre's own. */
export type Template = Pick<OwnTemplate, 'name' | 'type' | 'content'>

export const typeLabel = (type: string) => reportTypeLabels[type as ReportType] ?? type

export const typeOptions = reportTypes.map((type) => ({ value: type, label: reportTypeLabels[type] }))

export const childOf = ({ child }: Report) => (child ? fullName(child) : 'A student')

/** The reports with these words in title or name, of this type; of all types without one. */
export const narrowed = (reports: readonly Report[], search: string, type: string) =>
  reports.filter((report) => (type === '' || report.type === type) && matches(search, report.title, childOf(report)))

export const reportPdfPath = (id: number) => `/api/academic-reports/${id}/pdf`
