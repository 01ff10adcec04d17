import {
  cpSync,
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createEmbedded, type Database, openEmbedded, openServer, wrapEmbedded } from '#graphql/database/connection.ts'
import { describeDemoCentre } from '#graphql/database/demo/centre.ts'
import { loadDemo, noon } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { createTestDatabase } from './testDatabase.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

/** What a new database holds: nothing, its tables as a real centre begins with them, a described centre, or the demo as well. */
export type Filling = 'nothing' | 'tables' | 'content' | 'demo'

const secondsToMake = 180

/** The demo centre has a register of today, also on a weekend: a run that goes on after midnight makes another template. */
const templateName = (filling: Filling, today: string) => `${filling}-${today}`

async function fill(database: Database, filling: Filling, today: string) {
  if (filling === 'nothing') return
  await migrate(database.knex, database.kind)
  if (filling === 'demo') await loadDemo(database.knex, today, noon, today)
  if (filling === 'content') await describeDemoCentre(database.knex)
}

/**
 * Makes a file or folder once, however many workers want it at the same time: one makes it, the others wait.
 * @param make writes it to the path that it is given
 */
async function once(path: string, make: (path: string) => Promise<void>): Promise<void> {
  const deadline = Date.now() + secondsToMake * 1_000
  while (!existsSync(path)) {
    if (existsSync(`${path}.failed`)) throw new Error(readFileSync(`${path}.failed`, 'utf8'))
    if (Date.now() > deadline) throw new Error(`${path} was not made within ${secondsToMake} s`)
    try {
      mkdirSync(`${path}.making`)
    } catch {
      await pause(25)
      continue
    }
    try {
      await make(`${path}.part`)
      renameSync(`${path}.part`, path)
    } catch (error) {
      writeFileSync(`${path}.failed`, String((error as Error).stack))
    }
  }
}

async function embeddedCopy(folder: string, filling: Filling): Promise<Database> {
  const today = todayInJohannesburg()
  const path = join(folder, `${templateName(filling, today)}.tar`)
  await once(path, async (part) => {
    const pglite = await createEmbedded()
    const database = wrapEmbedded(pglite)
    await fill(database, filling, today)
    // each test copies what is left, which is half
    await pglite.exec('update pg_database set datistemplate = false')
    await pglite.exec('drop database template0')
    await pglite.exec('drop database template1')
    await pglite.exec('checkpoint')
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
    await database.close()
    writeFileSync(part, dump)
  })
  return wrapEmbedded(await createEmbedded(await openAsBlob(path)))
}

async function serverCopy(folder: string, filling: Filling, adminUrl: string): Promise<Database> {
  const today = todayInJohannesburg()
  const path = join(folder, `${templateName(filling, today)}.name`)
  await once(path, async (part) => {
    const template = await createTestDatabase(adminUrl)
    const database = openServer(template.url)
    await fill(database, filling, today)
    await database.close()
    writeFileSync(part, new URL(template.url).pathname.slice(1))
  })
  const copy = await createTestDatabase(adminUrl, readFileSync(path, 'utf8'))
  const database = openServer(copy.url)
  return {
    ...database,
    async close() {
      await database.close()
      await copy.drop()
    },
  }
}

/** A database of one's own, copied from a template that the first test of a run makes. */
export function openCopy(folder: string, filling: Filling): Promise<Database> {
  const adminUrl = process.env.TEST_DATABASE_URL
  return adminUrl ? serverCopy(folder, filling, adminUrl) : embeddedCopy(folder, filling)
}

/** Puts an embedded database that holds nothing into a data folder: the first start of a process makes it in five times the time. */
export async function copyNewDatabase(folder: string, dataDirectory: string): Promise<void> {
  const path = join(folder, 'new')
  await once(path, async (part) => {
    mkdirSync(part)
    const database = await openEmbedded(part)
    await database.close()
  })
  cpSync(join(path, 'database'), join(dataDirectory, 'database'), { recursive: true })
}

/** Deletes the templates of a run from the server. */
export async function dropTemplates(folder: string) {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) return
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.name'))) {
    const template = readFileSync(join(folder, file), 'utf8')
    await client.query(`drop database if exists ${client.escapeIdentifier(template)}`)
  }
  await client.end()
}
