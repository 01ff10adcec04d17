import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { AppError } from '../errors.ts'
import { Download, route } from './route.ts'

const extra = [
  route.get('/api/paper', {
    summary: 'Answers a file',
    handle: async () => new Download(Buffer.from('%PDF'), 'Thabo “T” Müller; 2026.pdf', 'application/pdf'),
  }),
  route.get('/api/broken', {
    summary: 'Fails with an error that nobody should read',
    handle: async () => {
      throw new Error('secret inside')
    },
  }),
  route.get('/api/things/:id', {
    summary: 'Answers the number in its path',
    handle: async ({ id }) => ({ id }),
  }),
  route.get('/api/taken', {
    summary: 'Is refused because of another record',
    handle: async () => {
      throw new AppError('CONFLICT', 'Taken.', { existingId: 7, fields: { name: 'Taken.' } })
    },
  }),
]

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ routes: extra })
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }

describe('a route that answers a file', () => {
  it('sends its bytes, type and name, and lets nobody keep a copy', async () => {
    const { status, headers, text } = await server.rest('GET', '/api/paper')
    expect({ status, text, type: headers['content-type'] }).toEqual({
      status: 200,
      text: '%PDF',
      type: 'application/pdf',
    })
    expect(headers['content-disposition']).toBe(
      `inline; filename="Thabo _T_ M_ller_ 2026.pdf"; filename*=UTF-8''Thabo%20%E2%80%9CT%E2%80%9D%20M%C3%BCller%3B%202026.pdf`,
    )
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('a request that cannot be read', () => {
  it.each(['{', '{"childName":', '{"__proto__":{}}'])('is answered with 400 when its body is %s', async (body) => {
    const answer = await server.rest('POST', '/api/enroll', { body, headers: json })
    expect(answer).toMatchObject({
      status: 400,
      json: { success: false, message: 'The request body is not valid JSON.' },
    })
  })

  it.each(['[]', '"text"', '7'])('is answered with 400 when its body is no object but %s', async (body) => {
    const answer = await server.rest('POST', '/api/enroll', { body, headers: json })
    expect(answer).toMatchObject({ status: 400, json: { success: false, message: 'Please send a JSON object.' } })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'is answered with 415 when it comes as %s',
    async (type) => {
      const answer = await server.rest('POST', '/api/login', {
        body: JSON.stringify({ email: 'admin@kiewiet.example', password: 'kiewiet-admin' }),
        headers: { 'content-type': type },
      })
      expect(answer.status).toBe(415)
      expect(answer.json).toMatchObject({ success: false, message: expect.stringContaining('application/json') })
    },
  )

  it('is answered with 413 when it is larger than 400 kB', async () => {
    const answer = await server.rest('POST', '/api/enroll', { body: { childName: 'x'.repeat(1_100_000) } })
    expect(answer).toMatchObject({ status: 413, json: { success: false, message: 'This request is too large.' } })
  })

  it('is answered with 400 when its address is not valid', async () => {
    expect(await server.rest('GET', '/api/%ff')).toMatchObject({ status: 400, json: { success: false } })
  })

  it('is answered with 400, not 500, when a text holds a character that no database keeps', async () => {
    const body = { ...buildEnrollment(), address: '12 Kiewiet\u0000 Lane' }
    expect((await server.rest('POST', '/api/enroll', { body })).status).toBe(400)
  })
})

describe('a wrong body', () => {
  it('is answered with one message for each field, also when the body is missing', async () => {
    const answer = await server.rest<{ errors: Record<string, string> }>('POST', '/api/contact')
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.json.errors)).toEqual(['name', 'email', 'phone', 'childAge', 'message'])
  })

  it('names the field of a wrong type', async () => {
    const answer = await server.rest('POST', '/api/auth/login', { body: { username: 5, password: 'x' } })
    expect(answer).toMatchObject({ status: 400, json: { errors: { username: 'Username is required' } } })
  })

  it('may hold fields that nobody knows', async () => {
    const body = { username: 'parent', password: 'kiewiet-parent', colour: 'green' }
    expect((await server.rest('POST', '/api/auth/login', { body })).status).toBe(200)
  })
})

describe('an address', () => {
  it('that does not exist under /api is answered with 404 as JSON', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await server.rest(method, '/api/nothing/here')).toMatchObject({
        status: 404,
        json: { success: false, message: 'There is no such address under /api.' },
      })
    }
  })

  it.each([
    ['GET', '/api/login', 'POST'],
    ['DELETE', '/api/enroll', 'POST'],
    ['POST', '/api/user', 'GET, HEAD'],
    ['PUT', '/api/parent/children', 'GET, HEAD'],
  ])('answers %s %s with 405 and says that it allows %s', async (method, url, allowed) => {
    const answer = await server.rest(method, url, method === 'GET' ? {} : { body: {} })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe(allowed)
    expect(answer.json).toMatchObject({ success: false })
  })

  it.each(['0', '-1', '1.5', 'x', '99999999999', "1'--"])('with the number %s leads to no record', async (id) => {
    expect((await server.rest('GET', `/api/things/${encodeURIComponent(id)}`)).status).toBe(404)
  })

  it('with a number hands it on', async () => {
    expect((await server.rest('GET', '/api/things/2147483647')).json).toEqual({ id: 2_147_483_647 })
  })
})

