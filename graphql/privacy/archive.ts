import { strToU8, zipSync } from 'fflate'
import { cellText, csvOf } from '#graphql/values/writeCsv.ts'
import { isSecret, secretTables } from './privacy.rules.ts'
import type { PersonalDataTable, Row } from './personalData.ts'

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
  return Buffer.from(
    zipSync({
      'README.txt': strToU8(about),
      'everything.json': strToU8(JSON.stringify(json, null, 2)),
      ...Object.fromEntries(open.map(({ table, rows }) => [`tables/${table}.csv`, strToU8(tableOf(rows))])),
      ...Object.fromEntries(files.map(({ name, bytes }) => [`files/${name}`, new Uint8Array(bytes)])),
    }),
  )
}
