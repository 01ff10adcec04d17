import { createTestDatabase } from '#graphql/database/postgresForTests.ts'
import { startApp } from './app.ts'

interface Template {
  /** Data folder of a demo centre that nobody has changed. */
  folder: string
  /** Name of its database, where the journeys run on a server. */
  database?: string
}

/** Where the workers, which are processes of their own, find the template. */
const variable = 'JOURNEY_TEMPLATE'

/** The demo centre that every app of a run begins with a copy of. */
export const readTemplate = (): Template => JSON.parse(process.env[variable] ?? '{}')

/** Lets the built app make a demo centre once for all journeys: making it takes three times as long as copying it. */
export default async function makeTemplate() {
  const server = process.env.TEST_DATABASE_URL
  const database = server ? await createTestDatabase(server) : undefined
  const app = await startApp({ databaseUrl: database?.url })
  await app.kill('SIGTERM')
  const template: Template = {
    folder: app.dataDir,
    database: database && new URL(database.url).pathname.slice(1),
  }
  process.env[variable] = JSON.stringify(template)
  return async () => {
    await app.stop()
    await database?.drop()
  }
}
