import 'reflect-metadata'
import { loadDemo, noon } from '#graphql/database/demo/load.ts'
import { insertPapers } from '#graphql/database/demo/papers.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { openDatabase } from '#graphql/database/open.ts'
import { readEnvironment } from '#graphql/platform/environment.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

/** Makes a demo centre whose register is of today, also on a weekend, so that what a test does is the same on every day. */
const { database, environment } = await openDatabase(readEnvironment(process.env))
const today = todayInJohannesburg()
await migrate(database.knex, database.kind)
await loadDemo(database.knex, today, noon, today)
await insertPapers(database.knex, environment)
await database.close()
