import { type Database, openServer } from '#graphql/database/connection.ts'
import { loadDemo, noon } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { addYears } from './years.ts'

/** Fills a new database with the demo centre and so many years of work behind it. */
export const fillCentre = (database: Database, years: number) =>
  database.withoutTimeLimits(async (db) => {
    await migrate(db, database.kind)
    const today = todayInJohannesburg()
    await loadDemo(db, today, noon, today)
    await addYears(db, years, today)
  })

/** The same in a new database on the server. */
export async function makeCentre(server: PostgresServer, years: number): Promise<string> {
  const url = await server.createDatabase(`years_${years}`)
  const database = openServer(url)
  try {
    await fillCentre(database, years)
  } finally {
    await database.close()
  }
  return url
}

/** Runs something beside a PostgreSQL server of its own, and ends that. */
export async function withServer<Result>(work: (server: PostgresServer) => Promise<Result>): Promise<Result> {
  const server = await startPostgres()
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}
