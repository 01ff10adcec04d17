import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { start } from './start.ts'

/** Once built, this file is `dist/server/server.js`, and what the browser side was built into lies beside it. */
start({
  loadRenderer: async () =>
    (await import(/* @vite-ignore */ new URL('../ssr/server.js', import.meta.url).href)).renderer,
  webRoot: fileURLToPath(new URL('../web', import.meta.url)),
  documents: new Set(JSON.parse(readFileSync(new URL('documents.json', import.meta.url), 'utf8')) as string[]),
})
