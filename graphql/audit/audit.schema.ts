import * as z from 'zod/mini'
import { calendarDate, code } from '#graphql/platform/fields.schema.ts'

const auditKinds = ['changes', 'looking', 'access'] as const

export const auditFilterSchema = z.object({
  kind: z.nullish(code(auditKinds, 'Please choose changes, looking or access.')),
  from: z.nullish(calendarDate('Please choose the first day.')),
  to: z.nullish(calendarDate('Please choose the last day.')),
})
export type AuditFilter = z.output<typeof auditFilterSchema>
