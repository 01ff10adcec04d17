import { code } from '#graphql/platform/fields.schema.ts'
import * as z from 'zod/mini'
import { documentNames } from './downloads.rules.ts'

export const documentNameSchema = z.object({ name: code(documentNames, 'Please choose one of the three documents.') })
export type DocumentNameInput = z.output<typeof documentNameSchema>
