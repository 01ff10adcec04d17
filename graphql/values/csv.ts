import Papa from 'papaparse'

/** One record of a file, with the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
  /** Why it cannot be read; then it has no cells. */
  problem?: string
  /** What stands between its separators where it cannot be read. */
  pieces?: string[]
}

const separators = [',', ';', '\t', '|']
const openQuote = 'It has a quotation mark that is not closed.'

const recordOf = (line: number, cells: readonly string[]) => ({ line, cells: cells.map((cell) => cell.trim()) })
const isFilled = ({ cells, problem }: CsvRecord) => problem !== undefined || cells.some((cell) => /[^\s,;|]/.test(cell))

/** Each line by itself, so that a stray quotation mark spoils one line and swallows none. */
function readLines(text: string, delimiter: string): CsvRecord[] {
  return text.split(/\r\n|\r|\n/).map((line, index): CsvRecord => {
    const { data, errors } = Papa.parse<string[]>(line, { delimiter })
    const { cells: pieces } = recordOf(index + 1, line.replaceAll('"', '').split(delimiter))
    if (errors.some(({ type }) => type === 'Quotes')) return { line: index + 1, cells: [], problem: openQuote, pieces }
    return recordOf(index + 1, data[0] ?? [])
  })
}

/**
 * Reads CSV (RFC 4180) with whichever separator gives the most even lines. Empty lines are left out.
 * @param lineByLine for files whose cells hold no line breaks, such as bank statements; other files are read so where a quotation
 *   mark is not closed
 */
export function readCsv(source: string, { lineByLine = false } = {}): CsvRecord[] {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\u0000', '')
  // empty lines count for the numbers of lines, and not for the separator
  const guess = { delimitersToGuess: separators, skipEmptyLines: 'greedy', preview: 50 } as const
  const { delimiter } = Papa.parse(text, guess).meta
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  if (lineByLine || errors.some(({ type }) => type === 'Quotes')) return readLines(text, delimiter).filter(isFilled)
  let line = 1
  const records = data.map((cells) => {
    const record = recordOf(line, cells)
    line += 1 + cells.join('').split(/\r\n|\r|\n/).length - 1
    return record
  })
  return records.filter(isFilled)
}

/** Why a record has not as many cells as the list is wide: a cell that is cut in two moves all after it; null where it fits. */
export function misfit({ cells, problem }: CsvRecord, width: number, isMoved = false): string | null {
  if (problem) return problem
  if (isMoved || cells.slice(width).some((cell) => cell !== ''))
    return `It has ${cells.length} cells instead of ${width}. Put text that contains the separator in quotation marks.`
  return cells.length < width ? `It has ${cells.length} cells instead of ${width}.` : null
}
