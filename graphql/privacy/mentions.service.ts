import type { Knex } from 'knex'
import { conflict } from '#graphql/platform/errors.ts'
import { escapeLike } from '#graphql/data/search.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { eraseMoments, proposalWithoutReasons, withLedgerWordsOpen } from './eraseRecords.ts'
import { type Family, idsOf, namesOf } from './family.service.ts'
import type { FamilyMention } from './familyErasure.model.ts'
import type { PersonalDataTable } from './personalData.ts'

/** Characters around a name that show what a text is about. */
const around = 60

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** What a text says of these names, as it is written there, as whole words: "Ann Lee" is not in "Joann Leeds". */
function namedIn(text: string, names: readonly string[]): string[] {
  const found = names
    .filter((name) => name.trim() !== '')
    .flatMap((name) => [
      ...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'giu')),
    ])
  return [...new Set(found.map(([written]) => written))]
}

/** The part of a text around a name, on one line. */
function excerptOf(text: string, name: string): string {
  const at = text.indexOf(name)
  const [start, end] = [Math.max(0, at - around), Math.min(text.length, at + name.length + around)]
  const part = text.slice(start, end).replaceAll(/\s+/g, ' ').trim()
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`
}

/** Columns with words of others, in which somebody may be named. */
const texts: Readonly<Record<string, readonly string[]>> = {
  emails: ['subject', 'body'],
  notifications: ['title', 'text'],
  conversations: ['subject'],
  messages: ['body'],
  broadcasts: ['subject', 'body'],
  notices: ['title', 'message'],
  application_events: ['note'],
  moments: ['text'],
  moment_comments: ['text'],
  care_entries: ['text'],
  assessments: ['note', 'parent_note'],
  bank_lines: ['words'],
  payments: ['reference', 'reversal_reason', 'notes'],
  bills: ['description', 'delete_reason'],
  family_accounts: ['payer_name', 'payer_address'],
}

/** What these people are called by. */
const namesAndAddressesOf = ({ parents, children, addresses }: Family) =>
  namesOf([...parents, ...children]).concat(addresses)

/** What is listed of a table at most: a family whose name is a common word is no reason to read everything. */
const mostOfATable = 100

interface Text {
  id: number | string
  words: string
}

const wholeText = (table: string) =>
  `concat_ws(' ', ${(texts[table] ?? []).map((column) => `${table}.${column}`).join(', ')})`

/** Moments in which other children are as well, and bank lines that paid for somebody else's child too. */
async function sharedWithOthers(db: Knex, { children }: Family): Promise<Record<string, Text[]>> {
  const ids = idsOf(children)
  const shared = (table: string, words: string, links: string) =>
    rowsOf<Text>(
      db,
      `select id, ${words} as words from ${table}
        where exists (select from ${links} and child_id = any(?)) and exists (select from ${links} and child_id <> all(?))
        order by id`,
      [ids, ids],
    )
  const ofMoment = 'moment_children where moment_id = moments.id'
  const ofLine = 'payments where bank_line_id = bank_lines.id'
  return {
    moments: await shared('moments', "'With other children as well: ' || text", ofMoment),
    bank_lines: await shared('bank_lines', "'Paid for another family as well: ' || words", ofLine),
  }
}

/**
 * Where others wrote the full name or the address of these people, and what others have in common with them: nothing of it is
 * changed unless a person has looked at it.
 */
export async function findMentions(
  db: Knex,
  family: Family,
  reached: readonly PersonalDataTable[],
): Promise<FamilyMention[]> {
  const names = namesAndAddressesOf(family)
  const shared = await sharedWithOthers(db, family)
  const found: FamilyMention[] = []
  for (const table of Object.keys(texts)) {
    const own = new Set(reached.find((one) => one.table === table)?.rows.map(({ id }) => id))
    const named: Text[] = await db(table)
      // each text is put into small letters once, however many names there are
      .whereRaw(`lower(${wholeText(table)}) like any(array(select lower(name) from unnest(?::text[]) as name))`, [
        names.map((name) => `%${escapeLike(name)}%`),
      ])
      .orderBy('id')
      .limit(mostOfATable + own.size)
      .select('id', db.raw(`${wholeText(table)} as words`))
    const rows = new Map<Text['id'], string>()
    for (const { id, words } of named) {
      const [name] = namedIn(words, names)
      if (name && !own.has(id)) rows.set(id, excerptOf(words, name))
    }
    for (const { id, words } of shared[table] ?? []) rows.set(id, words.slice(0, 160))
    for (const [id, excerpt] of rows) found.push({ id: `${table}:${id}`, table, excerpt })
  }
  return found
}

/** Takes the names out of a text that is told in two columns or one. */
async function takeNamesOut(db: Knex, table: string, id: string, names: readonly string[]) {
  const row = db(table).where({ id })
  const [told] = await row.clone().select(...(texts[table] ?? []))
  const without = (text: string) => namedIn(text, names).reduce((rest, name) => rest.replaceAll(name, 'Erased'), text)
  const columns = Object.entries(told as Record<string, string | null>)
  const changed = Object.fromEntries(columns.map(([column, text]) => [column, text && without(text)]))
  // the whole text of an e-mail that has left is of no use any more, and names them too
  const whole: Readonly<Record<string, object>> = {
    emails: { sealedBody: db.raw(`case when status = 'queued' then sealed_body end`) },
    family_accounts: { payerName: null, payerAddress: null },
    bank_lines: { proposal: proposalWithoutReasons(db) },
  }
  await withLedgerWordsOpen(db, () => row.update({ ...changed, ...whole[table] }))
}

/**
 * Erases the mentions that a person has ticked: of a text the names, of what is in common with others all of it.
 * @returns the files of moments that are gone
 * @throws AppError CONFLICT for one that is none any more
 */
export async function eraseMentions(
  db: Knex,
  family: Family,
  reached: readonly PersonalDataTable[],
  ticked: readonly string[],
): Promise<number[]> {
  if (ticked.length === 0) return []
  const found = await findMentions(db, family, reached)
  const chosen = found.filter(({ id }) => ticked.includes(id))
  if (chosen.length < new Set(ticked).size)
    throw conflict('One of the ticked items has changed in the meantime. Please check the list again.')
  const names = namesAndAddressesOf(family)
  const shared = await sharedWithOthers(db, family)
  const isShared = (table: string, id: string) => (shared[table] ?? []).some((row) => String(row.id) === id)
  const gone: number[] = []
  for (const { id: place, table } of chosen) {
    const id = place.slice(table.length + 1)
    if (!isShared(table, id)) await takeNamesOut(db, table, id, names)
    else if (table === 'moments') gone.push(...(await eraseMoments(db, [Number(id)])))
    else {
      await db(table)
        .where({ id })
        .update({ words: 'Erased', proposal: proposalWithoutReasons(db) })
      const copies = db('payments').where({ bankLineId: id })
      await withLedgerWordsOpen(db, () => copies.update({ reference: 'Erased' }))
    }
  }
  return gone
}
