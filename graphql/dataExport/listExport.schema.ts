import * as z from 'zod/mini'
import { code, wholeNumber } from '#graphql/platform/fields.schema.ts'

/** Lists of personal details that the browser saves as a file from what it has read already. */
export const exportedLists = ['students', 'applications', 'volunteers'] as const
export type ExportedList = (typeof exportedLists)[number]

export const listExportSchema = z.object({
  list: code(exportedLists, 'Please choose the list.'),
  rows: wholeNumber('Please say how many rows it has.').check(z.minimum(0, 'Please say how many rows it has.')),
})
export type ListExportInput = z.output<typeof listExportSchema>
