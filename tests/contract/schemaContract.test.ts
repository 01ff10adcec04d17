import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmbedded, type Database, wrapEmbedded } from '#graphql/database/connection.ts'
import { migrationSource } from '../../migrations/index.ts'
import { breaksOf, failuresOf, type Release, type Statement } from './schemaContract.ts'

const recorded = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../migrations/${name}`, import.meta.url), 'utf8'))
const release: Release = recorded('lastRelease.json')
const reads: Statement[] = recorded('lastReleaseReads.json')

let embedded: PGlite
let database: Database
beforeEach(async () => {
  embedded = await createEmbedded()
  database = wrapEmbedded(embedded)
  await database.knex.migrate.latest({ migrationSource })
})
afterEach(() => database.close())

describe('the schema', () => {
  it('has all that the last release reads and writes, so that both run side by side during an upgrade', async () => {
    expect(Object.keys(release.columns).length).toBeGreaterThan(300)
    expect(await breaksOf(database.knex, release)).toEqual([])
  })

  it('runs every statement that the queries of the last release made', async () => {
    expect(reads.length).toBeGreaterThan(200)
    expect(await failuresOf(embedded, reads)).toEqual([])
    await database.knex.raw('alter table faq_entries rename column position to place')
    expect(await failuresOf(embedded, reads)).toContainEqual(
      expect.stringContaining('column "position" does not exist: select "faq_entries".* from "faq_entries"'),
    )
  })

  it.each([
    ['alter table children drop column notes_for_test', 'children.notes_for_test is dropped or renamed'],
    ['alter table children rename column first_name to given_name', 'children.first_name is dropped or renamed'],
    ['alter table faq_entries alter column answer type varchar(500)', 'faq_entries.answer was text and is varchar'],
    ['alter table faq_entries add column author text not null', 'faq_entries.author is required and has no default'],
  ])('is refused after: %s', async (statement, problem) => {
    const { knex } = database
    await knex.raw('alter table children add column notes_for_test text')
    const columns = { ...release.columns, 'children.notes_for_test': 'text' }
    await knex.raw(statement)
    expect(await breaksOf(knex, { ...release, columns })).toContain(problem)
  })

  it('may lose what the last release no longer used', async () => {
    await database.knex.raw('alter table faq_entries drop column answer')
    expect(await breaksOf(database.knex, { ...release, unused: ['faq_entries.answer'] })).toEqual([])
  })
})
