import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readsOf } from './bench/reads.ts'
import { addRemovedRows, doubleRows } from './setup/doubleRows.ts'
import { openTestApp, type TestApp } from './setup/server.ts'
import { type Visitor, type WebQuery, webQueries } from './setup/webQueries.ts'
import { variablesFor } from './setup/webVariables.ts'
import { addTablet } from './setup/tablet.ts'

/** The same statement whatever it is asked about, and about how many. */
const shapeOf = (sql: string) => sql.replaceAll(/\$\d+(?:, ?\$\d+)*/g, '$')

interface Asked {
  /** How often each statement was made. */
  statements: Map<string, number>
  bytes: number
}

describe('the queries of the web app', () => {
  const queries = webQueries()
  let server: TestApp
  let small: Map<string, Asked>
  let large: Map<string, Asked>

  async function ask(query: WebQuery, cookies: Record<Visitor, string | undefined>): Promise<Asked> {
    const variables = await variablesFor(query, server.db)
    const cookie = cookies[query.visitor]
    const statements = new Map<string, number>()
    const note = ({ sql }: { sql: string }) => statements.set(shapeOf(sql), (statements.get(shapeOf(sql)) ?? 0) + 1)
    server.db.on('query', note)
    const send = () => server.graphql(query.text, variables, cookie ? { cookie } : {})
    let answer = await send()
    // a busy machine may hold up a database for longer than a request waits: asked again, as the web app does
    if (answer.error?.code === 'UNAVAILABLE') {
      statements.clear()
      answer = await send()
    }
    server.db.off('query', note)
    if (answer.error)
      throw new Error(`Say in tests/setup/webVariables.ts what ${query.name} is asked about: ${answer.error.message}`)
    return { statements, bytes: answer.text.length }
  }

  async function askAll(cookies: Record<Visitor, string | undefined>) {
    const found = new Map<string, Asked>()
    for (const query of queries) found.set(query.name, await ask(query, cookies))
    return found
  }

  beforeAll(async () => {
    server = await openTestApp()
    const cookies = {
      admin: await server.signIn('admin'),
      parent: await server.signIn('parent'),
      guest: undefined,
      tablet: await addTablet(server.db),
    }
    await addRemovedRows(server.db)
    small = await askAll(cookies)
    await doubleRows(server.db)
    large = await askAll(cookies)
  })
  afterAll(() => server.close())

  test('find more in the larger centre, most of them', () => {
    const grown = queries.filter(({ name }) => (large.get(name)?.bytes ?? 0) > 1.5 * (small.get(name)?.bytes ?? 0))
    expect(grown.length).toBeGreaterThan(queries.length / 2)
  })

  test.each(queries.map(({ name }) => name))('%s takes as many SQL statements however much there is', (name) => {
    // two lists of one query may need the same of their rows at different moments, and then it is asked for twice
    const more = [...(large.get(name)?.statements ?? [])].filter(
      ([shape, times]) => times > (small.get(name)?.statements.get(shape) ?? 0) + 1,
    )
    expect(more).toEqual([])
  })
})

describe('the most used reads', () => {
  // begin, session and commit among them
  const mostStatements = 21
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp()
  })
  afterAll(() => server.close())

  test(`take few SQL statements each`, async () => {
    const { twelve, nested } = await readsOf(server.db)
    const cookies = { admin: await server.signIn('admin'), parent: await server.signIn('parent'), guest: '' }
    const found: Record<string, number> = {}
    for (const { name, as, query, variables } of [...twelve, nested]) {
      const statements: string[] = []
      const note = ({ sql }: { sql: string }) => statements.push(sql)
      server.db.on('query', note)
      const { error } = await server.graphql(query, variables, { cookie: cookies[as] })
      server.db.off('query', note)
      expect(error, name).toBeNull()
      found[name] = statements.length
    }
    const tooMany = Object.entries(found).filter(([, count]) => count > mostStatements)
    expect(Object.keys(found)).toHaveLength(13)
    expect(tooMany).toEqual([])
  })
})