describe('an error', () => {
  it('of ours is shown, with what is in the way, and field messages only for 400', async () => {
    const answer = await server.rest('GET', '/api/taken')
    expect(answer.status).toBe(409)
    expect(answer.json).toEqual({ success: false, message: 'Taken.', existingId: 7 })
  })

  it('of any other kind is hidden behind a request id', async () => {
    const answer = await server.rest<{ requestId: string }>('GET', '/api/broken')
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('secret inside')
    expect(answer.json.requestId).toBe(answer.headers['x-request-id'])
  })
})

describe('If-Match', () => {
  it('refuses a change and a removal that are based on an older version, as the version in a body does', async () => {
    const cookie = await server.signIn('admin')
    const path = `/api/admin/children/${await server.addChild({ firstName: 'Kefilwe' })}`
    const send = async (method: string, match: string, body?: object) =>
      (await server.rest(method, path, { cookie, body, headers: { 'if-match': match } })).status
    expect(await send('PUT', '"7"', { firstName: 'Lost' })).toBe(409)
    expect(await send('PUT', 'yesterday', { firstName: 'Lost' })).toBe(400)
    expect(await send('PUT', '"1"', { firstName: 'Kept' })).toBe(200)
    expect(await send('PUT', 'W/"2"', { firstName: 'Kept too' })).toBe(200)
    expect(await send('DELETE', '"2"')).toBe(409)
    expect(await send('DELETE', '"3"')).toBe(200)
  })
})

describe('a changing request from another site', () => {
  const send = (headers: Record<string, string>) =>
    server.rest('POST', '/api/logout', { headers: { host: '127.0.0.1:3000', ...headers } })

  it.each<Record<string, string>>([
    { origin: 'https://elsewhere.test' },
    { origin: 'null' },
    { origin: 'https://127.0.0.1.elsewhere.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused: %o', async (headers) => {
    expect((await send(headers)).status).toBe(403)
  })

  it.each<Record<string, string>>([
    {},
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is told from our own pages and from command lines: %o', async (headers) => {
    expect((await send(headers)).status).toBe(200)
  })

  it('is refused at /graphql too, and reading stays open', async () => {
    const headers = { origin: 'https://elsewhere.test' }
    expect((await server.graphql('{ centre { name } }', {}, { headers })).status).toBe(403)
    expect((await server.rest('GET', '/api/user', { headers })).status).toBe(401)
  })
})

describe('every answer', () => {
  it('forbids what browsers should not do with it, and keeps personal data out of caches', async () => {
    const { headers } = await server.rest('GET', '/api/user')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})
