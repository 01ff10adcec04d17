import type { Knex } from 'knex'
import { staffRoles } from '#graphql/values/roles.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { type Family, idsOf } from './family.service.ts'
import { ownColumns, personalTables } from './privacy.rules.ts'

interface ForeignKey {
  table: string
  column: string
  refersTo: string
}

export type Row = Record<string, unknown>

export interface PersonalDataTable {
  table: string
  rows: Row[]
  /** The columns by which its rows were found, with the ids there. Of a table with ids the rows say which belong. */
  by: { column: string; ids: unknown[] }[]
}

/** A message belongs with its conversation, to whichever address the notice of it went. */
const foreignKeys = `
  select rel.relname as "table", att.attname as "column", ref.relname as "refersTo"
  from pg_constraint con
  join pg_class rel on rel.oid = con.conrelid
  join pg_class ref on ref.oid = con.confrelid
  join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
  join pg_attribute target on target.attrelid = con.confrelid and target.attnum = con.confkey[1]
  where con.contype = 'f' and array_length(con.conkey, 1) = 1 and target.attname = 'id'
    and rel.relnamespace = current_schema()::regnamespace and ref.relname <> 'emails'
  order by 1, 2`

const isOwn = ({ table, column }: ForeignKey) => ownColumns.has(`${table}.${column}`)

/**
 * Whether a row that a foreign key leads to belongs to these people. A child's records belong to the child, no matter who of
 * the family wrote them; what somebody wrote for themselves belongs to them, also where it names a child, and after they were
 * unlinked from it.
 * @param senders addresses from which the family's applications came
 */
function belongsTo(family: Family, table: string, row: Row, senders: readonly string[]): boolean {
  const { parents, children, addresses, addressesOfOthers, isErased } = family
  // what was done as staff is the centre's
  if (table === 'audit_entries') return !(staffRoles as readonly unknown[]).includes(row.role)
  const owner = personalTables[table]
  const writer = owner === undefined ? null : (row[owner] ?? null)
  if (parents.some(({ id }) => id === writer)) return true
  const childId = row.childId ?? null
  const isOfChild = children.some(({ id }) => id === childId)
  // who applied said where they live, and an invitation where they are written to, also where others have the child or have used it since
  const isOfAddress = table === 'applications' || table === 'invitations'
  if (isOfAddress && isErased && isOfChild) return true
  const email = String(row[table === 'emails' ? 'recipient' : 'email'] ?? '').toLowerCase()
  if (addressesOfOthers.includes(email)) return false
  if (isOfAddress && addresses.includes(email)) return true
  if (table === 'applications' || writer !== null) return false
  // from the website: of who wrote it, also where the office made an application of somebody else from it
  if (table === 'conversations') return addresses.includes(email) || senders.includes(email)
  return owner !== undefined || childId === null || table === 'children' || isOfChild
}

/** The ids of uploads that these tables refer to. */
export const fileIdsIn = (tables: readonly PersonalDataTable[]): number[] => [
  ...new Set(
    tables.flatMap(({ rows }) => rows.map(({ fileId }) => fileId)).filter((id): id is number => typeof id === 'number'),
  ),
]

/** The accounts on which no child of another family pays. */
const accountsOfNobodyElse = (db: Knex, childIds: readonly number[]): Promise<number[]> =>
  db('children')
    .whereNotNull('family_account_id')
    .groupBy('family_account_id')
    .havingRaw('bool_and(id = any(?::int[]))', [childIds as never])
    .pluck('family_account_id')

/** E-mails to these people, in whichever case the address was typed; erased with an account also where nobody has confirmed it. */
const emailsTo = (db: Knex, { parents, isErased, addresses, requestedAddresses }: Family): Promise<number[]> =>
  db('emails')
    .whereRaw('lower(recipient) = any(?::text[])', [
      [...addresses, ...(isErased ? parents.map(({ email }) => email.toLowerCase()) : [])] as never,
    ])
    .orWhere((asked) =>
      asked
        .where({ kind: 'account.confirmEmail' })
        .whereRaw('lower(recipient) = any(?::text[])', [requestedAddresses as never]),
    )
    .pluck('id')

/** Files that wait for a message: one that was sent belongs with the message, which may be the centre's. */
const unsentAttachments = (db: Knex, parentIds: readonly number[]): Promise<number[]> =>
  db('message_attachments').whereIn('uploadedBy', parentIds).where({ messageId: null, broadcastId: null }).pluck('id')

/**
 * Everything in the database that belongs to a family, found along the foreign keys, so that a table that is added
 * later is never forgotten. Tables come after those that they refer to.
 */
export async function personalDataOf(db: Knex, family: Family): Promise<PersonalDataTable[]> {
  const { addresses } = family
  const [parentIds, childIds] = [idsOf(family.parents), idsOf(family.children)]
  const keys = await rowsOf<ForeignKey>(db, foreignKeys)
  const reached = new Map<string, PersonalDataTable>()
  const start = (table: string, column: string, ids: unknown[]) => ({ table, by: [{ column, ids }] })
  const starts = [
    start('users', 'id', parentIds),
    start('children', 'id', childIds),
    start('family_accounts', 'id', await accountsOfNobodyElse(db, childIds)),
    // what came from outside before there was an account
    start('applications', 'email', addresses),
    start('conversations', 'email', addresses),
    start('invitations', 'email', addresses),
    start('emails', 'id', await emailsTo(db, family)),
    start('message_attachments', 'id', await unsentAttachments(db, parentIds)),
  ]
  const queue: { table: string; by: PersonalDataTable['by'] }[] = starts
  for (let next = queue.shift(); next; next = queue.shift()) {
    const known = reached.get(next.table)
    const by = [...(known?.by ?? []), ...next.by]
    const found: Row[] = await db(next.table).where((any) => {
      for (const { column, ids } of by) any.orWhereIn(column, ids as number[])
    })
    const senders = reached.get('applications')?.rows.map(({ email }) => String(email).toLowerCase()) ?? []
    const rows = found.filter((row) => belongsTo(family, next.table, row, senders))
    if (known && rows.length === known.rows.length) continue
    // taken out and put in again, so that it comes after what it was reached from
    reached.delete(next.table)
    reached.set(next.table, { table: next.table, rows, by })
    const ids = rows.map(({ id }) => id).filter((id) => id !== undefined)
    if (ids.length === 0) continue
    const leadOn = keys.filter(({ refersTo }) => refersTo === next.table)
    for (const { table, column } of leadOn.filter((key) => key.refersTo !== 'users' || isOwn(key)))
      queue.push({ table, by: [{ column, ids }] })
  }
  return [...reached.values()].filter(({ rows }) => rows.length > 0)
}
