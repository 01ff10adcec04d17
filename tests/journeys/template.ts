import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { once } from '#tests/setup/once.ts'
import { startProgram } from '#tests/setup/program.ts'
import { createTestDatabase, dropTemplates } from '#tests/setup/testDatabase.ts'

interface Template {
  /** Data folder of a demo centre that nobody has changed. */
  folder: string
  /** Name of its database, where the journeys run on a server. */
  database?: string
}

/** Where the workers, which are processes of their own, find the templates. */
const variable = 'JOURNEY_TEMPLATES'

async function make(folder: string, databaseName: string) {
  const server = process.env.TEST_DATABASE_URL
  const database = server ? await createTestDatabase(server) : undefined
  mkdirSync(folder)
  const filling = startProgram('tests/setup/programs/fillDemo.ts', [], {
    env: { NODE_ENV: 'test', DATA_DIR: folder, ...(database ? { DATABASE_URL: database.url } : {}) },
  })
  if ((await filling.ended()) !== 0) throw new Error(filling.output())
  if (database) writeFileSync(databaseName, new URL(database.url).pathname.slice(1))
}

/**
 * The demo centre that every app of a run begins with a copy of: filling it takes three times as long. Its register is of
 * today, so that a run that goes on after midnight makes another one.
 */
export async function demoTemplate(): Promise<Template> {
  const folder = join(process.env[variable] ?? '', todayInJohannesburg())
  const databaseName = `${folder}.name`
  await once(folder, (part) => make(part, databaseName))
  return { folder, database: existsSync(databaseName) ? readFileSync(databaseName, 'utf8') : undefined }
}

/** Makes today's template before the first journey, so that no time limit of a journey is spent on it. */
export default async function makeTemplates() {
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-template-'))
  process.env[variable] = folder
  await demoTemplate()
  return async () => {
    await dropTemplates(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
