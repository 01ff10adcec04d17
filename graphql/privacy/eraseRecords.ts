import type { Knex } from 'knex'
import { childrenWithoutPhotoConsent } from '#graphql/consents/photoConsent.service.ts'
import { withAuditLogOpen, permitting } from '#graphql/data/auditLog.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { hashSubject, mailboxOf } from '#graphql/platform/throttle.ts'
import { type Family, idsOf } from './family.service.ts'
import type { PersonalDataTable, Row } from './personalData.ts'
import { withoutChildren } from './privacy.rules.ts'

/** `bankLine`, `bank_line` and the table `bank_lines` are one. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase()
const singular = (table: string) =>
  plain(table)
    .replace(/ies$/, 'y')
    .replace(/children$/, 'child')
    .replace(/s$/, '')
const idOf = (row: Row) => row.number ?? row.id

/** The entries that name one of these children anywhere: the log is read once, however many they are. */
function entriesOf(db: Knex, childIds: readonly number[]): Promise<{ id: number; before: unknown; after: unknown }[]> {
  const names = (side: 'before' | 'after') => `jsonb_path_exists(${side}, '$.**.childId \\? (@ == $ids[*])', ?)`
  const ids = JSON.stringify({ ids: childIds })
  return db('audit_entries')
    .whereRaw(`(${names('before')} or ${names('after')})`, [ids, ids])
    .select('id', 'before', 'after')
}

/** Dissolved accounts that no other child was ever on. The log says so of the children: with a payer it names none. */
const dissolvedAccounts = (db: Knex, childIds: number[]): Promise<Row[]> =>
  rowsOf(
    db,
    `select id from (
        select (side->>'familyAccountId')::int as id, entity_id
        from audit_entries, unnest(array[before, after]) as side where entity = 'child'
      ) as been
      where id is not null and id not in (select id from family_accounts)
      group by id having bool_and(entity_id = any(:childIds))`,
    { childIds },
  )

const emptyEntries = (db: Knex, entities: readonly string[], ids: readonly number[]) =>
  db('audit_entries').whereIn('entity', entities).whereIn('entityId', ids).update({ before: null, after: null })

/**
 * Empties what the log says of these records and people, and from where they came; who did what and when stays. Of an entry that
 * names several children, it is what is said of these.
 */
export async function redactAuditLog(db: Knex, family: Family, reached: readonly Omit<PersonalDataTable, 'by'>[]) {
  const entities: string[] = await db('audit_entries').distinct('entity').pluck('entity')
  const childIds = new Set(idsOf(family.children))
  await withAuditLogOpen(db, async () => {
    const accounts = { table: 'family_accounts', rows: await dissolvedAccounts(db, [...childIds]) }
    for (const { table, rows } of [...reached, accounts]) {
      const named = entities.filter((entity) => singular(entity) === singular(table) || plain(entity) === plain(table))
      const ids = rows.map(idOf).filter((id): id is number => Number.isInteger(id))
      await emptyEntries(db, named, ids)
    }
    for (const { id: entry, ...sides } of await entriesOf(db, [...childIds])) {
      const [before, after] = [sides.before, sides.after].map((side) => withoutChildren(side, childIds))
      await db('audit_entries')
        .where({ id: entry })
        .update({ before: before && JSON.stringify(before), after: after && JSON.stringify(after) })
    }
    // invitations that were not used, of which no row is left
    await db('audit_entries')
      .where((any) => any.where({ action: 'inviteParent' }).orWhere({ entity: 'invitation' }))
      .whereRaw("lower(coalesce(after, before)->>'email') = any(?)", [family.addresses])
      .update({ before: null, after: null })
    // attempts to sign in, before it was known who it was
    await db('audit_entries')
      .where({ entity: 'user', userId: null })
      .whereIn('entity_id', idsOf(family.parents))
      .update({ clientAddress: null })
  })
}

/** What links and keys of notifications say where they speak of a row of these tables. */
const linked: Readonly<Record<string, { column: 'link' | 'key'; before: string }>> = {
  children: { column: 'link', before: '&child=' },
  applications: { column: 'link', before: '&application=' },
  conversations: { column: 'link', before: '&conversation=' },
  uniform_orders: { column: 'key', before: 'uniform.order.' },
}

/** What administrators were told of these records, whatever the people were called at the time. */
async function eraseNotifications(db: Knex, reached: readonly PersonalDataTable[]) {
  for (const { table, rows } of reached) {
    const told = linked[table]
    if (!told) continue
    for (const { id } of rows)
      await db('notifications')
        .whereRaw("position(? in coalesce(??, '') || '&') > 0", [`${told.before}${id}&`, told.column])
        .delete()
  }
}

