import { cpSync, mkdirSync, openAsBlob, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type Database, openEmbedded, openServer, wrapEmbedded } from '#graphql/database/connection.ts'
import { createEmbedded } from '#tests/setup/embedded.ts'
import { describeDemoCentre } from '#graphql/database/demo/centre.ts'
import { loadDemo, noon } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { once } from './once.ts'
import { createTestDatabase } from './testDatabase.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

/** What a new database holds: nothing, its tables as a real centre begins with them, a described centre, or the demo as well. */
export type Filling = 'nothing' | 'tables' | 'content' | 'demo'

/** The demo centre has a register of today, also on a weekend: a run that goes on after midnight makes another template. */
const templateName = (filling: Filling, today: string) => `${filling}-${today}`

/** What a template is made from, where that is cheaper than a new database. */
const madeFrom = { tables: 'nothing', content: 'tables', demo: 'tables' } as const

async function fill(database: Database, filling: Filling, today: string) {
  if (filling === 'nothing') return
  await migrate(database.knex, database.kind)
  if (filling === 'demo') await loadDemo(database.knex, today, noon, today)
  if (filling === 'content') await describeDemoCentre(database.knex)
}

/** A copy in this process, also where the tests run on a database server: its clock is the one that a test may move. */
export async function embeddedCopy(folder: string, filling: Filling): Promise<Database> {
  return wrapEmbedded(await copyOf(folder, filling, todayInJohannesburg()))
}

async function copyOf(folder: string, filling: Filling, today: string): Promise<PGlite> {
  const path = join(folder, `${templateName(filling, today)}.tar`)
  await once(path, async (part) => {
    const pglite = filling === 'nothing' ? await newEmbedded() : await copyOf(folder, madeFrom[filling], today)
    const database = wrapEmbedded(pglite)
    await fill(database, filling, today)
    await pglite.exec('checkpoint')
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
    await database.close()
    writeFileSync(part, dump)
  })
  return createEmbedded(await openAsBlob(path))
}

/** Without the templates of its own, which are half of what each copy would copy. */
async function newEmbedded() {
  const pglite = await createEmbedded()
  await pglite.exec('update pg_database set datistemplate = false')
  await pglite.exec('drop database template0')
  await pglite.exec('drop database template1')
  return pglite
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
