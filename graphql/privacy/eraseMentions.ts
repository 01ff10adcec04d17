import type { Knex } from 'knex'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { type Family, idsOf, namesOf } from './family.service.ts'
import type { PersonalDataTable, Row } from './personalData.ts'

const shortest = 6

/** Columns that say who somebody is; their values are looked for wherever free text may repeat them. */
const identifyingColumns = [
  'parentName',
  'childName',
  'name',
  'email',
  'phone',
  'phoneNumber',
  'address',
  'homeAddress',
]

/** Names, addresses and numbers by which a text is known to speak of these people. */
export function identifiersOf({ parents, children }: Family, reached: readonly PersonalDataTable[]): string[] {
  const people = namesOf([...parents, ...children])
  const told = reached
    .filter(({ table }) => ['users', 'applications', 'conversations', 'child_contacts'].includes(table))
    .flatMap(({ rows }) => rows.flatMap((row) => identifyingColumns.map((column) => row[column])))
  const accounts = parents.map(({ username }) => username)
  const all = [...people, ...told, ...accounts].filter((text): text is string => typeof text === 'string')
  return [...new Set(all.map((text) => text.trim().toLowerCase()))].filter((text) => text.length >= shortest)
}

/** Rows in which a column says one of these phrases. */
function saying(query: Knex.QueryBuilder, expression: string, phrases: readonly string[]) {
  return query.where((any) => {
    if (phrases.length === 0) any.whereRaw('false')
    for (const phrase of phrases) any.orWhereRaw(`position(? in lower(${expression})) > 0`, [phrase])
  })
}

/** `bankLine`, `bank_line` and the table `bank_lines` are one. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase()
const singular = (table: string) =>
  plain(table)
    .replace(/ies$/, 'y')
    .replace(/children$/, 'child')
    .replace(/s$/, '')
const idOf = (row: Row) => row.number ?? row.id

/** Empties what the log says of these records and people, and from where they came; who did what and when stays. */
export async function redactAuditLog(
  db: Knex,
  family: Family,
  reached: readonly PersonalDataTable[],
  phrases: readonly string[],
) {
  const entities: string[] = await db('audit_entries').distinct('entity').pluck('entity')
  const empty = { before: null, after: null }
  await withAuditLogOpen(db, async () => {
    for (const { table, rows } of reached) {
      const named = entities.filter((entity) => singular(entity) === singular(table) || plain(entity) === plain(table))
      const ids = rows.map(idOf).filter((id): id is number => typeof id === 'number')
      if (named.length > 0 && ids.length > 0)
        await db('audit_entries').whereIn('entity', named).whereIn('entity_id', ids).update(empty)
    }
    for (const { id } of family.children) {
      const mentioned = `jsonb_path_exists(coalesce(after, '{}') || coalesce(before, '{}'), '$.**.childId \\? (@ == $id)', ?)`
      await db('audit_entries').whereRaw(mentioned, JSON.stringify({ id })).update(empty)
    }
    await saying(db('audit_entries'), "coalesce(before::text, '') || coalesce(after::text, '')", phrases).update(empty)
    // attempts to sign in, before it was known who it was
    const accounts = idsOf(family.parents)
    await db('audit_entries')
      .where({ entity: 'user', userId: null })
      .whereIn('entity_id', accounts)
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

/** What was told about these people in places that no foreign key leads to. */
export async function eraseMentions(
  db: Knex,
  { parents, children }: Family,
  reached: readonly PersonalDataTable[],
  phrases: readonly string[],
) {
  await eraseNotifications(db, reached)
  await saying(db('notifications'), "title || ' ' || text", phrases).delete()
  const letters: number[] = await saying(db('emails'), "recipient || ' ' || subject || ' ' || body", phrases).pluck(
    'id',
  )
  await db('messages').whereIn('emailId', letters).update({ emailId: null })
  await db('emails').whereIn('id', letters).delete()
  await saying(db('throttles'), 'subject', phrases).delete()
  for (const { id } of parents) await db('idempotency_keys').where('scope', 'like', `${id}:%`).delete()
  const childIds = idsOf(children)
  // a tablet was told in words why something was refused, with the name of the child
  await db('room_actions')
    .whereRaw(`(outcome->>'childId')::int = any(?) and outcome->>'refused' is not null`, [childIds])
    .update({ outcome: db.raw(`outcome || '{"refused": "Erased"}'`) })
  const paid = db('payments').whereIn('childId', childIds).whereNotNull('bankLineId').select('bank_line_id')
  await db('bank_lines')
    .where((any) => {
      any.whereIn('id', paid)
      for (const id of childIds) any.orWhereRaw('proposal @> ?::jsonb', [JSON.stringify([{ childId: id }])])
    })
    .update({ words: 'Erased' })
  await saying(db('bank_lines'), 'words', phrases).update({ words: 'Erased' })
}

/** Moments with these children are gone for everybody: pictures and words cannot be told apart by child. */
async function eraseMoments(db: Knex, { children }: Family): Promise<number[]> {
  const ids: number[] = await db('moment_children').whereIn('childId', idsOf(children)).distinct().pluck('moment_id')
  const fileIds: number[] = await db('moment_pictures').whereIn('momentId', ids).pluck('file_id')
  const comments: number[] = await db('moment_comments').whereIn('momentId', ids).pluck('id')
  await withAuditLogOpen(db, async () => {
    const logged = db('audit_entries')
      .where((of) => of.where({ entity: 'moment' }).whereIn('entity_id', ids))
      .orWhere((of) => of.where({ entity: 'moment_comment' }).whereIn('entity_id', comments))
    await logged.update({ before: null, after: null })
  })
  await db('moments').whereIn('id', ids).delete()
  return fileIds
}

/** Pictures that show these children are erased with their files: nobody agrees to them any more. */
export async function erasePictures(db: Knex, family: Family): Promise<number[]> {
  const { children } = family
  const ofMoments = await eraseMoments(db, family)
  const shown = db('gallery_children').whereIn('childId', idsOf(children)).select('image_id')
  const pictures: { id: number; fileId: number | null }[] = await db('gallery_images').whereIn('id', shown)
  const ids = pictures.map(({ id }) => id)
  const gone = { isPublished: false, deletedAt: db.fn.now(), title: 'Erased', alt: '' }
  await db('gallery_images').whereIn('id', ids).update(gone)
  return [...ofMoments, ...pictures.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))]
}
