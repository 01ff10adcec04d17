import { strToU8, zipSync } from 'fflate'
import { isSecret, secretTables } from './privacy.rules.ts'
import type { ReachedTable, Row } from './reach.ts'

/** What an export shows of a row: nothing that opens a door. */
const shown = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)))

const textOf = (value: unknown) => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : String(value)
}

const cell = (value: unknown) => {
  const text = value instanceof Date ? value.toISOString() : textOf(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function csvOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

export interface ArchivedFile {
  name: string
  bytes: Buffer
}

/** One ZIP: everything as JSON, each table as CSV, and the files. */
export function archiveOf(tables: readonly ReachedTable[], files: readonly ArchivedFile[], about: string): Buffer {
  const open = tables
    .filter(({ table }) => !secretTables.includes(table))
    .map(({ table, rows }) => ({ table, rows: rows.map(shown) }))
  const json = Object.fromEntries(open.map(({ table, rows }) => [table, rows]))
  return Buffer.from(
    zipSync({
      'README.txt': strToU8(about),
      'everything.json': strToU8(JSON.stringify(json, null, 2)),
      ...Object.fromEntries(open.map(({ table, rows }) => [`tables/${table}.csv`, strToU8(csvOf(rows))])),
      ...Object.fromEntries(files.map(({ name, bytes }) => [`files/${name}`, new Uint8Array(bytes)])),
    }),
  )
}
