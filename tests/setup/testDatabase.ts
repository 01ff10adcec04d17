import { randomBytes } from 'node:crypto'
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
