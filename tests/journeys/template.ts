import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '#tests/setup/testDatabase.ts'
import { startProgram } from '#tests/setup/program.ts'

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

/** Makes a demo centre once for all journeys, since that takes three times as long as copying it. */
export default async function makeTemplate() {
  const server = process.env.TEST_DATABASE_URL
  const database = server ? await createTestDatabase(server) : undefined
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-template-'))
  const filling = startProgram('tests/setup/programs/fillDemo.ts', [], {
    env: { NODE_ENV: 'test', DATA_DIR: folder, ...(database ? { DATABASE_URL: database.url } : {}) },
  })
  if ((await filling.ended()) !== 0) throw new Error(filling.output())
  const template: Template = {
    folder,
    database: database && new URL(database.url).pathname.slice(1),
  }
  process.env[variable] = JSON.stringify(template)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await database?.drop()
  }
}
