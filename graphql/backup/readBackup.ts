import { createReadStream } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Knex } from 'knex'
import { credentialTables } from '#graphql/accounts/credentialTables.ts'
import { decrypting, headerBytes, isEncrypted } from './encryption.ts'
import { BackupError, type Mark, markOf, type Totals } from './format.ts'
import { letOwnKeysWait, tablesInOrder, writtenColumns } from './tables.ts'

const rowsAtOnce = 500

type Entry = { mark: Mark } | { row: string }

async function headerOf(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: unknown) => {
    throw new BackupError(`${path} cannot be read: check its name and location. Nothing was changed.`, { cause })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether a backup is read with a passphrase alone. */
export const needsPassphrase = async (path: string) => isEncrypted(await headerOf(path))

/** The text of a backup, encrypted or not. */
async function plainTextOf(path: string, passphrase: string | undefined): Promise<Readable> {
  const header = await headerOf(path)
  // an error of one of them is one of the last, where it is read
  const passOn = () => {}
  if (!isEncrypted(header)) return pipeline(createReadStream(path), createGunzip(), passOn)
  if (!passphrase) throw new BackupError(`${path} is encrypted, so its passphrase is required. Nothing was changed.`)
  const decrypt = await decrypting(header, passphrase)
  return pipeline(createReadStream(path, { start: headerBytes }), decrypt, createGunzip(), passOn)
}

/** The lines of a text. They end with \n alone: for Node 24's `readline` they end with U+2028 too, which people paste into texts. */
export async function* linesOf(pieces: Readable): AsyncGenerator<string> {
  let line = ''
  for await (const piece of pieces.setEncoding('utf8')) {
    const [end = '', ...lines] = (piece as string).split('\n')
    line += end
    for (const next of lines) {
      yield line
      line = next
    }
  }
  if (line) yield line
}

/** Reads the lines of a backup. A file that is damaged or cut off ends in a BackupError. */
async function* entriesOf(path: string, passphrase: string | undefined): AsyncGenerator<Entry> {
  const plain = await plainTextOf(path, passphrase)
  try {
    for await (const line of linesOf(plain)) {
      const mark = markOf(line)
      yield mark ? { mark } : { row: line }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`${path} cannot be read as a backup: ${(error as Error).message}. Nothing was changed.`)
  } finally {
    plain.destroy()
  }
}

export interface Source {
  path: string
  passphrase?: string | undefined
  /** The centre moves, and nobody has to sign in again. */
  keepAccess: boolean
}

/** What a backup says of itself, once it was read to its end. */
export interface Checked extends Totals {
  takenAt: string
  migrations: string[]
}

/**
 * Reads a backup once through, so that nothing is changed for the sake of one that is cut off.
 * @throws BackupError
 */
export async function checkBackup(path: string, passphrase?: string): Promise<Checked> {
  let start: Extract<Mark, { kind: 'start' }> | null = null
  let end: Extract<Mark, { kind: 'end' }> | null = null
  let rows = 0
  let files = 0
  for await (const entry of entriesOf(path, passphrase)) {
    if ('row' in entry) rows += 1
    else if (entry.mark.kind === 'start') start = entry.mark
    else if (entry.mark.kind === 'file') files += 1
    else if (entry.mark.kind === 'end') end = entry.mark
  }
  if (start?.format !== 1) throw new BackupError(`${path} is not a Kiewiet backup. Nothing was changed.`)
  if (!end || end.rows !== rows || end.files !== files)
    throw new BackupError(`${path} is incomplete. Please use another backup. Nothing was changed.`)
  return { rows, files, missing: end.missing ?? 0, takenAt: start.takenAt, migrations: start.migrations }
}

async function insertRows(db: Knex, table: string, rows: string[]) {
  const columns = await writtenColumns(db, table)
  const names = columns.map(() => '??').join(', ')
  await db.raw(
    `insert into ?? (${names}) overriding system value
     select ${names} from json_populate_recordset(null::??, ?::json)`,
    [table, ...columns, ...columns, table, `[${rows.join(',')}]`],
  )
}

async function setSequences(db: Knex, values: Record<string, [number, boolean]>) {
  for (const [name, [last, called]] of Object.entries(values))
    await db.raw('select setval(?::regclass, ?, ?)', [name, last, called])
}

/** A path from a backup is only ever written below the folder of uploads. */
function inside(folder: string, path: string) {
  const whole = normalize(join(folder, path))
  if (!whole.startsWith(normalize(folder) + sep))
    throw new BackupError(`The backup contains a file outside its folder: ${path}`)
  return whole
}

/**
 * Revokes every access that a restored database brings back: sessions that were ended since, links of e-mails that were used,
 * calendar addresses that were renewed, passkeys and PINs that were removed, tablets that were shut off, and invitations of
 * guardians who were unlinked. Everybody signs in again with the password.
 */
export async function revokeAllAccess(db: Knex) {
  await db('sessions').whereNull('endedAt').update({ endedAt: db.fn.now() })
  for (const table of [...credentialTables, 'account_links']) await db(table).delete()
  await db('devices').update({ secretHash: null, codeHash: null, codeExpiresAt: null, actingUserId: null })
  await db('invitations').whereNull('usedAt').whereNull('endedAt').update({ endedAt: db.fn.now() })
}

/**
 * Puts the rows and files of a backup in the place of all that is there.
 * @param db a transaction, without time limits, see `Database.withoutTimeLimits`
 * @param uploads an empty folder that takes the files
 */
export async function loadBackup(db: Knex, { path, passphrase, keepAccess }: Source, uploads: string): Promise<Totals> {
  const totals: Totals = { rows: 0, files: 0 }
  const tables = await tablesInOrder(db)
  // what a trigger would do was done when the row was first written
  for (const table of tables) await db.raw('alter table ?? disable trigger user', [table])
  // rows come as they lay in the database: a correction may come before the bill that it corrects
  await letOwnKeysWait(db, true)
  await db.raw(`truncate ${tables.map(() => '??').join(', ')} restart identity cascade`, tables)
  let table = ''
  let rows: string[] = []
  const flush = async () => {
    if (rows.length > 0) await insertRows(db, table, rows)
    totals.rows += rows.length
    rows = []
  }
  for await (const entry of entriesOf(path, passphrase)) {
    if ('row' in entry) {
      rows.push(entry.row)
      if (rows.length >= rowsAtOnce) await flush()
      continue
    }
    await flush()
    const { mark } = entry
    if (mark.kind === 'table') table = mark.name
    if (mark.kind === 'sequences') await setSequences(db, mark.values)
    if (mark.kind === 'file') {
      const target = inside(uploads, mark.path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, Buffer.from(mark.bytes, 'base64'))
      totals.files += 1
    }
  }
  await letOwnKeysWait(db, false)
  for (const each of tables) await db.raw('alter table ?? enable trigger user', [each])
  // in the same transaction: a restore that is cut off here brings no access back either
  if (!keepAccess) await revokeAllAccess(db)
  return totals
}
