import { isTold as isDayTold } from '#graphql/care/care.rules.ts'
import { forFamily, type StoredVersion } from '#graphql/care/versions.read.ts'
import { type DocumentKind, kindsAboutGuardians } from '#graphql/childDocuments/childDocuments.rules.ts'
import { noteReading } from '#graphql/children/medicalNotes.service.ts'
import { isTold, showsWithoutConsent } from '#graphql/moments/moments.read.ts'
import { wordsForFamily } from '#graphql/billing/payment.model.ts'
import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import { readWholeFile } from '#graphql/platform/files/files.service.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Download } from '#graphql/platform/rest/route.ts'
import { careTerms } from '#graphql/settings/settings.service.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Family, familyOf, idsOf, namesOf } from './family.service.ts'
import { mayHandleFamilies } from './privacy.policy.ts'
import { fileIdsIn, personalDataOf, type PersonalDataTable, type Row } from './personalData.ts'
import { strToU8, zipSync } from 'fflate'
import { cellText, csvOf } from '#graphql/values/writeCsv.ts'
import { isSecret, secretTables } from './privacy.rules.ts'

const shown = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)))

function tableOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  return csvOf([columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))])
}

export interface ArchivedFile {
  name: string
  bytes: Buffer
}

/** One ZIP: everything as JSON, each table as CSV, and the files. */
export function archiveOf(tables: readonly PersonalDataTable[], files: readonly ArchivedFile[], about: string): Buffer {
  const open = tables
    .filter(({ table }) => !secretTables.includes(table))
    .map(({ table, rows }) => ({ table, rows: rows.map(shown) }))
  const json = Object.fromEntries(open.map(({ table, rows }) => [table, rows]))
  const archive = zipSync({
    'README.txt': strToU8(about),
    'everything.json': strToU8(JSON.stringify(json, null, 2)),
    ...Object.fromEntries(open.map(({ table, rows }) => [`tables/${table}.csv`, strToU8(tableOf(rows))])),
    // pictures and PDFs are compressed already: to try it again stops the server for seconds
    ...Object.fromEntries(files.map(({ name, bytes }) => [`files/${name}`, [bytes, { level: 0 }]])),
  })
  return Buffer.from(archive.buffer)
}

/**
 * The files that are there; one that was removed is left out.
 * @returns the names too of those that should be there and cannot be read
 */
async function filesIn(context: Context, ids: readonly number[]) {
  const files: ArchivedFile[] = []
  const unread: string[] = []
  const kept = context.db('stored_files').where({ state: 'kept', removedAt: null }).orderBy('id')
  const stored: { id: number; name: string }[] = await kept.whereIn('id', ids)
  for (const { id, name } of stored) {
    const file = await readWholeFile(context, id).catch(() => null)
    if (file) files.push({ name: `${id} ${file.name}`, bytes: file.bytes })
    else unread.push(`${id} ${name}`)
  }
  return { files, unread }
}

const aboutOf = ({ parents, children, others }: Family, unread: readonly string[]) =>
  [
    `All data that the centre holds about a parent and their children, as at ${formatDate(todayInJohannesburg())}.`,
    `Parent: ${namesOf(parents).join(', ')}`,
    `Children: ${namesOf(children).join(', ') || 'none'}`,
    `Other guardians of these children: ${namesOf(others).join(', ') || 'none'}. Their data is not included.`,
    "Not included either, as it may be about them: IDs and court orders scanned by the office, and applications from an address not known as this parent's.",
    '',
    'everything.json contains all records, tables/ the same as spreadsheets (CSV) and files/ all uploads.',
    'Passwords, sessions and links that open an account are left out.',
    'Section 23 of the Protection of Personal Information Act (4 of 2013) gives you the right to this information.',
    '',
    ...(unread.length > 0
      ? [`These files could not be read on the server: ${unread.join(', ')}. Please request them again.`, '']
      : []),
  ].join('\r\n')