/** Why a payment is proposed may name the payer. */
export const proposalWithoutReasons = (db: Knex) =>
  db.raw(`coalesce((select jsonb_agg(part - 'why') from jsonb_array_elements(proposal) as part), '[]')`)

/** What belongs to these people by a key that is no foreign key, never found by words; returns the bank lines among it. */
export async function eraseKeyed(
  db: Knex,
  { parents, children, addresses }: Family,
  reached: readonly PersonalDataTable[],
): Promise<Row[]> {
  await eraseNotifications(db, reached)
  const mailboxes = addresses.flatMap((email) => [mailboxOf(email), `mailbox ${email}`].map(hashSubject))
  await db('throttles').whereIn('subject', mailboxes).delete()
  // a message from the website stays with who wrote it, also where the office made an application of somebody else from it
  const applications = reached.flatMap(({ table, rows }) => (table === 'applications' ? rows : []))
  const applicationIds = applications.map(({ id }) => id as number)
  await db('conversations').whereIn('applicationId', applicationIds).update({ applicationId: null })
  for (const { id } of parents) await db('idempotency_keys').where('scope', 'like', `${id}:%`).delete()
  const childIds = idsOf(children)
  // a tablet was told in words why something was refused, with the name of the child
  await db('room_actions')
    .whereRaw(`(outcome->>'childId')::int = any(?) and outcome->>'refused' is not null`, [childIds])
    .update({ outcome: db.raw(`outcome || '{"refused": "Erased"}'`) })
  return db('bank_lines')
    .whereRaw(
      `not exists (select from payments where bank_line_id = bank_lines.id and child_id <> all(:ids))
        and (exists (select from payments where bank_line_id = bank_lines.id)
          or jsonb_array_length(proposal) > 0
            and not exists (select from jsonb_array_elements(proposal) as part where (part->>'childId')::int <> all(:ids)))`,
      { ids: childIds },
    )
    .update({ words: 'Erased', proposal: proposalWithoutReasons(db) })
    .returning('id')
}

/**
 * Deletes moments for everybody: pictures and words cannot be told apart by child.
 * @returns their files
 */
export async function eraseMoments(db: Knex, ids: readonly number[]): Promise<number[]> {
  const fileIds: number[] = await db('moment_pictures').whereIn('momentId', ids).pluck('file_id')
  const comments: number[] = await db('moment_comments').whereIn('momentId', ids).pluck('id')
  await withAuditLogOpen(db, async () => {
    await emptyEntries(db, ['moment'], ids)
    await emptyEntries(db, ['moment_comment'], comments)
  })
  await db('moments').whereIn('id', ids).delete()
  return fileIds
}

/**
 * Pictures of moments that one of these children has no photo consent for: nobody sees them, and nothing would hide them any
 * longer once the child is gone from there.
 */
async function eraseHidden(db: Knex, ids: readonly number[]): Promise<number[]> {
  const without = await childrenWithoutPhotoConsent({ db }, ids)
  const moments = db('moment_children').whereIn('childId', idsOf(without)).select('moment_id')
  await db('moments').whereIn('id', moments.clone()).update({ pictureCount: 0 })
  const gone: { fileId: number }[] = await db('moment_pictures').whereIn('momentId', moments).delete('file_id')
  return gone.map(({ fileId }) => fileId)
}

/**
 * Moments with these children alone, and pictures of the public gallery that show them, which nobody agrees to any more. A
 * moment with other children stays theirs, without pictures that are hidden for one of these.
 */
export async function erasePictures(db: Knex, { children }: Family): Promise<number[]> {
  const ids = idsOf(children)
  const withOthers = db('moment_children').whereNotIn('childId', ids).select('moment_id')
  const moments: number[] = await db('moment_children')
    .whereIn('childId', ids)
    .whereNotIn('momentId', withOthers)
    .distinct()
    .pluck('moment_id')
  const ofMoments = [...(await eraseMoments(db, moments)), ...(await eraseHidden(db, ids))]
  const shown = db('gallery_children').whereIn('childId', ids).select('image_id')
  const pictures: { fileId: number | null }[] = await db('gallery_images').whereIn('id', shown).delete('file_id')
  return [...ofMoments, ...pictures.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))]
}

/** The one way to change the words of bills and payments; amounts and days stay sealed. */
export const withLedgerWordsOpen = permitting('kiewiet.ledger_words_open')
