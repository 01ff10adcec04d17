import { type ReportType, reportTypeLabels, reportTypes } from '#graphql/academicReports/academicReports.rules.ts'
import { fullName } from '#web/admin/shared/format.ts'
import type { AcademicReportsQuery, ReportTemplatesQuery } from './academicReports.generated.ts'

export type Report = AcademicReportsQuery['academicReports']['edges'][number]['node']
export type OwnTemplate = ReportTemplatesQuery['reportTemplates'][number]
/** One that every centre has, or one of the centre's own. */
export type Template = Pick<OwnTemplate, 'name' | 'type' | 'content'>

export const typeLabel = (type: string) => reportTypeLabels[type as ReportType] ?? type

export const typeOptions = reportTypes.map((type) => ({ value: type, label: reportTypeLabels[type] }))

export const childOf = ({ child }: Report) => (child ? fullName(child) : 'A student')

export const reportPdfPath = (id: number) => `/api/academic-reports/${id}/pdf`
