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

/** Rows as a file, the first of them as its head. The mark at its start tells spreadsheets that it is UTF-8. */
export async function downloadCsv(name: string, rows: readonly (readonly string[])[]) {
  const { csvOf } = await import('#graphql/values/writeCsv.ts')
  downloadFile(new File(['\uFEFF', csvOf(rows)], name, { type: 'text/csv;charset=utf-8' }))
}
