import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'

const submit = 'mutation Submit($input: EnrollmentInput!) { submitEnrollment(input: $input) { reference } }'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

describe('an operation that fails', () => {
  it('says which field is wrong, with the status of its code', async () => {
    const { status, error } = await server.graphql(submit, { input: { ...buildEnrollment(), childName: 'L' } })
    const message = "Child's name must be at least 2 characters."
    expect(status).toBe(400)
    expect(error).toEqual({ message, code: 'BAD_USER_INPUT', fields: { childName: message } })
  })

  it('tells a guest to sign in, anyone else that it is not allowed, and staff that there is no such record', async () => {
    const application = '{ application(id: 99999) { id } }'
    expect(await server.graphql(application)).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } })
    const parent = await server.signIn('parent')
    const asParent = await server.graphql(application, {}, { cookie: parent })
    expect(asParent).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
    const asAdmin = await server.graphql(application, {}, { cookie: admin })
    expect(asAdmin).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  })

  it('is explained when its document or its variables do not fit the schema', async () => {
    expect(await server.graphql('{ nonsense }')).toMatchObject({ error: { code: 'GRAPHQL_VALIDATION_FAILED' } })
    expect(await server.graphql('{')).toMatchObject({ error: { code: 'GRAPHQL_PARSE_FAILED' } })
    const { status, error } = await server.graphql(submit, { input: { childName: 'Lerato' } })
    expect(status).toBe(400)
    expect(error?.code).toBe('BAD_USER_INPUT')
    expect(error?.message).toContain('childDob')
    const register = 'query ($date: LocalDate!) { register(date: $date) { classId } }'
    const badDay = await server.graphql(register, { date: '2026-02-30' }, { cookie: admin })
    expect(badDay).toMatchObject({ status: 400, error: { code: 'BAD_USER_INPUT' } })
    expect(badDay.error?.message).toContain('2026-02-30')
  })

  it('is answered with the first of very many wrong variables, which would take a minute and fill the memory', async () => {
    const query = 'mutation ($input: RoomActionsInput!) { recordRoomActions(input: $input) { clockBehind } }'
    const input = { sentAt: '2026-11-29T08:00:00Z', actions: Array.from({ length: 2_000 }, () => ({})) }
    const answer = await server.rest<{ errors: { extensions: { code: string } }[] }>('POST', '/graphql', {
      body: { query, variables: { input } },
    })
    expect(answer.status).toBe(400)
    expect(answer.json.errors.length).toBeLessThan(60)
    expect(new Set(answer.json.errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']))
  })

  it('is explained when the operation that is named is not in the document', async () => {
    const body = { query: 'query One { viewer { id } }', operationName: 'Other' }
    const answer = await server.rest('POST', '/graphql', { body })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('There is no operation named')
  })

  it('is not a failure of ours when a stored query is requested, of which there are none', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }
    const answer = await server.rest('POST', '/graphql', { body: { extensions } })
    expect(answer.text).toContain('PERSISTED_QUERY_NOT_SUPPORTED')
  })

  it('is a wrong value, not a failure of ours, when the database refuses the value', async () => {
    const answer = await server.graphql('{ newApplications(limit: -1) { id } }', {}, { cookie: admin })
    expect(answer).toMatchObject({ status: 400, error: { code: 'BAD_USER_INPUT' } })
  })

  it('hides what is not ours', async () => {
    await server.db('settings').where({ name: 'about' }).update({ name: 'about-elsewhere' })
    const answer = await server.graphql('{ about { mission } }')
    await server.db('settings').where({ name: 'about-elsewhere' }).update({ name: 'about' })
    expect(answer.status).toBe(500)
    expect(answer.error?.code).toBe('INTERNAL_SERVER_ERROR')
    expect(answer.text).not.toContain('setting')
  })

  it('refuses a list of operations in one request', async () => {
    const answer = await server.rest('POST', '/graphql', { body: [{ query: '{ centre { name } }' }] })
    expect(answer.status).toBe(400)
  })
})

describe('introspection', () => {
  const query = '{ __schema { queryType { name } } }'

  it('is open where the sandbox is', async () => {
    expect((await server.graphql(query)).error).toBeNull()
  })

  it('is closed elsewhere', async () => {
    const closed = await openTestApp({ environment: { SANDBOX: false } })
    expect((await closed.graphql(query)).error?.code).toBe('GRAPHQL_VALIDATION_FAILED')
    await closed.close()
  })
})

describe('a query over many rows', () => {
  it('takes the same number of statements for one child and for all', async () => {
    const count = async (field: string, words = '') => {
      const statements: string[] = []
      const note = ({ sql }: { sql: string }) => statements.push(sql)
      server.db.on('query', note)
      const document = `{ ${field} { firstName class { name capacity } program { name } } } # ${words}`
      const { data, error } = await server.graphql<Record<string, unknown[]>>(document, {}, { cookie: admin })
      expect(error).toBeNull()
      server.db.removeListener('query', note)
      return { rows: Object.values(data)[0]?.length, statements: statements.length }
    }
    await server.addChild({ classId: 1, programId: 1, dateOfBirth: '2004-01-01' })
    const one = 'children(minAge: 20)'
    // statements that were never made before are not joined yet
    await count(one)
    await count('children')
    const few = await count(one, 'again')
    const many = await count('children', 'again')
    expect(few.rows).toBe(1)
    expect(many.rows).toBeGreaterThan(80)
    expect(many.statements).toBe(few.statements)
  })
})
