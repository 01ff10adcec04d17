import type { Knex } from 'knex'
import { accessActions } from '#graphql/audit/audit.rules.ts'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { rowOf } from '#graphql/data/statement.ts'
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

const auditBatch = (db: Knex, condition: (query: Knex.QueryBuilder) => unknown) =>
  withAuditLogOpen(db, () => batch(db, 'audit_entries', condition).delete())

type Delete = (db: Knex, before: string) => PromiseLike<number>

/** Deletes the rows of which this column is older than their period. */
const olderThan =
  (table: string, column: string): Delete =>
  (db, before) =>
    batch(db, table, (old) => old.where(column, '<', before)).delete()

/** How one batch of each kind is deleted. Answers how many rows it was. */
const deletes: Record<Retained, Delete> = {
  idempotencyKeys: olderThan('idempotency_keys', 'created_at'),
  throttles: olderThan('throttles', 'ends_at'),
  unsentFiles: async (db, before) => {
    const unsent = (old: Knex.QueryBuilder) =>
      old.whereNull('message_id').whereNull('broadcast_id').where('created_at', '<', before)
    const rows: { fileId: number }[] = await batch(db, 'message_attachments', unsent).delete().returning('file_id')
    const ids = rows.map(({ fileId }) => fileId)
    await db('stored_files').whereIn('id', ids).update({ removedAt: db.fn.now() })
    return rows.length
  },
  links: olderThan('account_links', 'expires_at'),
  invitations: (db, before) =>
    batch(db, 'invitations', (old) => old.whereNull('used_at').where('expires_at', '<', before)).delete(),
  sessions: (db, before) =>
    batch(db, 'sessions', (old) => old.whereRaw('least(ended_at, expires_at) < ?', [before])).delete(),
  setupLinks: olderThan('setup_links', 'expires_at'),
  knownDevices: olderThan('known_devices', 'created_at'),
  emailTexts: (db, before) =>
    batch(db, 'emails', (old) => old.where('created_at', '<', before).whereNot('body', '')).update({
      body: '',
      sealedBody: null,
      // what could not be sent for so long is of no use to anybody
      status: db.raw(`case when status = 'queued' then 'failed' else status end`),
    }),
  notifications: olderThan('notifications', 'created_at'),
  roomActions: async (db, before) => {
    await db('device_turns').where('day', '<', before).delete()
    return olderThan('room_actions', 'received_at')(db, before)
  },
  accessEntries: (db, before) => auditBatch(db, (old) => old.where('at', '<', before).whereIn('action', accessActions)),
  auditEntries: (db, before) =>
    auditBatch(db, (old) => old.where('at', '<', before).whereNotIn('action', accessActions)),
}

/** The clock that dated the rows: one instance whose own is years ahead would delete the whole audit log. */
const clockOf = async (db: Knex) => new Date((await rowOf<{ now: string }>(db, 'select now() as now')).now)

/**
 * Deletes what is older than its period, in batches, each in a transaction of its own. Several instances may do it at
 * once: none deletes what another one is deleting.
 * @param today the database's clock unless given
 * @returns how many rows of each kind
 */
export async function deleteExpired(db: Knex, today?: Date): Promise<Record<Retained, number>> {
  const now = today ?? (await clockOf(db))
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
