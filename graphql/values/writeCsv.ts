import Papa from 'papaparse'

/** A spreadsheet takes a cell that begins like this for a formula; a phone number or an amount is none. */
const formula = /^[=@\t\r]|^[+-](?![\d\s.,]+$)/

/** Where a spreadsheet splits at semicolons, what comes after one begins a cell. */
const afterSemicolon = /;(?=\s*[=@])/g

/** A column of the database as the text of a cell. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Rows as CSV (RFC 4180): only a value that needs it is quoted, and none is taken for a formula. */
export const csvOf = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(
    rows.map((row) => row.map((cell) => cell.replaceAll(afterSemicolon, ";'"))),
    { newline: '\r\n', escapeFormulae: formula },
  )}\r\n`
