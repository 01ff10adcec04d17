import 'reflect-metadata'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { serveBackups } from './backup/createBackup.ts'
import { demoAccounts } from './database/demo/people.ts'
import { loadDemo } from './database/demo/load.ts'
import { closedNote, demoDay, demoProblem, isDemo, openDemoAccount } from './database/demo/mark.ts'
import { insertPapers } from './database/demo/papers.ts'
import { DirectoryInUseError } from './database/directoryLock.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { features } from './features.ts'
import { startAlerts } from './notifications/alerts.ts'
import type { Renderer } from '#graphql/platform/http/pages.ts'
import { type Environment, EnvironmentError, readEnvironment } from './platform/environment.ts'
import { startRetention } from './retention/retention.job.ts'
import { startSweep } from './platform/files/sweep.ts'
import { createApp } from '#graphql/platform/http/app.ts'
import { tellOfUndelivered } from '#graphql/outbox/outbox.service.ts'
import { startMailWorker } from '#graphql/platform/mail/mailWorker.ts'
import { createSchema } from './schema.ts'
import { setupLinkHours } from './setup/setup.rules.ts'
import { makeSetupLink } from './setup/setupLink.ts'

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

/** Says in the log how a centre without an administrator gets one. */
function announceSetup({ PUBLIC_URL }: Environment, token: string) {
  console.log(`\nThis centre has no administrator yet. Open this link to set it up:
  ${PUBLIC_URL}/set-up?token=${token}
It works once, for ${setupLinkHours} hours. Each start prints a new link, and this one stops working.`)
}

function announce(environment: Environment, port: number) {
  const host = environment.HOST === '127.0.0.1' || environment.HOST === '0.0.0.0' ? 'localhost' : environment.HOST
  console.log(`\nKiewiet is ready: http://${host}:${port}`)
  if (environment.SANDBOX) console.log(`GraphQL sandbox:  http://${host}:${port}/graphql`)
  if (!environment.SHOW_DEMO_PASSWORDS) return
  console.log('\nDemo accounts:')
  for (const { email, username, password, role } of demoAccounts) {
    console.log(`  ${role.padEnd(8)} ${email.padEnd(24)} username ${username.padEnd(8)} password ${password}`)
  }
}

/**
 * Whether a database is used as it was meant: a demo as a demo, a real centre without the demo's published passwords.
 * @throws EnvironmentError that says what to do
 */
async function settleDemo(db: Knex, environment: Environment): Promise<Environment> {
  if (!environment.DEMO) {
    const problem = await demoProblem(db)
    if (problem) throw new EnvironmentError(problem)
    return environment
  }
  const hasAccounts = (await db.schema.hasTable('users')) && Boolean(await db('users').first('id'))
  if (!hasAccounts || (await isDemo(db)) || (await openDemoAccount(db))) return environment
  if (process.env.DEMO) {
    throw new EnvironmentError('DEMO is on, but this database is that of a real centre. Start without DEMO.')
  }
  const { SESSION_SECRET } = environment
  return { ...readEnvironment({ ...process.env, DEMO: 'false' }), SESSION_SECRET }
}

/** Fills a new demo, and says which day it shows where that is not today. */
async function startDemo(db: Knex, environment: Environment) {
  if (!(await loadDemo(db))) return
  await insertPapers(db, environment)
  const note = closedNote(await demoDay(db))
  if (note) console.log(`\n${note}`)
}

async function run({ loadRenderer, webRoot, documents, extend }: WebSide) {
  const { database, environment: given } = await openDatabase(readEnvironment(process.env))
  const environment = await settleDemo(database.knex, given)
  await database.withoutTimeLimits((db) => migrate(db, database.kind))
  // of several instances that start at once all but one wait for a whole demo
  if (environment.DEMO) await database.withoutTimeLimits((db) => startDemo(db, environment))

  const setupToken = await makeSetupLink(database.knex)

  const app = await createApp({
    environment,
    database,
    schema: createSchema(),
    ...features,
    renderer: await loadRenderer(),
    webRoot,
    documents: documents ?? null,
    extend,
  })
  const log = (message: string) => (error: unknown) => app.log.error({ err: error }, message)
  database.onAsked?.(serveBackups(database, environment, log('the backup that was asked for could not be written')))
  const stopMail = environment.SMTP_URL
    ? startMailWorker(database.knex, {
        secrets: environment,
        onUndelivered: (email) => tellOfUndelivered(database.knex, email),
        smtpUrl: environment.SMTP_URL,
        onError: log('the outbox could not be read'),
      })
    : async () => {}
  const stopSweep = startSweep(database.knex, environment, log('old uploads could not be erased'))
  const stopRetention = startRetention(database.knex, log('what is older than its period could not be deleted'))
  const stopAlerts = startAlerts(database.knex, environment, log('alerts could not be raised'))
  await app.listen({ port: environment.PORT, host: environment.HOST })

  const stop = async () => {
    setTimeout(() => process.exit(1), patience).unref()
    await app.close()
    await stopMail()
    await stopAlerts()
    await stopRetention()
    await stopSweep()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  const address = app.server.address()
  announce(environment, typeof address === 'object' && address ? address.port : environment.PORT)
  if (setupToken) announceSetup(environment, setupToken)
}

/** Starts everything on one port: settings, database, pages, API and the outbox. */
export function start(web: WebSide) {
  run(web).catch((error: unknown) => {
    const expected = error instanceof EnvironmentError || error instanceof DirectoryInUseError
    console.error(expected ? `Kiewiet cannot start.\n${(error as Error).message}` : error)
    process.exit(1)
  })
}
