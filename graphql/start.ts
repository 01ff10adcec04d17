import 'reflect-metadata'
import type { FastifyInstance } from 'fastify'
import { serveBackups } from './backup/serveBackups.ts'
import { demoAccounts } from './database/demo/people.ts'
import { loadDemo } from './database/demo/load.ts'
import { insertPapers } from './database/demo/papers.ts'
import { DirectoryInUseError } from './database/directoryLock.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { startAlerts } from './notifications/alerts.ts'
import type { Renderer } from './platform/documents.ts'
import { type Environment, EnvironmentError, readEnvironment } from './platform/environment.ts'
import { startSweep } from './platform/files/sweep.ts'
import { createApp } from './platform/http.ts'
import { startMailWorker } from './platform/mailWorker.ts'
import { restRoutes } from './restRoutes.ts'
import { createSchema } from './schema.ts'

interface WebSide {
  loadRenderer(): Promise<Renderer>
  /** Folder of the built browser side. */
  webRoot: string
  /** Texts of the web app's own operations, where it was built. */
  documents?: ReadonlySet<string>
  /** Hooks in what only development has. */
  extend?(app: FastifyInstance): void
}

/** Ends what takes longer than this after a stop signal, in milliseconds. */
const patience = 9_000

function announce(environment: Environment, port: number) {
  const host = environment.HOST === '127.0.0.1' || environment.HOST === '0.0.0.0' ? 'localhost' : environment.HOST
  console.log(`\nKiewiet is ready: http://${host}:${port}`)
  if (environment.SANDBOX) console.log(`GraphQL sandbox:  http://${host}:${port}/graphql`)
  if (!environment.DEMO) return
  console.log('\nDemo accounts:')
  for (const { email, username, password, role } of demoAccounts) {
    console.log(`  ${role.padEnd(8)} ${email.padEnd(24)} username ${username.padEnd(8)} password ${password}`)
  }
}

async function run({ loadRenderer, webRoot, documents, extend }: WebSide) {
  const { database, environment } = await openDatabase(readEnvironment(process.env))
  await migrate(database.knex, database.kind)
  if (environment.DEMO && (await loadDemo(database.knex))) await insertPapers(database.knex, environment)

  database.onAsked?.(serveBackups(database, environment))
  const app = await createApp({
    environment,
    database,
    schema: createSchema(),
    routes: restRoutes,
    renderer: await loadRenderer(),
    webRoot,
    documents: documents ?? null,
    extend,
  })
  database.watch?.((isAway) =>
    isAway ? app.log.error('the database is out of reach') : app.log.info('the database answers again'),
  )
  const stopMail = environment.SMTP_URL
    ? startMailWorker(database.knex, {
        smtpUrl: environment.SMTP_URL,
        onError: (error) => app.log.error({ err: error }, 'the outbox could not be read'),
      })
    : async () => {}
  const stopSweep = startSweep(database.knex, environment, (error) =>
    app.log.error({ err: error }, 'old uploads could not be erased'),
  )
  const stopAlerts = startAlerts(database.knex, (error) => app.log.error({ err: error }, 'alerts could not be raised'))
  await app.listen({ port: environment.PORT, host: environment.HOST })

  const stop = async () => {
    setTimeout(() => process.exit(1), patience).unref()
    await app.close()
    await stopMail()
    await stopAlerts()
    stopSweep()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  const address = app.server.address()
  announce(environment, typeof address === 'object' && address ? address.port : environment.PORT)
}

/** Starts everything on one port: settings, database, pages, API and the outbox. */
export function start(web: WebSide) {
  run(web).catch((error: unknown) => {
    const expected = error instanceof EnvironmentError || error instanceof DirectoryInUseError
    console.error(expected ? `Kiewiet cannot start.\n${(error as Error).message}` : error)
    process.exit(1)
  })
}
