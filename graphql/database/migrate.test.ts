import { readFileSync } from 'node:fs'
import type { Knex } from 'knex'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openCopy } from '#tests/setup/templates.ts'
import { migrationSource } from '../../migrations/index.ts'
import type { Database } from './connection.ts'
import { loadStartingContent } from './content.ts'
import { loadDemo } from './demo/load.ts'
import { migrate } from './migrate.ts'

let database: Database
afterEach(() => database.close())

const rowsOf = async (db: Knex, sql: string): Promise<object[]> => (await db.raw(sql)).rows

/** Everything that the migrations make: columns, constraints and indexes. */
const describeTables = async (db: Knex) => ({
  columns: await rowsOf(
    db,
    `select table_name, column_name, data_type, udt_name, is_nullable, column_default, is_identity
     from information_schema.columns where table_schema = 'public' order by table_name, column_name`,
  ),
  constraints: await rowsOf(
    db,
    `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  ),
  indexes: await rowsOf(db, `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`),
})

const tableCount = async (db: Knex) =>
  (await rowsOf(db, `select 1 from pg_tables where schemaname = 'public' and tablename not like 'knex_%'`)).length

describe('the migrations', () => {
  beforeEach(async () => {
    database = await openCopy(inject('templateFolder'), 'nothing')
  })

  it('go up, all the way down, and up again to the same tables', async () => {
    const { knex } = database
    await knex.migrate.latest({ migrationSource })
    const before = await describeTables(knex)
    expect(before.columns.length).toBeGreaterThan(100)
    await knex.migrate.rollback({ migrationSource }, true)
    expect(await tableCount(knex)).toBe(0)
    await knex.migrate.latest({ migrationSource })
    expect(await describeTables(knex)).toEqual(before)
  })

  it('need no extension that the instructions do not name', async () => {
    const { knex } = database
    await knex.migrate.latest({ migrationSource })
    const made = await rowsOf(knex, "select extname from pg_extension where extname <> 'plpgsql'")
    expect(made).toEqual([{ extname: 'citext' }])
    const instructions = readFileSync(new URL('../operations.md', import.meta.url), 'utf8')
    const [, named] = /with the extensions? ([^,]+),/.exec(instructions) ?? []
    expect(named).toBe('`citext`')
  })

  it('run once when several instances start at once', async () => {
    const { knex, kind } = database
    const times = kind === 'server' ? 3 : 1
    await Promise.all(Array.from({ length: times }, () => migrate(knex, kind)))
    await Promise.all(Array.from({ length: times }, () => loadDemo(knex)))
    expect(await knex('programs')).toHaveLength(6)
    expect(await knex('children')).toHaveLength(89)
  })
})

describe('a database that holds data', () => {
  beforeEach(async () => {
    database = await openCopy(inject('templateFolder'), 'demo')
  })

  it('can be taken down and up again, table by table', async () => {
    const { knex } = database
    const before = await describeTables(knex)
    for (let step = 0; step < (await migrationSource.getMigrations([])).length; step++) {
      await knex.migrate.down({ migrationSource })
    }
    expect(await tableCount(knex)).toBe(0)
    await knex.migrate.latest({ migrationSource })
    expect(await describeTables(knex)).toEqual(before)
  })

  it('keeps what a centre wrote when it starts again', async () => {
    const { knex, kind } = database
    await knex('faq_entries').where({ position: 0 }).update({ answer: 'In our own words.' })
    await migrate(knex, kind)
    await loadStartingContent(knex)
    expect(await knex('faq_entries').where({ answer: 'In our own words.' })).toHaveLength(1)
    expect(await loadDemo(knex)).toBe(false)
    expect(await knex('children')).toHaveLength(89)
  })
})
