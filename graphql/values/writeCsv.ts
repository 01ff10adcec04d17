/** A spreadsheet takes a cell that begins like this for a formula; a phone number or an amount is none. */
const isFormula = (text: string) => /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d\s.,]+$/.test(text))

function cellOf(value: string): string {
  const safe = isFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A column of the database as the text of a cell. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Rows as CSV (RFC 4180): only a value that holds a comma, quote or line break is quoted. */
export const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
