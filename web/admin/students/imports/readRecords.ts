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

/** The text of a file in the encoding that it seems to have. UTF-16 without a mark has zeros in it, which no database takes. */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll('\u0000', '')
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

/** Names of the sheets of an .xlsx file that its author hid: the reader of Excel files does not tell. */
async function hiddenSheets(bytes: Uint8Array): Promise<Set<string | null>> {
  const { strFromU8, unzipSync } = await import('fflate')
  const part = 'xl/workbook.xml'
  const { [part]: workbook } = unzipSync(bytes, { filter: ({ name }) => name === part })
  const page = new DOMParser().parseFromString(workbook ? strFromU8(workbook) : '', 'text/xml')
  const sheets = [...page.getElementsByTagNameNS('*', 'sheet')]
  const hidden = sheets.filter((sheet) => (sheet.getAttribute('state') ?? 'visible') !== 'visible')
  return new Set(hidden.map((sheet) => sheet.getAttribute('name')))
}

/** A list of thousands of lines unpacks to a few megabytes; what is far larger would keep the browser busy for minutes. */
const largestUnpacked = 50_000_000

/** @throws Error for a file that unpacks to more than any list */
async function assertUnpacks(bytes: Uint8Array) {
  const { unzipSync } = await import('fflate')
  let size = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      return false
    },
  })
  if (size > largestUnpacked) throw new Error('The file unpacks to more than 50 MB')
}

/** A list, how it was read, and how it can be read instead. */
export interface ReadList {
  records: CsvRecord[]
  choice: { of: 'encoding' | 'sheet'; used: string; options: readonly { value: string; label: string }[] }
}

interface Reading {
  lineByLine?: boolean
  /** Whether records are the list that is wanted: a sheet of them comes before a cover. */
  isList: (records: readonly CsvRecord[]) => boolean
  /** One of the options of `choice`; without it the most likely one. */
  chosen?: string | undefined
}

async function readWorkbook(bytes: Uint8Array, { isList, chosen }: Reading): Promise<ReadList> {
  await assertUnpacks(bytes)
  const { default: readSheets } = await import('read-excel-file/browser')
  const [read, hidden] = await Promise.all([readSheets(new Blob([new Uint8Array(bytes)])), hiddenSheets(bytes)])
  // a sheet that is a chart has no rows
  const withRows = read.filter(({ data }) => Array.isArray(data))
  const sheets = withRows.map(({ sheet, data }) => {
    const rows = data.map((row, index) => ({ line: index + 1, cells: row.map(textOf) }))
    return { name: sheet, records: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
  })
  const shown = sheets.filter(({ name }) => !hidden.has(name))
  const used =
    chosen === undefined
      ? (shown.find(({ records }) => isList(records)) ?? shown[0])
      : sheets.find(({ name }) => name === chosen)
  const options = sheets.map(({ name }) => ({ value: name, label: hidden.has(name) ? `${name} (hidden)` : name }))
  return { records: used?.records ?? [], choice: { of: 'sheet', used: used?.name ?? '', options } }
}

/**
 * The records of a list that was saved by a spreadsheet, as CSV in any of its encodings or as .xlsx: its first sheet that holds
 * such a list, and a hidden one only where it was chosen. Empty lines are left out.
 * @throws Error when an .xlsx file is damaged, protected by a password or unpacks to more than any list
 */
export async function readList(file: Blob, reading: Reading): Promise<ReadList> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) return readWorkbook(bytes, reading)
  const used = reading.chosen ?? encodingOf(bytes)
  const records = readCsv(new TextDecoder(used).decode(bytes), reading)
  return { records, choice: { of: 'encoding', used, options: encodings } }
}
