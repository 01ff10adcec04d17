import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formsFromOneAddress } from '#graphql/platform/throttle.rules.ts'
import { describeRoutes, type Operation, templateOf } from '#graphql/platform/rest/openapi.ts'
import { restRoutes } from '#graphql/restRoutes.ts'
import type { RouteRow } from './row.ts'
import { routeRows } from './rows/rows.ts'
import { openWorld } from './world.ts'
import type { Person, World } from './people.ts'

let world: World
const asAdmin = async () => ({ cookie: (await world.cookieOf('admin')) ?? '' })
let document: ReturnType<typeof describeRoutes>
beforeAll(async () => {
  world = await openWorld()
  document = (await world.server.rest<typeof document>('GET', '/api/openapi.json', await asAdmin())).json
})
afterAll(() => world.server.close())

interface Request {
  who?: Person
  /** Stands for `:id` in the path. */
  id?: number
  body?: unknown
  form?: FormData
  search?: string
  headers?: Record<string, string>
}

const names = Object.keys(routeRows) as (keyof typeof routeRows)[]
const partsOf = (name: string) => name.split(' ') as [string, string]

function operationOf(name: string): Operation {
  const [method, path] = partsOf(name)
  const operation = document.paths[templateOf(path)]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${name} is not described`)
  return operation
}

async function send(name: string, { who = 'guest', id, body, form, search = '', headers = {} }: Request) {
  const [method, path] = partsOf(name)
  const cookie = await world.cookieOf(who)
  const address = `${path.replace(':id', String(id ?? 1))}${search}`
  return world.server.rest(method, address, {
    headers: { 'x-forwarded-for': `203.0.113.${world.serial() % 250}`, ...headers },
    ...(body === undefined ? {} : { body }),
    ...(form ? { form } : {}),
    ...(cookie ? { cookie } : {}),
  })
}

/** A user who is sure to be allowed. */
const allowed = (name: string): Person => {
  const row: RouteRow | undefined = routeRows[name as keyof typeof routeRows]
  return name.includes('/api/admin/') || row?.may === 'class' ? 'admin' : 'parent'
}

/** A request that succeeds: the same that the matrix makes. */
async function rightRequest(name: string): Promise<Request> {
  const who = allowed(name)
  const row: RouteRow | undefined = routeRows[name as keyof typeof routeRows]
  if (!row) throw new Error(`${name} has no row`)
  return {
    who,
    ...(row.id ? { id: await row.id(world, who) } : {}),
    ...(row.body ? { body: await row.body(world, who) } : {}),
    ...(row.form ? { form: await row.form(world, who) } : {}),
    ...(row.search ? { search: row.search } : {}),
  }
}

const propertiesOf = (operation: Operation) =>
  Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {})

/** Nothing of what a field takes is an object with such a key. */
const nonsense = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, { not: 'a value' }]))

const isUpload = (name: string) => Boolean(operationOf(name).requestBody?.content['multipart/form-data'])

const formWith = (bytes: number) => {
  const form = new FormData()
  if (bytes > 0) form.append('file', new Blob([new Uint8Array(bytes)]), 'file')
  return form
}

async function wrongInput(name: string): Promise<Request> {
  const operation = operationOf(name)
  const asked = operation.parameters.filter((parameter) => parameter.in === 'query')
  const right = await rightRequest(name)
  if (isUpload(name)) return { ...right, form: formWith(0) }
  return operation.requestBody
    ? { ...right, body: nonsense(propertiesOf(operation)) }
    : { ...right, search: `?${asked.map((parameter) => `${parameter.name}=%00nonsense`).join('&')}` }
}

/** Requests in the way of each other that are more than the same one twice, or one based on an old version. */
const conflicts: Record<string, () => Promise<Request>> = {
  'POST /api/admin/children': async () => {
    const right = await rightRequest('POST /api/admin/children')
    const room = { name: `Full ${world.serial()}`, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36 }
    const [full] = await world.server
      .db('classes')
      .insert({ ...room, capacity: 1, room: 'Full', position: 9 })
      .returning('id')
    const request = { ...right, body: { ...(right.body as object), classId: full.id } }
    await send('POST /api/admin/children', request)
    return request
  },
  'DELETE /api/admin/users/:id': async () => ({ who: 'admin', id: world.accounts.admin.id }),
}

async function inConflict(name: string): Promise<Request> {
  const own = conflicts[name]
  if (own) return own()
  const right = await rightRequest(name)
  if (propertiesOf(operationOf(name)).includes('version'))
    return { ...right, body: { ...(right.body as object), version: 987_654 } }
  await send(name, right)
  return right
}

/** For each status that a route may list, a request that is answered with it. */
const requestFor: Record<string, (name: string) => Promise<Request>> = {
  400: wrongInput,
  401: async (name) =>
    name.endsWith('login')
      ? { body: { email: 'nobody@families.example', username: 'nobody', password: 'wrong' } }
      : { ...(await rightRequest(name)), who: 'guest' },
  403: async (name) =>
    allowed(name) === 'admin'
      ? { ...(await rightRequest(name)), who: 'parent' }
      : { ...(await rightRequest(name)), headers: { origin: 'https://elsewhere.example' } },
  404: async (name) => ({ ...(await rightRequest(name)), id: 2_000_000_000 }),
  409: inConflict,
  413: async (name) => {
    const tooLarge = isUpload(name) ? { form: formWith(11_000_000) } : { body: { text: 'x'.repeat(1_100_000) } }
    return { ...(await rightRequest(name)), ...tooLarge }
  },
  415: async (name) => {
    const { form: _, ...right } = await rightRequest(name)
    return { ...right, body: 'text', headers: { 'content-type': 'text/plain' } }
  },
}

const mostTries = formsFromOneAddress.most + 1

async function tooMany(name: string) {
  const headers = { 'x-forwarded-for': `198.51.100.${world.serial() % 250}` }
  const wrong = { username: 'nobody', email: 'nobody@families.example', password: 'wrong' }
  for (let tries = 0; tries < mostTries; tries += 1) {
    const body = name.endsWith('login') ? wrong : (await rightRequest(name)).body
    const answer = await send(name, { body, headers })
    if (answer.status === 429) return answer
  }
  throw new Error(`${name} was not slowed down in ${mostTries} tries`)
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

/** What is wrong with an answer by its schema. */
function problemsOf(schema: unknown, value: unknown) {
  const validate = ajv.compile({ ...(schema as object), components: document.components })
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** The rows of a list: the body itself, or the one list in it. */
const rowsIn = (body: unknown): unknown[] =>
  Array.isArray(body) ? body : (Object.values(body as object).find(Array.isArray) ?? [])

describe('a list that takes a limit', () => {
  const paged = restRoutes
    .filter(({ query }) => query && 'after' in ((query as { shape?: object }).shape ?? {}))
    .map(({ method, path }) => `${method} ${path}`)

  it('is there', () => expect(paged.length).toBeGreaterThan(0))

  it.each(paged)('%s answers page by page what it answers whole', async (name) => {
    const who = allowed(name)
    const whole = await send(name, { who })
    expect(whole.headers.link).toBeUndefined()
    const rows: unknown[] = []
    let search: string | undefined = '?limit=1'
    while (search) {
      const page: Awaited<ReturnType<typeof send>> = await send(name, { who, search })
      expect(page.status).toBe(200)
      expect(rowsIn(page.json).length).toBeLessThanOrEqual(1)
      rows.push(...rowsIn(page.json))
      search = /<[^?]*(\?[^>]*)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1]
    }
    expect(rows).toEqual(rowsIn(whole.json))
    for (const wrong of ['?limit=0', '?limit=201', '?limit=many', '?after=nonsense'])
      expect((await send(name, { who, search: wrong })).status).toBe(400)
  })
})

describe('the description of the REST routes', () => {
  it('is OpenAPI 3.1 by an independent validator', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    )
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
  })

  it('has every route, with what it answers', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(names.map((name) => templateOf(name)).sort())
    const silent = restRoutes
      .filter(({ answer, file }) => !answer && !file)
      .map(({ method, path }) => `${method} ${path}`)
    expect(silent, 'routes without `answer` (see graphql/platform/rest/answer.ts) or `file`').toEqual([])
  })

  it('gives each operation a name of its own', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('can be read in a viewer that loads nothing from elsewhere', async () => {
    const { text, headers } = await world.server.rest('GET', '/api/docs', await asAdmin())
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).not.toContain('://')
    const addresses = [...text.matchAll(/(?:src|href)="(\/swagger-ui[^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBe(4)
    for (const address of addresses) expect((await world.server.rest('GET', address)).status, address).toBe(200)
    expect((await world.server.rest('GET', '/swagger-ui/package.json')).text).not.toContain('swagger-ui-dist')
  })

  it('names the address of the site', () => {
    expect(describeRoutes([], 'https://kiewiet.example').servers).toEqual([{ url: 'https://kiewiet.example' }])
  })
})

describe.each(names)('%s', (name) => {
  it('answers as described when all is right', async () => {
    const { responses } = operationOf(name)
    const answer = await send(name, await rightRequest(name))
    const [status = ''] = Object.keys(responses)
    expect(answer.status, answer.text).toBe(Number(status))
    const content = responses[status]?.content ?? {}
    const [type = ''] = Object.keys(content)
    expect(String(answer.headers['content-type']).split(';')[0]).toBe(type)
    if (type === 'application/json') expect(problemsOf(content[type]?.schema, answer.json)).toEqual([])
  })

  it('answers with each status that is listed', async () => {
    const { responses } = operationOf(name)
    const others = Object.keys(responses).filter((status) => status.startsWith('4'))
    for (const status of others) {
      const make = requestFor[status]
      const answer = status === '429' ? await tooMany(name) : await send(name, (await make?.(name)) ?? {})
      expect(answer.status, `${status}: ${answer.text}`).toBe(Number(status))
      expect(problemsOf({ $ref: '#/components/schemas/Failure' }, answer.json)).toEqual([])
      if (status === '429') expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      if (status === '400') expect(answer.json).toMatchObject({ errors: expect.any(Object) })
    }
    expect(others.every((status) => status === '429' || status in requestFor)).toBe(true)
  })

  it('answers other methods with 405 and those that it has', async () => {
    const [, path] = partsOf(name)
    const own = names
      .map(partsOf)
      .filter(([, other]) => other === path)
      .map(([method]) => method)
    const other = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((method) => !own.includes(method))
    const answer = await world.server.rest(other ?? '', path.replace(':id', '1'))
    expect(answer.status).toBe(405)
    expect(String(answer.headers.allow).split(', ')).toEqual(expect.arrayContaining(own))
  })
})
