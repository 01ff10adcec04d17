import type { Knex } from 'knex'
import { accessActions } from '#graphql/audit/audit.rules.ts'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { type Retained, retained, retentionPeriods } from './retention.rules.ts'

const aDay = 86_400_000

/** Rows that are deleted in one transaction, so that nobody waits long for a lock. */
const rowsAtOnce = 500

/** The rows of a table that are old enough; another instance's rows of the same moment are left to it. */
const batch = (db: Knex, table: string, condition: (query: Knex.QueryBuilder) => unknown) => {
  const old = db(table).select('ctid').limit(rowsAtOnce).forUpdate().skipLocked()
  void condition(old)
  return db(table).whereRaw('ctid = any(array(?))', [old])
}

type Delete = (db: Knex, before: string) => PromiseLike<number>

const isAccess = (query: Knex.QueryBuilder) => query.whereIn('action', [...accessActions])
const isNoAccess = (query: Knex.QueryBuilder) => query.whereNotIn('action', [...accessActions])

/** How one batch of each kind is deleted. Answers how many rows it was. */
const deletes: Record<Retained, Delete> = {
  idempotencyKeys: (db, before) =>
    batch(db, 'idempotency_keys', (old) => old.where('created_at', '<', before)).delete(),
  throttles: (db, before) => batch(db, 'throttles', (old) => old.where('ends_at', '<', before)).delete(),
  links: (db, before) => batch(db, 'account_links', (old) => old.where('expires_at', '<', before)).delete(),
  invitations: (db, before) =>
    batch(db, 'invitations', (old) => old.whereNull('used_at').where('expires_at', '<', before)).delete(),
  sessions: (db, before) =>
    batch(db, 'sessions', (old) => old.whereRaw('least(ended_at, expires_at) < ?', [before])).delete(),
  setupLinks: (db, before) => batch(db, 'setup_links', (old) => old.where('expires_at', '<', before)).delete(),
  knownDevices: (db, before) => batch(db, 'known_devices', (old) => old.where('created_at', '<', before)).delete(),
  emailTexts: (db, before) =>
    batch(db, 'emails', (old) => old.where('created_at', '<', before).whereNot('body', '')).update({
      body: '',
      // what could not be sent for so long is of no use to anybody
      status: db.raw(`case when status = 'queued' then 'failed' else status end`),
    }),
  notifications: (db, before) => batch(db, 'notifications', (old) => old.where('created_at', '<', before)).delete(),
  accessEntries: (db, before) =>
    withAuditLogOpen(db, () => batch(db, 'audit_entries', (old) => isAccess(old.where('at', '<', before))).delete()),
  auditEntries: (db, before) =>
    withAuditLogOpen(db, () => batch(db, 'audit_entries', (old) => isNoAccess(old.where('at', '<', before))).delete()),
}

/**
 * Deletes what is older than its period, in batches, each in a transaction of its own. Several instances may do it at
 * once: none deletes what another one is deleting.
 * @returns how many rows of each kind
 */
export async function deleteExpired(db: Knex, now = new Date()): Promise<Record<Retained, number>> {
  const totals = Object.fromEntries(retained.map((kind) => [kind, 0])) as Record<Retained, number>
  for (const kind of retained) {
    const before = new Date(now.getTime() - retentionPeriods[kind].days * aDay).toISOString()
    let rows: number
    do {
      rows = await db.transaction((transaction) => Promise.resolve(deletes[kind](transaction, before)))
      totals[kind] += rows
    } while (rows === rowsAtOnce)
  }
  return totals
}
