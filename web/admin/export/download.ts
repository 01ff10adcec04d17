/** Hands a text to the browser as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, text: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has to have read it before it goes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
