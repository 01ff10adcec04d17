import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restRoutes } from '#graphql/restRoutes.ts'
import { statementsHeader } from '#graphql/platform/graphql/statements.rules.ts'
import type { Renderer } from '#graphql/platform/http/pages.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const renderer: Renderer = {
  page: async ({ url }) =>
    url.endsWith('/missing')
      ? { status: 404, html: '<p>Nothing here</p>', shared: false }
      : { status: 200, html: '<p>A page</p>', shared: false },
  sandbox: async (page) => `<p>Sandbox ${JSON.stringify(page)}</p>`,
}

let plain: TestApp
let secure: TestApp
beforeAll(async () => {
  plain = await openTestApp({ filling: 'content', renderer })
  secure = await openTestApp({
    filling: 'content',
    renderer,
    environment: {
      PUBLIC_URL: 'https://www.kiewiet.example',
      DEMO: false,
      SANDBOX: false,
      SHOW_DEMO_PASSWORDS: false,
      SHOW_STATEMENTS: false,
    },
  })
})
afterAll(async () => {
  await plain.close()
  await secure.close()
})

/** One answer of each sort: a page, an error page, the API, its errors, GraphQL, health. */
const addresses = [
  ['GET', '/'],
  ['GET', '/missing'],
  ['GET', '/api/user'],
  ['GET', '/api/nothing'],
  ['PATCH', '/api/user'],
  ['POST', '/graphql'],
  ['GET', '/healthz'],
] as const

const directivesOf = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )

