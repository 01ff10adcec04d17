/** One record of a file, with the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** Spreadsheets of South Africa and Europe write `;` between cells, others `,`: whichever the first line has more of. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (character: string) => first.split(character).length
  return [';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best), ',')
}

/** Reads CSV (RFC 4180): quoted cells may hold separators, doubled quotes and line breaks. Empty lines are left out. */
export function readCsv(source: string): CsvRecord[] {
  const text = source.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const records: CsvRecord[] = []
  let [cells, cell, quoted, line, begun]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endRecord = () => {
    cells.push(cell)
    if (cells.some((value) => value.trim() !== ''))
      records.push({ line: begun, cells: cells.map((value) => value.trim()) })
    cells = []
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (character === '\n') line += 1
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') {
        cell += '"'
        index += 1
      } else quoted = false
    } else if (character === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      endRecord()
      begun = line
    } else if (character !== '\r') cell += character
  }
  endRecord()
  return records
}
