import * as z from 'zod/mini'
import { calendarDate, code, emptyAsNull, id, optionalText } from '#graphql/platform/fields.schema.ts'
import { documentKinds } from './childDocuments.rules.ts'

export const newDocumentSchema = z.object({
  kind: code(documentKinds, 'Please choose the document type.'),
  expiresOn: emptyAsNull(calendarDate('Please enter the last day as dd/mm/yyyy, or leave it empty.')),
  note: optionalText(500),
  replacesId: z.nullish(id('Please choose the document that this one replaces.')),
})
export type NewDocumentInput = z.output<typeof newDocumentSchema>
