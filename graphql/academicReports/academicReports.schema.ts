import * as z from 'zod/mini'
import { code, id, optionalDate, shortText, text, version } from '#graphql/platform/fields.schema.ts'
import { reportTypes } from './academicReports.rules.ts'

export const type = code(reportTypes, 'Please choose a type from the list.')
const title = shortText(1, 'Please enter a title.')
const content = text(1, 'Please write the report.')
const writtenOn = optionalDate('Please enter the date of the report.')

/** A new report; it is completed as soon as it is saved, and dated today unless said otherwise. */
export const academicReportSchema = z.object({ title, childId: id('Please choose a child.'), type, content, writtenOn })
export type AcademicReportInput = z.output<typeof academicReportSchema>
export type AcademicReportValues = z.input<typeof academicReportSchema>

export const academicReportChangeSchema = z.extend(z.omit(z.partial(academicReportSchema), { childId: true }), {
  version,
})
export type AcademicReportChange = z.output<typeof academicReportChangeSchema>

/** A template of the centre's own. `{child}` stands for the first name of the child. */
export const reportTemplateSchema = z.object({ name: shortText(1, 'Please enter a name.'), type, content })
export type ReportTemplateInput = z.output<typeof reportTemplateSchema>
export type ReportTemplateValues = z.input<typeof reportTemplateSchema>

export const reportTemplateChangeSchema = z.extend(reportTemplateSchema, { version })
export type ReportTemplateChange = z.output<typeof reportTemplateChangeSchema>