describe.each(addresses)('the answer to %s %s', (method, url) => {
  const headers = async (server: TestApp) => (await server.rest(method, url, { body: undefined })).headers

  it('lets a browser run our own scripts alone, and nobody frame it', async () => {
    const policy = directivesOf((await headers(plain))['content-security-policy'])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  })

  it('is taken as what it says it is, gives nothing away to other sites, and names no software', async () => {
    const given = await headers(plain)
    expect(given).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    expect(given).not.toHaveProperty('server')
    expect(given).not.toHaveProperty('x-powered-by')
    expect(given).not.toHaveProperty('access-control-allow-origin')
  })

  it('keeps browsers on https for a year where the site has it, and nowhere else', async () => {
    expect((await headers(secure))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(await headers(plain)).not.toHaveProperty('strict-transport-security')
  })
})

describe('what a client says of itself', () => {
  it('does not stand for its address, unless a proxy is trusted', async () => {
    const body = {
      name: 'Anna',
      email: 'a@b.example',
      phone: '082 555 0199',
      childAge: '3-5years',
      message: 'May we come?',
    }
    for (const claimed of ['203.0.113.9', '203.0.113.10']) {
      const { statusCode } = await plain.app.inject({
        method: 'POST',
        url: '/api/contact',
        remoteAddress: '198.51.100.7',
        headers: { 'x-forwarded-for': claimed },
        payload: body,
      })
      expect(statusCode).toBe(201)
    }
    expect(await plain.db('throttles').where({ name: 'sendContactMessage' })).toMatchObject([{ count: 2 }])
  })

  it('is not sent back to it by TRACE', async () => {
    const { statusCode, body } = await plain.app.inject({
      method: 'TRACE' as 'GET',
      url: '/',
      headers: { 'x-secret': 'xyzzy' },
    })
    expect(statusCode).toBe(404)
    expect(body).not.toContain('xyzzy')
  })
})

describe('an answer in JSON', () => {
  it('names its characters', async () => {
    for (const url of ['/api/user', '/api/nothing', '/healthz']) {
      expect((await plain.rest('GET', url)).headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })
})

describe('what holds personal data', () => {
  it.each(['/api/user', '/api/parent/children', '/graphql'])('is kept by no browser or proxy: %s', async (url) => {
    const { headers } = await plain.rest(url === '/graphql' ? 'POST' : 'GET', url)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the sandbox', () => {
  const signInAsDemo = { username: 'admin', password: 'kiewiet-admin' }
  const withStatements = { [statementsHeader]: 'on' }
  const page = async (server: TestApp) => (await server.rest('GET', '/graphql')).text

  it('is a page of its own where it is open, and in production there is no such route', async () => {
    expect(await page(plain)).toContain('Sandbox')
    expect(await page(secure)).not.toContain('Sandbox')
    expect(secure.app.hasRoute({ method: 'GET', url: '/graphql' })).toBe(false)
  })

  it('runs our own scripts alone', async () => {
    const { headers } = await plain.rest('GET', '/graphql')
    expect(directivesOf(headers['content-security-policy']).get('script-src')).toEqual(["'self'"])
  })

  it('may act as accounts of the demo where this machine alone reaches it, through the sign-in that everybody uses', async () => {
    expect(await page(plain)).toContain('kiewiet-admin')
    const headers = { origin: 'https://evil.example' }
    const forged = await plain.rest('POST', '/api/auth/login', { body: signInAsDemo, headers })
    expect(forged.status).toBe(403)
  })

  it.each([
    ['a demo that others reach', { SHOW_DEMO_PASSWORDS: false, SHOW_STATEMENTS: false }],
    ['a real centre', { DEMO: false, SHOW_DEMO_PASSWORDS: false, SHOW_STATEMENTS: false }],
  ])('names no account and no SQL on %s', async (_where, environment) => {
    const server = await openTestApp({ filling: 'content', renderer, environment })
    expect(await page(server)).toContain('"accounts":[]')
    expect((await server.rest('POST', '/api/auth/login', { body: signInAsDemo })).status).toBe(401)
    const { text } = await server.graphql('{ programs { name } }', {}, { headers: withStatements })
    expect(text).not.toMatch(/extensions|select/)
    await server.close()
  })

  it('tells no SQL in production, whatever a request asks for', async () => {
    const { text } = await secure.graphql('{ programs { name } }', {}, { headers: withStatements })
    expect(text).not.toMatch(/extensions|select/)
    const told = await plain.graphql('{ programs { name } }', {}, { headers: withStatements })
    expect(told.text).toContain('select')
  })
})

const changing = [
  ...restRoutes.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path] as const),
  ['POST', '/graphql'] as const,
]

const uploads = new Set(restRoutes.filter(({ isUpload }) => isUpload).map(({ method, path }) => `${method} ${path}`))

describe.each(changing)('%s %s', (method, path) => {
  const url = path.replace(':id', '1')
  const send = async (headers: Record<string, string>) =>
    (await secure.rest(method, url, { body: {}, headers: { host: 'www.kiewiet.example', ...headers } })).status

  it('is refused to the pages of other sites, also to those of neighbours', async () => {
    const foreign = [
      { origin: 'https://elsewhere.example' },
      { origin: 'https://shop.kiewiet.example' },
      { origin: 'https://www.kiewiet.example.elsewhere.example' },
      { origin: 'https://www.kiewiet.example@elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]
    const answers = []
    for (const headers of foreign) answers.push(await send(headers))
    expect(answers).toEqual(foreign.map(() => 403))
  })

  it('is open to our own pages and to command-line clients', async () => {
    const own = [
      { origin: 'https://www.kiewiet.example', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin' },
      {},
    ] as Record<string, string>[]
    for (const headers of own) expect(await send(headers)).not.toBe(403)
  })

  it('does not read what a form of another site can send', async () => {
    // an upload is such a form itself: there the session is asked for first, and the origin is checked as above
    const refusals = uploads.has(`${method} ${path}`) ? [401, 415] : [400, 415]
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { statusCode } = await secure.app.inject({
        method: method as 'POST',
        url,
        headers: { 'content-type': type },
        payload: '{"email":"a@b.example"}',
      })
      expect(refusals, type).toContain(statusCode)
    }
  })
})

describe('the session cookie', () => {
  it('can be set by no neighbour where the site has https', async () => {
    const body = { username: 'cookie.owner', email: 'cookie@families.example', password: 'marula kettle 7' }
    await secure.rest('POST', '/api/auth/register', { body: { ...body, firstName: 'A', lastName: 'B' } })
    const { headers } = await secure.rest('POST', '/api/auth/login', { body })
    const [set = ''] = [headers['set-cookie']].flat() as string[]
    const [cookie = ''] = set.split(';')
    expect(set).toMatch(/^__Host-kiewiet_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await secure.rest('GET', '/api/user', { cookie })).status).toBe(200)
    const [, value] = cookie.split(/=(.*)/s)
    expect((await secure.rest('GET', '/api/user', { cookie: `kiewiet_session=${value}` })).status).toBe(401)
  })

  it('of a session that ended is dead, whoever kept a copy', async () => {
    const { cookie } = await plain.addUser()
    expect((await plain.rest('GET', '/api/user', { cookie })).status).toBe(200)
    await plain.rest('POST', '/api/logout', { cookie })
    expect((await plain.rest('GET', '/api/user', { cookie })).status).toBe(401)
  })
})

describe('an address that is written in an unusual way', () => {
  it.each(['/%61pi/user', '/api/%75ser', '/gr%61phql'])('%s may be stored by nobody either', async (url) => {
    const method = url.startsWith('/gr') ? 'POST' : 'GET'
    expect((await plain.rest(method, url)).headers['cache-control']).toBe('no-store')
  })

  it.each(['//x', '//', '/%00', '/%0A', '/%E0', '/%', '/\\x', '///x?a=b'])('%s breaks nothing', async (url) => {
    const { status } = await plain.rest('GET', url)
    expect(status).toBeLessThan(500)
  })

  const odd = [
    '//x',
    '//',
    '///x?a=b',
    '/%5cx',
    '/%00',
    '/a%00b.js',
    '/..%2f',
    '/assets//x',
    '/assets/',
    `/${'a'.repeat(5_000)}`,
  ]

  it('is no address where files are served from a folder, and no fault of the server', async () => {
    const webRoot = mkdtempSync(join(tmpdir(), 'kiewiet-web-'))
    mkdirSync(join(webRoot, 'assets'))
    const missing: Renderer = { ...renderer, page: async () => ({ status: 404, html: '', shared: false }) }
    const built = await openTestApp({ filling: 'content', webRoot, renderer: missing })
    for (const url of odd)
      for (const method of ['GET', 'HEAD']) expect([url, (await built.rest(method, url)).status]).toEqual([url, 404])
    expect((await built.rest('GET', '//x')).json).toEqual({ success: false, message: 'There is no such address.' })
    await built.close()
    rmSync(webRoot, { recursive: true })
  })

  it.each(['/%', '/%E0', '/api/%', '/programs/%ff'])('%s is refused, and nothing is said of a body', async (url) => {
    const message = 'This address cannot be read. Please look at how it is written.'
    expect(await plain.rest('GET', url)).toMatchObject({ status: 400, json: { success: false, message } })
  })

  it('a redirect stays on this site, whatever a page asks for', async () => {
    const leading = await openTestApp({
      filling: 'content',
      renderer: {
        ...renderer,
        page: async () => ({ status: 302, html: '', shared: false, location: '/a\n//evil.example?x=\u0001y' }),
      },
    })
    const answer = await leading.rest('GET', '/there')
    expect([answer.status, answer.headers.location]).toEqual([302, '/a//evil.example?x=%01y'])
    await leading.close()
  })

  it('a body that is nested deeply is refused', async () => {
    const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
    for (const url of ['/api/contact', '/graphql']) {
      const answer = await plain.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: nested(40_000),
      })
      expect(answer.statusCode).toBe(400)
    }
  })

  it('a body with very much in one list or object is refused before each of it is looked at', async () => {
    const query = 'query ($of: [Date!]!) { childrenBornOn(days: $of) { date } }'
    const many = Array.from({ length: 3_001 }, () => '2026-01-01')
    for (const of of [many, { ...many }]) {
      const { status, text } = await plain.rest('POST', '/graphql', { body: { query, variables: { of } } })
      expect([status, text]).toEqual([400, expect.stringContaining('Please send a shorter list.')])
    }
  })

  it.each(['gzip', 'zstd', 'gzip, gzip'])('a body that says to be %s is no fault of the server', async (encoding) => {
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    } as const
    const answer = await plain.app.inject({ ...sent, url: '/graphql', payload: gzipSync('{"query":"{ __typename }"}') })
    expect(answer.statusCode).toBe(400)
  })

  it('a date at the end of all calendars is refused', async () => {
    const { cookie } = await plain.addUser({ role: 'admin' })
    for (const document of [
      '{ auditEntries(to: "9999-12-31") { totalCount } }',
      '{ auditEntries(from: "0001-01-01") { totalCount } }',
    ]) {
      const answer = await plain.graphql(document, {}, { cookie })
      expect([answer.status, answer.error?.code]).toEqual([400, expect.stringMatching(/BAD_USER_INPUT|VALIDATION/)])
    }
  })
})

describe('a request for another site', () => {
  it.each(['evil.example', 'evil.example:443', 'www.kiewiet.example.evil.example', '10.0.0.7'])(
    'at %s is refused in words, health alone is told',
    async (host) => {
      const answer = await secure.rest('GET', '/api/user', { headers: { host } })
      expect([answer.status, answer.text]).toEqual([421, expect.stringContaining('reached at www.kiewiet.example')])
      expect((await secure.rest('GET', '/', { headers: { host } })).status).toBe(421)
      expect((await secure.rest('GET', '/healthz', { headers: { host } })).status).toBe(200)
    },
  )

  it.each(['www.kiewiet.example', 'WWW.kiewiet.example:443', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'is not one at %s',
    async (host) => {
      expect((await secure.rest('GET', '/', { headers: { host } })).status).toBe(200)
    },
  )

  it('without a public address may come by the number of the machine, and under no name', async () => {
    const status = async (host: string) => (await plain.rest('GET', '/', { headers: { host } })).status
    expect([await status('192.168.1.5:3000'), await status('rebound.evil.example')]).toEqual([200, 421])
  })

  const statusOf = async (server: TestApp, headers: Record<string, string>) =>
    (await server.rest('POST', '/api/logout', { headers })).status

  it('is told by the host that a trusted proxy names, whose own host is no site of ours', async () => {
    const environment = { PUBLIC_URL: 'https://www.kiewiet.example', TRUST_PROXY: true }
    const proxied = await openTestApp({ filling: 'content', environment })
    const behind = { host: 'app1:3000', 'x-forwarded-host': 'www.kiewiet.example' }
    const statuses = [
      await statusOf(proxied, { ...behind, origin: 'https://www.kiewiet.example' }),
      await statusOf(proxied, behind),
      await statusOf(proxied, { ...behind, origin: 'http://app1:3000' }),
      await statusOf(proxied, { ...behind, 'x-forwarded-host': 'evil.example' }),
      await statusOf(proxied, { host: 'app1:3000' }),
    ]
    await proxied.close()
    expect(statuses).toEqual([200, 200, 403, 421, 421])
  })

  it('is told by its own host alone where no proxy is trusted, and no header leads a link elsewhere', async () => {
    const named = 'www.kiewiet.example'
    const { email } = await secure.addUser()
    const headers = { host: named, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const document = 'mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }'
    expect((await secure.graphql(document, { input: { email } }, { headers })).error).toBeNull()
    const text = await secure.lastTextTo(email)
    expect(text).toContain('https://www.kiewiet.example/reset-password?token=')
    expect(text).not.toContain('evil.example')
    expect(await statusOf(secure, { host: 'evil.example', 'x-forwarded-host': named })).toBe(421)
  })
})

describe('what is for ourselves', () => {
  it('is not taken into pages of other sites', async () => {
    expect((await secure.rest('GET', '/api/user')).headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('such as the description of the API is for administrators where there is no sandbox', async () => {
    const [{ cookie }, parent] = [await secure.addUser({ role: 'admin' }), await secure.addUser()]
    for (const address of ['/api/openapi.json', '/api/docs']) {
      expect((await secure.rest('GET', address)).status).toBe(401)
      expect((await secure.rest('GET', address, { cookie: parent.cookie })).status).toBe(403)
      expect((await secure.rest('GET', address, { cookie })).status).toBe(200)
      expect((await plain.rest('GET', address)).status).toBe(200)
    }
  })

  it('is cleared from the browser at sign-out', async () => {
    const { cookie } = await plain.addUser()
    const answer = await plain.rest('POST', '/api/logout', { cookie })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
  })

  it('such as the lists of the build are not served', async () => {
    const webRoot = mkdtempSync(join(tmpdir(), 'kiewiet-web-'))
    mkdirSync(join(webRoot, '.vite'))
    writeFileSync(join(webRoot, '.vite', 'manifest.json'), '{}')
    writeFileSync(join(webRoot, 'robots.svg'), '<svg/>')
    const built = await openTestApp({ filling: 'content', webRoot })
    expect((await built.rest('GET', '/robots.svg')).status).toBe(200)
    expect((await built.rest('GET', '/.vite/manifest.json')).status).toBe(404)
    // a part or a version that a file does not have is no fault of the server either
    for (const [name, value] of [
      ['range', 'bytes=99-'],
      ['if-match', '"another"'],
    ] as const)
      expect((await built.rest('GET', '/robots.svg', { headers: { [name]: value } })).status).toBe(400)
    await built.close()
    rmSync(webRoot, { recursive: true })
  })
})
