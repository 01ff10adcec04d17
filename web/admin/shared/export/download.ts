import type { Separator } from '#graphql/values/writeCsv.ts'

/** Hands files to the browser as one ZIP archive. They are packed as they are: PDFs hardly shrink. */
export async function downloadZip(fileName: string, files: ReadonlyMap<string, Uint8Array>) {
  const { zipSync } = await import('fflate')
  const bytes = zipSync(Object.fromEntries(files), { level: 0 })
  downloadFile(new File([new Uint8Array(bytes)], fileName, { type: 'application/zip' }))
}

/** Hands a file to the browser, which keeps it. */
export function downloadFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has to have read it before it goes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * At what Excel splits the lines of a CSV file: at semicolons where a comma is the decimal sign, as with South African settings.
 * @param locale the browser's unless given
 */
export function excelSeparator(locale?: string): Separator {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
}

/**
 * Rows as a file, the first of them as its head. The mark at its start tells spreadsheets that it is UTF-8.
 * @param separator what Excel expects here, except in a file whose form is documented
 */
export async function downloadCsv(
  name: string,
  rows: readonly (readonly string[])[],
  separator: Separator = excelSeparator(),
) {
  const { csvOf } = await import('#graphql/values/writeCsv.ts')
  downloadFile(new File(['\uFEFF', csvOf(rows, separator)], name, { type: 'text/csv;charset=utf-8' }))
}
