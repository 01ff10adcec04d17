/** A text that is a number or a percentage becomes one, so that a spreadsheet can reckon with it. */
export const cellOf = (text: string) => {
  if (/^-?(0|[1-9]\d{0,11})(\.\d+)?$/.test(text)) return { value: Number(text), type: Number }
  if (/^\d{1,3}%$/.test(text)) return { value: Number(text.slice(0, -1)) / 100, type: Number, format: '0%' }
  return { value: text, type: String }
}

/** Wide enough for the longest text, within reason. */
const widthOf = (rows: readonly (readonly string[])[], column: number) =>
  Math.min(40, Math.max(4, ...rows.map((row) => (row[column] ?? '').length + 2)))

/** Hands rows to the browser as an Excel file, the first of them as its head. The library is loaded when it is wanted. */
export async function downloadXlsx(fileName: string, sheet: string, rows: readonly (readonly string[])[]) {
  const { default: write } = await import('write-excel-file/browser')
  const [head = [], ...body] = rows
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...body.map((row) => row.map(cellOf)),
  ]
  const columns = head.map((_, column) => ({ width: widthOf(rows, column) }))
  await write(data, { sheet: sheet.slice(0, 31), columns, stickyRowsCount: 1, stickyColumnsCount: 1 }).toFile(fileName)
}
