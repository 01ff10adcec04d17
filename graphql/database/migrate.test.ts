import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { describeTables, rowsOf, tableCount } from '#tests/setup/describeTables.ts'
import { openCopy } from '#tests/setup/templates.ts'
import { migrationSource } from '../../migrations/index.ts'
import type { Database } from './connection.ts'
import { migrate } from './migrate.ts'

let database: Database
afterEach(() => database.close())

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

  it('let a release start on a database that the next one has migrated, so that going back needs no restore', async () => {
    const { knex } = database
    await migrate(knex, 'embedded')
    await knex('knex_migrations').insert({ name: '999_next_release', batch: 2, migrationTime: new Date() })
    await expect(migrate(knex, 'embedded')).resolves.toBeUndefined()
  })

  it('need no extension that the instructions do not name', async () => {
    const { knex } = database
    await knex.migrate.latest({ migrationSource })
    const made = await rowsOf(knex, "select extname from pg_extension where extname <> 'plpgsql' order by 1")
    expect(made).toEqual([{ extname: 'btree_gist' }, { extname: 'citext' }, { extname: 'pg_trgm' }])
    const instructions = readFileSync(new URL('../operations.md', import.meta.url), 'utf8')
    const [, named] = /with the extensions (.+ and [^,]+),/.exec(instructions) ?? []
    expect(named).toBe('`btree_gist`, `citext` and `pg_trgm`')
  })
})
