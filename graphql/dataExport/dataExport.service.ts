import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Zip, ZipDeflate } from 'fflate'
import type { Knex } from 'knex'
import { audit } from '#graphql/data/audit.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { batchesOf, readSnapshot } from '#graphql/database/snapshot.ts'
import type { Context } from '#graphql/platform/context.ts'
import { temporaryFile } from '#graphql/platform/files/temporaryFile.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { cellText, csvOf } from '#graphql/values/writeCsv.ts'
import { mayExportEverything } from './dataExport.policy.ts'
import { isSecret, secretTables } from '#graphql/privacy/privacy.rules.ts'
import type { ListExportInput } from './listExport.schema.ts'

/** Tables of what the server needs to work, which hold no data of the centre. */
const ofServer = /^(knex_|(idempotency_keys|throttles|content_version)$)/

/** As many rows are read at a time. */
const batch = 1_000

interface Table {
  name: string
  columns: string[]
  /** Columns by which its rows are walked through. */
  key: string[]
}

async function readTables(db: Knex): Promise<Table[]> {
  const rows = await rowsOf<{ table: string; column: string; type: string; inKey: boolean }>(
    db,
    `
    select columns.table_name as "table", columns.column_name as "column", columns.data_type as type,
      exists (select from information_schema.key_column_usage used
        join information_schema.table_constraints constraints using (constraint_schema, constraint_name)
        where constraints.constraint_type = 'PRIMARY KEY' and used.table_schema = columns.table_schema
          and used.table_name = columns.table_name and used.column_name = columns.column_name) as "inKey"
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    order by columns.table_name, columns.ordinal_position`,
  )
  const names = [...new Set(rows.map(({ table }) => table))].filter(
    (name) => !ofServer.test(name) && !secretTables.includes(name),
  )
  return names.map((name) => {
    const own = rows.filter(({ table }) => table === name)
    const columns = own.filter(({ column, type }) => !isSecret(column) && type !== 'bytea').map(({ column }) => column)
    return { name, columns, key: own.filter(({ inKey }) => inKey).map(({ column }) => column) }
  })
}

/** The lines of a table as CSV after the head. */
async function* linesOf(snapshot: Knex, { name, columns, key }: Table) {
  yield csvOf([columns])
  const chosen = columns.map((_, index) => `?? as c${index}`).join(', ')
  const order = key.length > 0 ? key : columns
  const select = `select ${chosen} from ?? order by ${order.map(() => '??').join(', ')}`
  for await (const rows of batchesOf<Record<string, unknown>>(snapshot, batch, select, [...columns, name, ...order])) {
    yield csvOf(rows.map((row) => columns.map((_, index) => cellText(row[`c${index}`]))))
  }
}

/** The parts of an archive with a CSV file for each table, made while they are read. */
async function* zipOf(db: Knex, tables: readonly Table[]) {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    ready.push(data)
  })
  const taken = () => {
    const parts = ready
    ready = []
    return parts
  }
  const encoder = new TextEncoder()
  for (const table of tables) {
    const file = new ZipDeflate(`${table.name}.csv`, { level: 6 })
    zip.add(file)
    for await (const lines of linesOf(db, table)) {
      file.push(encoder.encode(lines))
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/**
 * A CSV file for each table, without passwords and keys. All of it is of one moment, and written to a temporary file
 * first, so that nobody with a slow line holds its snapshot open, which on the embedded database everybody would wait for.
 */
export async function exportEverything(context: Context, signal?: AbortSignal): Promise<Readable> {
  authorise(context, mayExportEverything)
  const tables = await readTables(context.db)
  await audit(context, { action: 'exportEverything', entity: 'data', after: { tables: tables.length } })
  return temporaryFile((to) =>
    readSnapshot(context.db, (snapshot) => pipeline(zipOf(snapshot, tables), to, { signal })),
  )
}

/**
 * Records that a list leaves the browser as a file, before it does.
 * @throws AppError FRESH_AUTHENTICATION_REQUIRED
 */
export async function recordListExport(context: Context, input: ListExportInput): Promise<boolean> {
  authorise(context, mayExportEverything)
  await audit(context, { action: 'exportList', entity: 'data', after: input })
  return true
}
