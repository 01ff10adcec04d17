import type { Knex } from 'knex'
import { type Environment, EnvironmentError, readEnvironment } from '#graphql/platform/environment.ts'
import type { Database } from './connection.ts'
import { DirectoryInUseError } from './directoryLock.ts'
import { openDatabase } from './open.ts'

/** A command cannot do what it was asked for. The message says why and what to do. */
export class CommandError extends Error {}

const expected = [CommandError, EnvironmentError, DirectoryInUseError]

/** Runs a command with the settings. What is wrong ends as one line on standard error and exit code 1. */
export async function runWithSettings(run: (environment: Environment, args: string[]) => Promise<string>) {
  try {
    console.log(await run(readEnvironment(process.env), process.argv.slice(2)))
  } catch (error) {
    const known = expected.some((kind) => error instanceof kind)
    console.error(known ? (error as Error).message : error)
    process.exitCode = 1
  }
}

/**
 * The same on the database that the settings name, alone: while a server holds the embedded one it is refused.
 * @param run answers the line that says what was done
 */
export const runOnDatabase = (run: (database: Database, environment: Environment) => Promise<string>) =>
  runWithSettings(async (settings) => {
    const { database, environment } = await openDatabase(settings)
    try {
      return await run(database, environment)
    } finally {
      await database.close()
    }
  })

/** How many other connections a database on a server has. */
export async function countOthers(db: Knex): Promise<number> {
  const { rows } = await db.raw(
    "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  )
  return rows[0].others
}
