import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from './testDatabase.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { findPostgres } from './postgresPrograms.ts'

const run = promisify(execFile)

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('a PostgreSQL server for tests', () => {
  let server: PostgresServer

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  it('has the extensions that the product needs, and folds letters beyond ASCII', async () => {
    const url = await server.createDatabase('extensions')
    for (const name of ['citext', 'btree_gist', 'pg_trgm']) await query(url, `create extension ${name}`)
    const [row] = await query<{ same: boolean }>(url, "select 'ZoË'::citext = 'zoë'::citext as same")
    expect(row?.same).toBe(true)
  })

  it('keeps what was committed through a pause and through a crash', async () => {
    const url = await server.createDatabase('kept')
    await query(url, 'create table kept (number int)')
    for (const mode of ['fast', 'immediate'] as const) {
      await query(url, 'insert into kept values (1)')
      await server.pause(mode)
      await expect(query(url, 'select 1')).rejects.toThrow()
      await server.restart()
    }
    expect(await query(url, 'select * from kept')).toHaveLength(2)
  })

  it('gives each test a database of its own, copied from a template if one is named', async () => {
    const template = await server.createDatabase('template_for_tests')
    await query(template, 'create table child (name text)')
    const [one, other] = [
      await createTestDatabase(server.url, 'template_for_tests'),
      await createTestDatabase(server.url, 'template_for_tests'),
    ]
    await query(one.url, "insert into child values ('Naledi')")
    expect(await query(other.url, 'select * from child')).toEqual([])
    await one.drop()
    await other.drop()
    await expect(query(one.url, 'select 1')).rejects.toThrow('does not exist')
  })
})

describe('looking for a server', () => {
  it('finds the version that is asked for, and no other', () => {
    expect(findPostgres()).toBeDefined()
    expect(findPostgres(9)).toBeUndefined()
  })
})

describe('a command beside a server', () => {
  const cli = fileURLToPath(new URL('./withPostgres.ts', import.meta.url))
  const beside = (script: string) =>
    run(process.execPath, ['--import', 'tsx', cli, '--', process.execPath, '-e', script])

  it('finds the server in DATABASE_URL', async () => {
    const { stdout } = await beside('console.log(process.env.DATABASE_URL)')
    expect(stdout).toMatch(/^postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres\n$/)
  })

  it('has its exit code handed on', async () => {
    await expect(beside('process.exit(7)')).rejects.toMatchObject({ code: 7 })
  })
})