/** The moments with these children, as their parents read them, and the files of the pictures. */
async function momentsOf({ db }: Context, { children }: Family) {
  const rows: Row[] = await db('moments')
    .whereIn('id', db('moment_children').whereIn('childId', idsOf(children)).select('moment_id'))
    .whereNull('deletedAt')
    .whereRaw(isTold, todayInJohannesburg())
    .orderBy('id')
    .select('id', 'date', 'text', 'area')
  const fileIds: number[] = await db('moment_pictures')
    .join('moments', 'moments.id', 'moment_pictures.moment_id')
    .whereIn('moments.id', rows.map(({ id }) => id) as number[])
    .whereRaw(`not ${showsWithoutConsent}`)
    .orderBy('moment_pictures.id')
    .pluck('file_id')
  return { tables: rows.length > 0 ? [{ table: 'moments', rows, by: [] }] : [], fileIds }
}

/** Care as families read it: where they are told at closing, nothing of a day that is open. */
async function careTold(context: Context, rows: (Row & StoredVersion)[]): Promise<Row[]> {
  const [today, { telling }] = [todayInJohannesburg(), await careTerms(context)]
  const days: Pick<StoredVersion, 'classId' | 'closedAt'>[] = await context.db('care_days').where({ date: today })
  return forFamily(rows).filter(({ date, classId }) => {
    const { closedAt = null } = days.find((day) => day.classId === classId) ?? {}
    return isDayTold({ date, closedAt }, telling, today)
  })
}

/** What stays of a record that was removed, maybe since it is about a child of another family. */
const ofRemoved = ['id', 'childId', 'kind', 'type', 'createdAt', 'updatedAt', 'deletedAt']
const intact = ['users', 'children']

const withoutContent = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, ofRemoved.includes(name) ? value : null]))

/**
 * Papers about a guardian are handed to who handed them in, whatever that person's role was: of one that the office scanned
 * nobody knows about whom it is. Of what was taken back stays that it was there.
 */
async function forThisFamily(context: Context, family: Family, part: PersonalDataTable): Promise<PersonalDataTable> {
  const { table } = part
  if (table === 'care_entries') return { ...part, rows: await careTold(context, part.rows as (Row & StoredVersion)[]) }
  if (table === 'payments') {
    const ids = part.rows.map(({ id }) => id) as number[]
    return {
      ...part,
      rows: await context.db('payments').whereIn('id', ids).select('*', context.db.raw(wordsForFamily)),
    }
  }
  // bills stay in the books, without why one was deleted
  if (table === 'bills') return { ...part, rows: part.rows.map((row) => ({ ...row, deleteReason: null })) }
  const isOfOthers = ({ kind, uploadedBy }: Row) =>
    kindsAboutGuardians.includes(kind as DocumentKind) && !family.parents.some(({ id }) => id === uploadedBy)
  const rows = table === 'child_documents' ? part.rows.filter((row) => !isOfOthers(row)) : part.rows
  return { ...part, rows: rows.map((row) => (row.deletedAt && !intact.includes(table) ? withoutContent(row) : row)) }
}

/** Of other guardians the names alone. The export is logged. */
export async function exportFamily(context: Context, parentId: number): Promise<Download<Buffer>> {
  authorise(context, mayHandleFamilies)
  const family = await familyOf(context, parentId)
  const moments = await momentsOf(context, family)
  const own = (await personalDataOf(context.db, family)).map((part) => forThisFamily(context, family, part))
  const tables = [...(await Promise.all(own)), ...moments.tables]
  const { files, unread } = await filesIn(context, [...fileIdsIn(tables), ...moments.fileIds])
  const bytes = archiveOf(tables, files, aboutOf(family, unread))
  await audit(context, { action: 'exportFamily', entity: 'user', entityId: parentId })
  await noteReading(context, idsOf(family.children))
  return new Download(bytes, `family ${parentId}.zip`, 'application/zip', 'attachment')
}
