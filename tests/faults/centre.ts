import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { type Database, openEmbedded, openServer } from '#graphql/database/connection.ts'
import { loadDemo, noon } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/setup/testDatabase.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type App, copyFolder, startApp } from '#tests/journeys/app.ts'
import type { PostgresServer } from '#tests/setup/postgres.ts'

export type Kind = 'embedded' | 'server'

/** The secret that all instances of a centre share. */
const secret = randomBytes(32).toString('hex')

/** A centre with demo data of its own, on which a scenario starts as many instances as it likes. */
export interface Centre {
  kind: Kind
  /** Address of its database server. */
  databaseUrl: string | undefined
  /** Folder that its instances share. */
  dataDir: string
  /** Starts an instance, on the database itself or by way of another address. */
  start(env?: Record<string, string>, databaseUrl?: string): Promise<App>
  /** Reads the database; an embedded one only while no instance runs. */
  read<Result>(work: (knex: Knex) => Promise<Result>): Promise<Result>
}

async function filled(database: Database) {
  await migrate(database.knex, database.kind)
  // with a register of today, also on a weekend
  await loadDemo(database.knex, todayInJohannesburg(), noon, todayInJohannesburg())
  await database.close()
}

/** Makes centres quickly: each is a copy of one that was filled before. */
export async function openTown(postgres: PostgresServer) {
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-faults-'))
  const embeddedTemplate = join(folder, 'template')
  await filled(await openEmbedded(embeddedTemplate))
  const serverTemplate = await createTestDatabase(postgres.url)
  await filled(openServer(serverTemplate.url))
  let count = 0

  async function copyOf(template: TestDatabase): Promise<TestDatabase> {
    const copy = await createTestDatabase(postgres.url, new URL(template.url).pathname.slice(1))
    const database = openServer(copy.url)
    // PostgreSQL logs 32 numbers of a sequence ahead, and a copied database forgets after a crash that it gave some out
    // already, unless there was a checkpoint since it was copied
    await database.knex.raw('checkpoint')
    await database.close()
    return copy
  }

  /** @param within folder for the data, such as a small disk */
  async function withCentre<Result>(kind: Kind, work: (centre: Centre) => Promise<Result>, within = folder) {
    count += 1
    const dataDir = join(within, `centre-${count}`)
    const apps: App[] = []
    let server: TestDatabase | undefined
    if (kind === 'server') {
      server = await copyOf(serverTemplate)
    } else copyFolder(embeddedTemplate, dataDir)
    const centre: Centre = {
      kind,
      databaseUrl: server?.url,
      dataDir,
      async start(env = {}, databaseUrl = server?.url) {
        const app = await startApp({
          ...(databaseUrl ? { databaseUrl } : {}),
          // each write comes from another family, so that the limits for one sender are not what is tested
          env: { DATA_DIR: dataDir, SESSION_SECRET: secret, TRUST_PROXY: 'true', ...env },
        })
        apps.push(app)
        return app
      },
      async read(look) {
        const database = server ? openServer(server.url) : await openEmbedded(dataDir)
        try {
          return await look(database.knex)
        } finally {
          await database.close()
        }
      },
    }
    try {
      return await work(centre)
    } catch (error) {
      for (const app of apps) console.error(app.log().slice(-4_000))
      throw error
    } finally {
      for (const app of apps) await app.stop()
      await server?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  return {
    withCentre,
    async close() {
      await serverTemplate.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Town = Awaited<ReturnType<typeof openTown>>
