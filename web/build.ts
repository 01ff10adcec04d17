import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { overweight } from './build/budgets.ts'
import { clientBuilds } from './build/clients.ts'
import { compressFolder } from './build/compress.ts'
import { writeOfflineRegister } from './build/offlineRegister.ts'
import { hashInputs, writeStamp } from './build/stamp.ts'
import { trustedDocuments } from './build/trustedDocuments.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * Everything that `npm start` runs: `dist/web` (files for browsers), `dist/ssr` (the renderer), `dist/server`
 * (the server), and `dist/stamp.json`, which says what they were made from.
 */
async function buildAll(): Promise<void> {
  // React's development build would be chosen by anything else that the caller's environment may say.
  process.env.NODE_ENV = 'production'
  const inputs = await hashInputs()
  await rm(here('../dist/stamp.json'), { force: true })

  const web = { configFile: here('./vite.config.ts'), logLevel: 'warn' as const }
  await rm(here('../dist/web'), { recursive: true, force: true })
  for (const [name, options] of Object.entries(clientBuilds)) {
    await step(`browser files: ${name}`, () => build({ ...web, build: options }))
  }
  await step('pages for developers', () => build({ configFile: here('./build/sandbox.config.ts'), logLevel: 'warn' }))
  await step('offline register', () => writeOfflineRegister(here('../dist/web')))
  await step('page renderer', () => build({ ...web, build: { ssr: true } }))
  await step('server', () => build({ configFile: here('./build/server.config.ts'), logLevel: 'warn' }))
  await step('list of operations', async () =>
    writeFile(here('../dist/server/documents.json'), JSON.stringify(await trustedDocuments())),
  )
  await step('compressed copies', () => compressFolder(here('../dist/web')))
  const tooHeavy = await overweight(here('../dist/web'))
  if (tooHeavy.length) throw new Error(`What a browser loads at first has grown too heavy:\n${tooHeavy.join('\n')}`)
  await writeStamp(inputs)
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  console.log(`  built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

await buildAll()
