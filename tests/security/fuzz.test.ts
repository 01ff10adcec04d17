import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { restRoutes } from '#graphql/restRoutes.ts'
import { createSchema } from '#graphql/schema.ts'
import { documentsOf } from './documents.ts'
import { junk, spoilt } from './junk.ts'
import { operationRows, routeRows } from './rows/rows.ts'
import { expectNoSecrets } from './secrets.ts'
import { openWorld } from './world.ts'
import { people, type Person, type World } from './people.ts'

/** Requests that are generated. `FUZZ=20000 npm run test:security` runs the long form. */
const total = Number(process.env.FUZZ ?? 2_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.close())

interface Sent {
  method: string
  url: string
  headers?: Record<string, string>
  payload?: string
}

const json = { 'content-type': 'application/json' }
const seen = new Map<number, number>()

async function send(who: Person, { method, url, headers = {}, payload }: Sent) {
  const cookie = await world.cookieOf(who)
  const answer = await world.server.app.inject({
    method: method as 'GET',
    url,
    headers: {
      'x-forwarded-for': `198.51.${world.serial() % 250}.${world.serial() % 250}`,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
  // an operation can fail in one of its fields, with status 200
  const broken = answer.statusCode >= 500 || answer.body.includes('"INTERNAL_SERVER_ERROR"')
  expectNoSecrets({ text: answer.body, headers: answer.headers }, who)
  expect(broken, `${answer.statusCode} ${answer.body.slice(0, 500)}`).toBe(false)
}

/** Generates requests until their share of the total is sent, and stops at the first that breaks the server. */
const noneBreaks = (share: number, requests: fc.Arbitrary<Sent>) =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...people), requests, (who, request) => send(who, request)),
    { numRuns: Math.ceil(total * share), seed, endOnFailure: true },
  )

const patience = Math.max(120_000, total * 100)

it(
  'no generated GraphQL document breaks the server',
  async () => {
    const request = documentsOf(createSchema()).map((query) => ({
      method: 'POST',
      url: '/graphql',
      headers: json,
      payload: JSON.stringify({ query }),
    }))
    await noneBreaks(0.35, request)
  },
  patience,
)

it(
  'no spoilt variables of a known operation break the server',
  async () => {
    // one after the other: rows of one family prepare the same things
    const rows: { query: string; variables: Record<string, unknown> }[] = []
    for (const row of Object.values(operationRows))
      rows.push({ query: row.document, variables: (await row.variables?.(world, 'admin')) ?? {} })
    const request = fc.constantFrom(...rows).chain(({ query, variables }) =>
      spoilt(variables).map((bad) => ({
        method: 'POST',
        url: '/graphql',
        headers: json,
        payload: JSON.stringify({ query, variables: bad }),
      })),
    )
    await noneBreaks(0.3, request)
  },
  patience,
)

const ids = ['1', '0', '-1', '999999999999', '1.5', 'x', '%00', '%', "1'--", '1%2F2', '٣']

it(
  'no spoilt REST request breaks the server',
  async () => {
    const routes: { method: string; path: string; body: Record<string, unknown> }[] = []
    for (const { method, path } of restRoutes) {
      const row = routeRows[`${method} ${path}` as keyof typeof routeRows]
      routes.push({ method, path, body: (await row?.body?.(world, 'admin')) ?? {} })
    }
    const anyMethod = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')
    const request = fc.constantFrom(...routes).chain(({ method, path, body }) =>
      fc.record({
        method: fc.oneof({ weight: 5, arbitrary: fc.constant(method) }, { weight: 1, arbitrary: anyMethod }),
        url: fc
          .tuple(fc.constantFrom(...ids), fc.option(fc.webQueryParameters()))
          .map(([id, search]) => path.replace(':id', id) + (search ? `?${search}` : '')),
        headers: fc.constantFrom(
          json,
          json,
          json,
          {},
          { ...json, 'idempotency-key': 'the same' },
          { ...json, cookie: 'kiewiet_session=%E0' },
        ),
        payload: fc.oneof(
          { weight: 5, arbitrary: spoilt(body).map((bad) => JSON.stringify(bad)) },
          { weight: 2, arbitrary: junk.map((bad) => JSON.stringify(bad)) },
          { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
        ),
      }),
    )
    await noneBreaks(
      0.3,
      request.map(({ payload, ...rest }) =>
        rest.method === 'GET' || rest.method === 'HEAD' ? rest : { ...rest, payload },
      ),
    )
  },
  patience,
)

/** Of what addresses are made that have broken programs before. */
const pieces = ['/', '//', '/%00', '/%0A', '/%61pi/', '/api/', '/%2e%2e/', '/%E0', '/%', '/parent-login', '/documents/']
const searches = ['', '?', '?next=/%0A', '?next=//evil.example', '?next=/%09/evil.example', '?next=%E0', '?token=%00']

it('no address breaks the server, and nothing of the API may be stored whatever way it is written', async () => {
  const request = fc
    .tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }), fc.constantFrom(...searches))
    .map(([parts, search]) => ({ method: 'GET', url: parts.join('') + search }))
  await noneBreaks(0.05, request)
})

it('no body breaks the server by its depth', async () => {
  const nested = (depth: number, inner: string) => '{"input":'.repeat(depth) + inner + '}'.repeat(depth)
  const request = fc
    .tuple(fc.constantFrom(40, 60, 1_000, 20_000), fc.constantFrom('/graphql', '/api/contact'))
    .map(([depth, url]) => ({
      method: 'POST',
      url,
      headers: json,
      payload: `{"query":"{ viewer { id } }","variables":${nested(depth, '1')}}`,
    }))
  await noneBreaks(0.02, request)
})

it('no body that is no operation breaks the server', async () => {
  const request = fc
    .tuple(junk, fc.constantFrom('query', 'variables', 'operationName', 'extensions'))
    .map(([bad, name]) => ({
      method: 'POST',
      url: '/graphql',
      headers: json,
      payload: JSON.stringify(name === 'query' ? { query: bad } : { query: '{ viewer { id } }', [name]: bad }),
    }))
  await noneBreaks(0.05, request)
})

it('the generated requests reached what they were to reach', () => {
  const count = (status: number) => seen.get(status) ?? 0
  expect([...seen.values()].reduce((sum, value) => sum + value, 0)).toBeGreaterThanOrEqual(total)
  for (const status of [200, 400, 401, 403, 404]) expect(count(status), `answers with ${status}`).toBeGreaterThan(0)
})
