import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { statementsHeader, type StatementReport } from './statements.rules.ts'

let server: TestApp
let cookie: string
beforeAll(async () => {
  server = await openTestApp()
  cookie = await server.signIn('admin')
})
afterAll(() => server.close())

interface Body {
  data: unknown
  errors?: unknown[]
  extensions?: { sql: StatementReport }
}

const nothing: StatementReport = { count: 0, ms: 0, rows: 0, statements: [] }

async function ask(query: string, variables: object = {}, to = server) {
  const headers = { [statementsHeader]: 'on' }
  const { json } = await to.rest<Body>('POST', '/graphql', { body: { query, variables }, cookie, headers })
  return json
}

const sqlOf = ({ extensions }: Body) => extensions?.sql.statements.map(({ sql }) => sql).join('\n') ?? ''

describe('the SQL statements of an answer', () => {
  it('come with it where they are asked for: what they are, their values, their rows and their time', async () => {
    const body = await ask('query ($id: Int!) { child(id: $id) { firstName } classes { name } }', { id: 10 })
    const { count, ms, rows, statements } = body.extensions?.sql ?? nothing
    const classes = statements.find(({ sql }) => sql.includes('from "classes"'))
    const child = statements.find(({ sql }) => sql.includes('from children'))
    expect(classes).toMatchObject({ rows: 6, ms: expect.any(Number) })
    expect(child).toMatchObject({ rows: 1, values: expect.arrayContaining(['10']) })
    expect(count).toBe(statements.length)
    expect(rows).toBe(statements.reduce((sum, one) => sum + (one.rows ?? 0), 0))
    expect(ms).toBeGreaterThan(0)
  })

  it('are those of this answer alone, also when others are made meanwhile', async () => {
    const [classes, programs] = await Promise.all([ask('{ classes { name } }'), ask('{ allPrograms { name } }')])
    expect(sqlOf(classes)).toContain('"classes"')
    expect(sqlOf(classes)).not.toContain('"programs"')
    expect(sqlOf(programs)).toContain('"programs"')
  })

  it('are told of a mutation and of a refusal too', async () => {
    const input = { childId: 10, amount: '120', description: 'Outing', dueDate: '2027-01-15' }
    const made = await ask('mutation ($input: BillInput!) { createBilling(input: $input) { id } }', { input })
    expect(sqlOf(made)).toContain('insert into "bills"')
    const refused = await ask('{ child(id: 999999) { id } }')
    expect(refused.errors).toHaveLength(1)
    expect(sqlOf(refused)).toContain('from children')
  })

  it('do not come unless they are asked for', async () => {
    const { json } = await server.rest<Body>('POST', '/graphql', { body: { query: '{ classes { name } }' }, cookie })
    expect(json.extensions).toBeUndefined()
  })
})
