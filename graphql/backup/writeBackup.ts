import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Knex } from 'knex'
import { lineOf } from './format.ts'
import { migrationsOf, tablesInOrder } from './tables.ts'

const rowsAtOnce = 1_000

async function sequencesOf(db: Knex): Promise<Record<string, [number, boolean]>> {
  const { rows } = (await db.raw(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  )) as { rows: { name: string }[] }
  const values: Record<string, [number, boolean]> = {}
  for (const { name } of rows.filter((row) => !row.name.startsWith('knex_'))) {
    const found = (await db.raw('select last_value::int as last, is_called as called from ??', [name])) as {
      rows: { last: number; called: boolean }[]
    }
    const [state] = found.rows
    if (state) values[name] = [state.last, state.called]
  }
  return values
}

async function* rowsOf(db: Knex, table: string): AsyncGenerator<string[]> {
  await db.raw('declare backup_rows no scroll cursor for select row_to_json(row)::text as line from ?? row', [table])
  for (;;) {
    const { rows } = (await db.raw(`fetch ${rowsAtOnce} from backup_rows`)) as { rows: { line: string }[] }
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await db.raw('close backup_rows')
}

async function uploadsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function* lines(db: Knex, uploads: string): AsyncGenerator<string> {
  let rowCount = 0
  let fileCount = 0
  // one snapshot for all tables: what is written meanwhile is not half in it
  const snapshot = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true })
  try {
    // a large table may take longer than any request is allowed to
    await snapshot.raw('set local statement_timeout = 0')
    await snapshot.raw('set local idle_in_transaction_session_timeout = 0')
    const migrations = await migrationsOf(snapshot)
    yield lineOf({ kind: 'start', format: 1, takenAt: new Date().toISOString(), migrations })
    yield lineOf({ kind: 'sequences', values: await sequencesOf(snapshot) })
    for (const table of await tablesInOrder(snapshot)) {
      yield lineOf({ kind: 'table', name: table })
      for await (const rows of rowsOf(snapshot, table)) {
        rowCount += rows.length
        yield `${rows.join('\n')}\n`
      }
    }
  } finally {
    await snapshot.rollback()
  }
  // files are never changed, only added and erased much later, so that those of the snapshot are all here
  for (const path of await uploadsIn(uploads)) {
    const bytes = await readFile(path).catch(() => null)
    if (!bytes) continue
    fileCount += 1
    yield lineOf({ kind: 'file', path: relative(uploads, path), bytes: bytes.toString('base64') })
  }
  yield lineOf({ kind: 'end', rows: rowCount, files: fileCount })
}

/**
 * Everything of a centre as one stream: its tables as they stand at one moment, and its uploads. The app may go on
 * working meanwhile; on the embedded database, which has one connection, it waits for the tables.
 * @param uploads the folder of uploaded files
 */
export function writeBackup(db: Knex, uploads: string): Readable {
  return Readable.from(lines(db, uploads), { objectMode: false }).pipe(createGzip({ level: 6 }))
}
