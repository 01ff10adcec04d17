import { openServer } from '#graphql/database/connection.ts'
import { describeDemoCentre } from '#graphql/database/demo/centre.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { startPostgres } from './postgres.ts'
import { openTestApp, type TestApp } from './server.ts'

/**
 * The app of a described centre on a PostgreSQL server of its own, for what two connections at once do: the embedded
 * database runs one transaction at a time.
 */
export async function openAppOnServer(): Promise<TestApp> {
  const postgres = await startPostgres()
  const database = openServer(await postgres.createDatabase('centre'))
  await migrate(database.knex, database.kind)
  await describeDemoCentre(database.knex)
  const app = await openTestApp({ database })
  return {
    ...app,
    async close() {
      await app.close()
      await postgres.stop()
    },
  }
}
