import { type CsvRecord, readCsv } from '#graphql/values/csv.ts'
import { decodeText } from './decodeText.ts'

/** What a file field offers for lists: CSV as every spreadsheet saves it, and Excel's own files. */
export const LIST_FILES = '.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An .xlsx file is a zip archive, which begins with these bytes. */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/** A cell as CSV would have it. Excel's dates come as midnight in UTC. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell).trim()
}

/**
 * The records of a list that was saved by a spreadsheet, as CSV in any of its encodings or as .xlsx (its first sheet).
 * Empty lines are left out.
 * @throws Error when an .xlsx file is damaged or protected by a password
 */
export async function readRecords(file: Blob): Promise<CsvRecord[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isZip(bytes)) return readCsv(decodeText(bytes))
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(new Blob([bytes]))
  return rows
    .map((row, index) => ({ line: index + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}
