import { type CsvRecord, readCsv } from '#graphql/values/csv.ts'

/**
 * Text of a file that a spreadsheet saved. UTF-8 where the bytes are that, UTF-16 where a byte order mark says so, else
 * Windows-1252: what Excel on Windows writes under "CSV", in which ê and š are single bytes that are no UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

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
export async function readRecords(file: Blob, { lineByLine = false } = {}): Promise<CsvRecord[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isZip(bytes)) return readCsv(decodeText(bytes), { lineByLine })
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(new Blob([bytes]))
  return rows
    .map((row, index) => ({ line: index + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}
