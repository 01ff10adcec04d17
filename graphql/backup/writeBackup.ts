import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Knex } from 'knex'
import { rowOf, rowsOf } from '#graphql/data/statement.ts'
import { batchesOf, readSnapshot } from '#graphql/database/snapshot.ts'
import { encrypting } from './encryption.ts'
import { BackupError, lineOf, type Totals } from './format.ts'
import { migrationsOf, tablesInOrder } from './tables.ts'

const rowsAtOnce = 1_000

async function sequencesOf(db: Knex): Promise<Record<string, [number, boolean]>> {
  const names = 'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1'
  const values: Record<string, [number, boolean]> = {}
  for (const { name } of await rowsOf<{ name: string }>(db, names)) {
    if (name.startsWith('knex_')) continue
    const state = 'select last_value::int as last, is_called as called from ??'
    const { last, called } = await rowOf<{ last: number; called: boolean }>(db, state, [name])
    values[name] = [last, called]
  }
  return values
}

/** What is not there: anything else that goes wrong ends the backup. */
function whereThere<Value>(error: NodeJS.ErrnoException, otherwise: Value): Value {
  if (error.code === 'ENOENT') return otherwise
  throw error
}

async function uploadsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error) =>
    whereThere(error, []),
  )
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/**
 * The tables of one snapshot: what is written meanwhile is not half in it.
 * @param keys is filled with the keys of the uploads that are in use: removed ones may be erased meanwhile
 * @throws BackupError for a database that holds no centre
 */
async function* tableLines(snapshot: Knex, totals: Totals, keys: Set<string>): AsyncGenerator<string> {
  const migrations = await migrationsOf(snapshot)
  if (migrations.length === 0)
    throw new BackupError(
      'This database contains no centre. Please check DATA_DIR and DATABASE_URL. Nothing was written.',
    )
  const kept: string[] = await snapshot('stored_files').where({ state: 'kept', removedAt: null }).pluck('key')
  for (const key of kept) keys.add(key)
  yield lineOf({ kind: 'start', format: 1, takenAt: new Date().toISOString(), migrations })
  yield lineOf({ kind: 'sequences', values: await sequencesOf(snapshot) })
  for (const table of await tablesInOrder(snapshot)) {
    yield lineOf({ kind: 'table', name: table })
    const query = 'select row_to_json(row)::text as line from ?? row'
    const lines = batchesOf<{ line: string }>(snapshot, rowsAtOnce, query, [table])
    for await (const rows of lines) {
      totals.rows += rows.length
      yield `${rows.map(({ line }) => line).join('\n')}\n`
    }
  }
}

/** Files are never changed, only added and erased much later, so that those of the snapshot are all here. */
async function* fileLines(uploads: string, totals: Totals, keys: Set<string>): AsyncGenerator<string> {
  for (const path of await uploadsIn(uploads)) {
    const bytes = await readFile(path).catch((error) => whereThere(error, null))
    if (!bytes) continue
    keys.delete(relative(uploads, dirname(path)))
    totals.files += 1
    yield lineOf({ kind: 'file', path: relative(uploads, path), bytes: bytes.toString('base64') })
  }
  yield lineOf({ kind: 'end', ...totals, missing: keys.size })
}

interface Options {
  passphrase?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Writes everything of a centre into a stream: its tables as they are at one moment, and its uploads. The app may go on
 * working meanwhile; on the embedded database, which has one connection, it waits for the tables. However it ends, its
 * transaction has ended before.
 * @param uploads the folder of uploaded files
 * @param to takes the file and is ended or destroyed; it must not wait for somebody far away, who would hold the
 *   snapshot open
 */
export async function writeBackup(db: Knex, uploads: string, to: Writable, { passphrase, signal }: Options = {}) {
  const gzip = createGzip({ level: 6 })
  const totals: Totals = { rows: 0, files: 0 }
  const keys = new Set<string>()
  const through = passphrase ? [gzip, await encrypting(passphrase)] : [gzip]
  const fill = async () => {
    try {
      await readSnapshot(db, (snapshot) => pipeline(tableLines(snapshot, totals, keys), gzip, { end: false, signal }))
      await pipeline(fileLines(uploads, totals, keys), gzip, { signal })
    } catch (error) {
      gzip.destroy(error as Error)
      throw error
    }
  }
  for (const { status, ...ended } of await Promise.allSettled([fill(), pipeline([...through, to], { signal })])) {
    if (status === 'rejected') throw (ended as PromiseRejectedResult).reason
  }
}
