import 'reflect-metadata'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DirectoryInUseError } from './database/directoryLock.ts'
import { demoAccounts } from './database/demo/people.ts'
import { loadDemo } from './database/demo/load.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import type { Renderer } from './platform/documents.ts'
import { EnvironmentError, readEnvironment } from './platform/environment.ts'
import { createApp } from './platform/http.ts'
import { startMailWorker } from './platform/mailWorker.ts'
import { restRoutes } from './restRoutes.ts'
import { createSchema } from './schema.ts'

/** This file is `dist/server/server.js` once built; what the browser side was built into lies beside it. */
const dist = join(dirname(fileURLToPath(import.meta.url)), '..')

const loadRenderer = async (): Promise<Renderer> =>
  (await import(/* @vite-ignore */ new URL('../ssr/server.js', import.meta.url).href)).renderer

/** Ends what takes longer than this after a stop signal, in milliseconds. */
const patience = 9_000

async function start() {
  const opened = await openDatabase(readEnvironment(process.env))
  const { database, environment } = opened
  await migrate(database.knex, database.kind)
  if (environment.DEMO) await loadDemo(database.knex)

  const app = await createApp({
    environment,
    database,
    schema: createSchema(),
    routes: restRoutes,
    renderer: await loadRenderer(),
    webRoot: join(dist, 'web'),
  })
  const stopMail = environment.SMTP_URL
    ? startMailWorker(database.knex, {
        smtpUrl: environment.SMTP_URL,
        onError: (error) => app.log.error({ err: error }, 'the outbox could not be read'),
      })
    : async () => {}
  await app.listen({ port: environment.PORT, host: environment.HOST })

  const stop = async () => {
    setTimeout(() => process.exit(1), patience).unref()
    await app.close()
    await stopMail()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : environment.PORT
  console.log(`\nKiewiet is ready: http://${environment.HOST === '127.0.0.1' ? 'localhost' : environment.HOST}:${port}`)
  if (environment.SANDBOX) console.log(`GraphQL sandbox: http://localhost:${port}/graphql`)
  if (environment.DEMO) {
    console.log('\nDemo accounts:')
    for (const { email, username, password, role } of demoAccounts) {
      console.log(`  ${role.padEnd(8)} ${email.padEnd(24)} username ${username.padEnd(8)} password ${password}`)
    }
  }
}

start().catch((error: unknown) => {
  const expected = error instanceof EnvironmentError || error instanceof DirectoryInUseError
  console.error(expected ? `Kiewiet cannot start.\n${(error as Error).message}` : error)
  process.exit(1)
})
