import * as z from 'zod/mini'
import { calendarDate, code, id, optionalText } from '#graphql/platform/fields.schema.ts'
import { documentKinds } from './childDocuments.rules.ts'

/** The last day may be left out; empty text becomes null. */
const expiresOn = z.nullish(
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(calendarDate('Please enter the last day as dd/mm/yyyy, or leave it empty.')),
  ),
)

/** What is said of a document beside its file. */
export const newDocumentSchema = z.object({
  kind: code(documentKinds, 'Please choose what paper it is.'),
  expiresOn,
  note: optionalText(500),
  replacesId: z.nullish(id('Please choose the paper that this one replaces.')),
})
export type NewDocumentInput = z.output<typeof newDocumentSchema>
export type NewDocumentValues = z.input<typeof newDocumentSchema>
