import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export type TestDatabase = { readonly url: string; drop(): Promise<void> }

async function run(adminUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * An own database on a server, so that tests never see each other's rows.
 * @param adminUrl a database of that server whose user may create others, as in `TEST_DATABASE_URL`
 * @param template the name of a database to copy, which nobody may be connected to meanwhile
 */
export async function createTestDatabase(adminUrl: string, template?: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await run(adminUrl, (client) =>
    client.query(`create database ${name}${template ? ` template ${client.escapeIdentifier(template)}` : ''}`),
  )
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => run(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** Deletes the templates whose names a run has written into a folder, one in each file that ends in `.name`. */
export async function dropTemplates(folder: string): Promise<void> {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) return
  const names = readdirSync(folder).filter((file) => file.endsWith('.name'))
  await run(adminUrl, async (client) => {
    for (const name of names) {
      const template = readFileSync(join(folder, name), 'utf8')
      await client.query(`drop database if exists ${client.escapeIdentifier(template)}`)
    }
  })
}
