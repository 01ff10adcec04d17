import type { Knex } from 'knex'

/** A condition that opens it for one statement outside a transaction: for the count of an entry, see `platform/refusals.ts`. */
export const openSql = "set_config('kiewiet.audit_log_open', 'on', true)"

/**
 * The one way to change or delete what is in the audit log, which a trigger refuses otherwise: for erasing a family,
 * for what is older than its period, and for leaving the demo. The permission ends with the function, or with the transaction.
 * @param transaction a running transaction
 */
export async function withAuditLogOpen<Result>(transaction: Knex, run: () => PromiseLike<Result>): Promise<Result> {
  await transaction.raw(`select ${openSql}`)
  const result = await run()
  await transaction.raw("select set_config('kiewiet.audit_log_open', 'off', true)")
  return result
}
