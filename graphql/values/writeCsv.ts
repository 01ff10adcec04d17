import Papa from 'papaparse'

/** A spreadsheet takes a cell that begins like this for a formula; a phone number or an amount is none. */
const formula = /^[=@\t\r]|^[+-](?![\d\s.,]+$)/

/** What stands between the cells of a line. */
export type Separator = ',' | ';'

/**
 * Where a spreadsheet splits at the other separator, as it does with other settings, what comes after one begins a cell; so does what
 * comes after a line break, since only a quotation mark at the beginning of a cell counts there.
 */
const formulaInside = {
  ',': /(\r\n|[;\r\n])(?=[^\S\r\n]*(?:[=@]|[+-](?![\d\s.,]+(?:[;\r\n]|$))))/g,
  ';': /(\r\n|[,\r\n])(?=[^\S\r\n]*(?:[=@]|[+-](?![\d\s.,]+(?:[,\r\n]|$))))/g,
}

/** A column of the database as the text of a cell. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const decimal = /^-?\d+\.\d+$/

/**
 * Rows as CSV (RFC 4180): only a value that needs it is quoted, and none is taken for a formula. A spreadsheet that splits at
 * semicolons reads a number with a point as text, so that decimals have a comma there.
 */
export const csvOf = (rows: readonly (readonly string[])[], separator: Separator = ',') =>
  `${Papa.unparse(
    rows.map((row) =>
      row.map((cell) =>
        separator === ';' && decimal.test(cell)
          ? cell.replace('.', ',')
          : cell.replaceAll(formulaInside[separator], "$1'"),
      ),
    ),
    { delimiter: separator, newline: '\r\n', escapeFormulae: formula },
  )}\r\n`
