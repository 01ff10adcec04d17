import * as z from 'zod/mini'
import { calendarDate, code } from '#graphql/platform/fields.schema.ts'

export const auditKind = code(['changes', 'looking', 'access'], 'Please choose changes, looking or access.')

export const auditDaysSchema = z.object({
  from: z.nullish(calendarDate('Please choose the first day.')),
  to: z.nullish(calendarDate('Please choose the last day.')),
})
export type AuditFilter = z.output<typeof auditDaysSchema> & { kind: z.output<typeof auditKind> | null }
