import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collect, entryOf, type Manifest } from '../entry/chunks.ts'

/**
 * The page that stands in for the admin area without a connection. It is a file like any other, the same for everybody:
 * the names it shows come from the device. Menus and dialogs, which are fetched late elsewhere, have to be there.
 */
function documentOf(manifest: Manifest): string {
  const entry = entryOf('office')
  const { scripts, styles } = collect(manifest, [entry, 'entry/offlineRegister.tsx'], true)
  const file = manifest[entry]?.file
  const loaded = [
    ...styles.map((style) => `<link rel="stylesheet" href="/${style}">`),
    ...scripts.filter((script) => script !== file).map((script) => `<link rel="modulepreload" href="/${script}">`),
    `<script type="module" src="/${file}"></script>`,
  ].join('')
  return `<!doctype html><html lang="en-ZA" data-area="admin" data-scheme="system"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Register</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${loaded}</head><body><div id="app"></div></body></html>`
}

/** Lays that page beside the built files of the browser side. */
export async function writeOfflineRegister(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/office.json'), 'utf8')) as Manifest
  await writeFile(join(folder, 'offline-register.html'), documentOf(manifest))
}
