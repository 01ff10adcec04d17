import { downloadFile } from './download.ts'

/** Hands files to the browser as one ZIP archive. They are packed as they are: PDFs hardly shrink. */
export async function downloadZip(fileName: string, files: ReadonlyMap<string, Uint8Array>) {
  const { zipSync } = await import('fflate')
  const bytes = zipSync(Object.fromEntries(files), { level: 0 })
  downloadFile(new File([new Uint8Array(bytes)], fileName, { type: 'application/zip' }))
}
