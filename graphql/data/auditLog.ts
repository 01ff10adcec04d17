import type { Knex } from 'knex'

/** A condition that opens it for one statement outside a transaction: for the count of an entry, see `platform/refusals.ts`. */
export const openSql = "set_config('kiewiet.audit_log_open', 'on', true)"

/** Lets a function do, in a running transaction, what a trigger refuses otherwise: until its end, or that of the transaction. */
export const permitting =
  (setting: string) =>
  async <Result>(transaction: Knex, run: () => PromiseLike<Result>): Promise<Result> => {
    await transaction.raw('select set_config(?, ?, true)', [setting, 'on'])
    const result = await run()
    await transaction.raw('select set_config(?, ?, true)', [setting, 'off'])
    return result
  }

/**
 * The one way to change or delete what is in the audit log: for erasing a family, for what is older than its period, and for
 * leaving the demo.
 */
export const withAuditLogOpen = permitting('kiewiet.audit_log_open')
