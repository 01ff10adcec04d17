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

/** A text as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export const downloadCsv = (name: string, text: string) =>
  downloadFile(new File(['\uFEFF', text], name, { type: 'text/csv;charset=utf-8' }))
