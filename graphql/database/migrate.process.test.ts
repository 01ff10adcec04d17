import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { describeTables, tableCount } from '#tests/setup/describeTables.ts'
import { openCopy } from '#tests/setup/templates.ts'
import { migrationSource } from '../../migrations/index.ts'
import type { Database } from './connection.ts'
import { loadStartingContent } from './content.ts'
import { loadDemo } from './demo/load.ts'
import { migrate } from './migrate.ts'

let database: Database
afterEach(() => database.close())

describe('the migrations', () => {
  beforeEach(async () => {
    database = await openCopy(inject('templateFolder'), 'nothing')
  })

  it('run once when several instances start at once', async () => {
    const { knex, kind, withoutTimeLimits } = database
    const times = kind === 'server' ? 3 : 1
    await Promise.all(Array.from({ length: times }, () => withoutTimeLimits((db) => migrate(db, kind))))
    await Promise.all(Array.from({ length: times }, () => withoutTimeLimits((db) => loadDemo(db))))
    expect(await knex('programs')).toHaveLength(6)
    expect(await knex('children')).toHaveLength(91)
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
    expect(await knex('children')).toHaveLength(91)
  })
})
