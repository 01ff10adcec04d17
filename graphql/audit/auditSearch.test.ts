import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#graphql/data/statement.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp({ filling: 'content' })
  admin = (await server.addUser({ role: 'admin' })).cookie
  await server.db.raw(`
    insert into audit_entries (action, entity, after)
    select 'updateThing', 'thing', json_build_object('title', 'Zo''ë-' || n) from generate_series(1, 1500) n`)
  await server.db('audit_entries').insert({
    action: 'updateApplication',
    entity: 'application',
    after: JSON.stringify({ childName: "Chloë d'Angelo de Wit" }),
  })
  await server.db('audit_entries').insert([
    { action: 'answerConsent', entity: 'consent', after: JSON.stringify({ title: 'Photos' }) },
    { action: 'confirmEmail', entity: 'user', after: JSON.stringify({ title: 'New address' }) },
  ])
  await server.db.raw('analyze audit_entries')
})
afterAll(() => server.close())

async function search(text: string) {
  const { data } = await server.graphql<{ auditEntries: { edges: { node: { subject: string } }[] } }>(
    'query ($search: String) { auditEntries(search: $search) { edges { node { subject } } } }',
    { search: text },
    { cookie: admin },
  )
  return data.auditEntries.edges.map(({ node }) => node.subject)
}

/** How the database reads the log for a search, line by line. */
async function planOf(text: string) {
  const asked: { sql: string; bindings: [] }[] = []
  const note = (query: { sql: string; bindings: [] }) => asked.push(query)
  server.db.on('query', note)
  await search(text)
  server.db.off('query', note)
  const read = asked.find(({ sql }) => sql.includes('from "audit_entries"'))
  if (!read) throw new Error('The log was not read')
  const rows = await rowsOf<Record<string, string>>(
    server.db,
    `explain ${read.sql.replaceAll(/\$\d+/g, '?')}`,
    read.bindings,
  )
  return rows.map((row) => Object.values(row)[0]).join('\n')
}

describe('a search of the audit log', () => {
  it('reads through indexes for words that are rare, not every entry', async () => {
    const plan = await planOf('dangelo chloe')
    expect(plan).toContain('Index Scan on audit_entries_text')
    expect(plan).not.toMatch(/Seq Scan on audit_entries|Backward/)
  })

  it('reads the newest entries and stops for words that are everywhere', async () => {
    expect(await planOf('thing')).toMatch(/Limit[^]*Index Scan Backward/)
  })

  it('finds an entry by what the screen says was done, short words among them', async () => {
    expect(await search('Give or withdraw consent')).toEqual(['Photos'])
    expect(await search('withdraw photos')).toEqual(['Photos'])
    expect(await search('Confirm e-mail')).toEqual(['New address'])
    expect(await planOf('withdraw')).toContain('Index Scan on audit_entries_text')
  })

  it('looks for a word too short for the index among names of people alone', async () => {
    expect(await planOf('wi')).not.toContain('audit_text')
    expect(await search('zo')).toEqual([])
  })

  it('finds a short word beside a longer one, without marks and apostrophes', async () => {
    expect(await search('de dangelo CHLOE')).toEqual(["Chloë d'Angelo de Wit"])
    expect(await search('de dangelo nobody')).toEqual([])
  })
})
