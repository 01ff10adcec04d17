import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let admin: string
let parent: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
  parent = await server.signIn('parent')
})
afterAll(() => server.close())

let count = 0

/** Asks in words that were asked before, but so that no answer is kept of them. */
async function ask(body: Record<string, unknown>, cookie = admin, accept = '*/*') {
  count += 1
  const extensions = { count }
  const { status, text, headers } = await server.rest('POST', '/graphql', {
    body: { extensions, ...body },
    cookie,
    headers: { accept },
  })
  return { status, text, type: headers['content-type'] }
}

async function twice(...asked: Parameters<typeof ask>) {
  const first = await ask(...asked)
  expect(await ask(...asked)).toEqual(first)
  return first
}

const child = 'query Child($id: Int!) { child(id: $id) { id firstName } }'

describe('a query that is known', () => {
  it('is answered as the first time, for the values that it is asked with', async () => {
    const answers = []
    for (const id of [1, 2]) answers.push(await twice({ query: child, variables: { id } }))
    expect(answers.map(({ text }) => JSON.parse(text).data.child.id)).toEqual([1, 2])
    const { rows } = await server.db.raw('update children set first_name = ? where id = 1 returning id', ['Lerato'])
    expect(rows).toHaveLength(1)
    expect((await ask({ query: child, variables: { id: 1 } })).text).toContain('Lerato')
  })

  it('is refused to whoever may not, and says what is wrong, as the first time', async () => {
    await ask({ query: child, variables: { id: 1 } })
    const asked = { query: child, variables: { id: 1 } }
    expect(await twice(asked, parent)).toMatchObject({ status: 403, text: expect.stringContaining('FORBIDDEN') })
    expect(await twice(asked, '')).toMatchObject({ status: 401, text: expect.stringContaining('UNAUTHENTICATED') })
    const nobody = await twice({ query: child, variables: { id: 99_999 } })
    expect(nobody).toMatchObject({ status: 404, text: expect.stringContaining('NOT_FOUND') })
    const wrong = await twice({ query: child, variables: { id: 'one' } })
    expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('BAD_USER_INPUT') })
    expect((await twice({ query: child, variables: '{}' })).status).toBe(400)
  })

  it('is answered in the form that is accepted', async () => {
    const asked = { query: '{ viewer { id } }' }
    expect((await twice(asked, admin, 'application/json')).type).toBe('application/json; charset=utf-8')
    const type = 'application/graphql-response+json; charset=utf-8'
    expect((await twice(asked, admin, 'application/graphql-response+json')).type).toBe(type)
    expect((await twice(asked, admin, 'image/png')).status).toBe(406)
  })

  it('is the operation that is named', async () => {
    const query = 'query One { viewer { id } } query Two { viewer { role } }'
    expect((await twice({ query, operationName: 'One' })).text).toContain('"id"')
    expect((await twice({ query, operationName: 'Two' })).text).toContain('"role"')
    expect((await twice({ query, operationName: 'Three' })).status).toBe(400)
    expect((await twice({ query })).status).toBe(400)
  })

  it('is none that changes something: that is done each time', async () => {
    const query = 'mutation { signOut }'
    const cookie = await server.signIn('teacher')
    await ask({ query }, cookie)
    expect((await ask({ query: '{ viewer { id } }' }, cookie)).text).toContain('"viewer":null')
    const again = await server.signIn('teacher')
    await ask({ query }, again)
    expect((await ask({ query: '{ viewer { id } }' }, again)).text).toContain('"viewer":null')
  })
})
