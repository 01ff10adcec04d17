import { type CsvRecord, readCsv } from '#graphql/values/csv.ts'

/** How text is written in bytes, as spreadsheets save it. */
export const encodings = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'windows-1252', label: 'Windows (Western European)' },
  { value: 'macintosh', label: 'Mac (older programs)' },
  { value: 'utf-16le', label: 'Unicode (UTF-16)' },
  { value: 'utf-16be', label: 'Unicode (UTF-16, big-endian)' },
] as const

/** Stands where a byte is no letter. */
export const unreadable = '\uFFFD'

/**
 * UTF-16 where a byte order mark says so, UTF-8 where most of its letters are that, so that one wrong byte spoils one letter,
 * else Windows-1252: what Excel on Windows writes under "CSV", in which ê and š are single bytes that are no UTF-8.
 */
export function encodingOf(bytes: Uint8Array): (typeof encodings)[number]['value'] {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    const beyondAscii = new TextDecoder('utf-8').decode(bytes).match(/[^\p{ASCII}]/gu) ?? []
    const wrong = beyondAscii.filter((letter) => letter === unreadable).length
    return beyondAscii.length - wrong >= wrong ? 'utf-8' : 'windows-1252'
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

/** A list, how it was read, and how it can be read instead. */
export interface ReadList {
  records: CsvRecord[]
  choice: { of: 'encoding' | 'sheet'; used: string; options: readonly { value: string; label: string }[] }
}

/**
 * The records of a list that was saved by a spreadsheet, as CSV in any of its encodings or as .xlsx (its first sheet).
 * Empty lines are left out.
 * @param chosen one of the options of `choice`; without it the most likely one
 * @throws Error when an .xlsx file is damaged or protected by a password
 */
export async function readList(
  file: Blob,
  { lineByLine = false, chosen }: { lineByLine?: boolean; chosen?: string | undefined } = {},
): Promise<ReadList> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isZip(bytes)) {
    const used = chosen ?? encodingOf(bytes)
    const records = readCsv(new TextDecoder(used).decode(bytes), { lineByLine })
    return { records, choice: { of: 'encoding', used, options: encodings } }
  }
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(new Blob([bytes]))
  const records = rows
    .map((row, index) => ({ line: index + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { records, choice: { of: 'sheet', used: '1', options: [{ value: '1', label: 'First sheet' }] } }
}
