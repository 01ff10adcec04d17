import type { Context } from '#graphql/platform/context.ts'
import { Row } from './model.ts'

interface AuditEntryValues {
  action: string
  entity: string
  entityId?: number | null
  before?: object | null
  after?: object | null
  /** What the entry says besides the columns: the answer to a question on the way, a reason, rows that belong to it. */
  details?: object | undefined
  /** The account, where the request itself made it known: a sign-in. */
  by?: number | undefined
}

/** The values of a row as it was or is; of a sensitive column whether it changed. */
function valuesOf(side: object | null | undefined, other?: object | null, details?: object) {
  if (!side) return details ? JSON.stringify(details) : null
  if (!(side instanceof Row)) return JSON.stringify({ ...side, ...details })
  const values = side.auditValues()
  for (const name of (side.constructor as typeof Row).sensitiveColumns) {
    const [value, old] = [side[name as keyof Row], other?.[name as keyof typeof other]]
    if (value && old && value !== old) values[name] = 'changed, not shown'
  }
  return JSON.stringify({ ...values, ...details })
}

/** Records who changed what, with the values before and after, in the transaction of the change. */
export const audit = (context: Context, entry: AuditEntryValues) => auditAll(context, [entry])

/** The same for a batch: an entry for each record, in one statement. */
export async function auditAll({ db, viewer, clientAddress }: Context, entries: readonly AuditEntryValues[]) {
  if (entries.length === 0) return
  await db('audit_entries').insert(
    entries.map(({ action, entity, entityId = null, before, after, details, by }) => ({
      userId: by ?? viewer.id,
      role: viewer.role,
      clientAddress,
      action,
      entity,
      entityId,
      before: valuesOf(before),
      after: valuesOf(after, before, details),
    })),
  )
}
