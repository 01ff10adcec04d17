import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, wrapEmbedded } from '#graphql/database/connection.ts'
import { createEmbedded } from '#tests/setup/embedded.ts'
import { migrationSource } from '../../migrations/index.ts'
import { breaksOf, failuresOf, type Release, type Statement } from './schemaContract.ts'

const recorded = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../migrations/${name}`, import.meta.url), 'utf8'))
const release: Release = recorded('lastRelease.json')
const reads: Statement[] = recorded('lastReleaseReads.json')

let embedded: PGlite
let database: Database
beforeAll(async () => {
  embedded = await createEmbedded()
  database = wrapEmbedded(embedded)
  await database.knex.migrate.latest({ migrationSource })
})
afterAll(() => database.close())

/** What breaks the last release after a statement, which is taken back. */
async function breaksAfter(statement: string, release: Release) {
  const change = await database.knex.transaction()
  await change.raw(statement)
  const breaks = await breaksOf(change, release)
  await change.rollback()
  return breaks
}

describe('the schema', () => {
  it('has all that the last release reads and writes, so that both run side by side during an upgrade', async () => {
    expect(Object.keys(release.columns).length).toBeGreaterThan(300)
    expect(await breaksOf(database.knex, release)).toEqual([])
  })

  it('runs every statement that the queries of the last release made', async () => {
    expect(reads.length).toBeGreaterThan(200)
    expect(await failuresOf(embedded, reads)).toEqual([])
    await database.knex.raw('alter table faq_entries rename column position to place')
    const failures = await failuresOf(embedded, reads)
    await database.knex.raw('alter table faq_entries rename column place to position')
    expect(failures).toContainEqual(
      expect.stringContaining('column "position" does not exist: select "faq_entries".* from "faq_entries"'),
    )
  })

  it.each([
    ['alter table children drop column notes_for_test', 'children.notes_for_test is dropped or renamed'],
    ['alter table children rename column first_name to given_name', 'children.first_name is dropped or renamed'],
    ['alter table faq_entries alter column answer type varchar(500)', 'faq_entries.answer was text and is varchar'],
    ['alter table faq_entries add column author text not null', 'faq_entries.author is required and has no default'],
  ])('is refused after: %s', async (statement, problem) => {
    const columns = { ...release.columns, 'children.notes_for_test': 'text' }
    const added = 'alter table children add column notes_for_test text'
    expect(await breaksAfter(`${added}; ${statement}`, { ...release, columns })).toContain(problem)
  })

  it('may lose what the last release no longer used', async () => {
    const statement = 'alter table faq_entries drop column answer'
    expect(await breaksAfter(statement, { ...release, unused: ['faq_entries.answer'] })).toEqual([])
  })
})
