import { fileNameOf } from '#graphql/platform/files/files.rules.ts'

/** Admin specification, section 9, in its order. */
export const reportTypes = ['progress', 'behavioural', 'academic', 'development', 'special'] as const
export type ReportType = (typeof reportTypes)[number]

export const reportTypeLabels: Record<ReportType, string> = {
  progress: 'Progress Report',
  behavioural: 'Behavioural Report',
  academic: 'Academic Assessment',
  development: 'Development Evaluation',
  special: 'Special Report',
}

export type ReportStatus = 'draft' | 'completed' | 'sent'

/** Stands in a template for the first name of the child. */
export const childPlace = '{child}'

export const filledIn = (content: string, firstName: string) => content.replaceAll(childPlace, firstName)

/** `Term 3 progress, Lerato Mokoena.pdf` */
export const reportFileName = (title: string, child: { firstName: string; lastName: string }) =>
  fileNameOf(`${title.trim()}, ${child.firstName} ${child.lastName}`, 'pdf')
