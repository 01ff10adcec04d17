import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restRoutes } from '#graphql/restRoutes.ts'
import { createSchema } from '#graphql/schema.ts'
import { admin } from '#graphql/platform/policy.ts'
import { cells } from './cells.ts'
import { fileRows, operationRows, routeRows } from './rows/rows.ts'
import { openWorld } from './world.ts'
import { everybody, type World } from './people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.close())

const schema = createSchema()
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
)
const routes = restRoutes.map(({ method, path }) => `${method} ${path}`)

describe('the matrix', () => {
  it('has a row for each operation of the schema, and none for what is gone', () => {
    expect(Object.keys(operationRows).sort()).toEqual(operations.sort())
    expect(schema.getSubscriptionType()).toBeUndefined()
  })

  it('has a row for each route, and none for what is gone', () => {
    expect(Object.keys(routeRows).sort()).toEqual(routes.sort())
  })
})

describe('the server', () => {
  it('has no route beside those of the matrix', () => {
    const known = new Set([...Object.keys(fileRows), 'POST /graphql'])
    const paths = new Set([...restRoutes.map(({ path }) => path), '/api/*'])
    const others = world.routes.filter((name) => {
      const [method, path = ''] = name.split(' ')
      return method !== 'HEAD' && !known.has(name) && !paths.has(path)
    })
    expect(others).toEqual([])
    expect(Object.keys(fileRows).filter((name) => !world.routes.includes(name))).toEqual([])
  })
})

describe.each([...new Set(cells.map(({ name }) => name))])('%s', (operation) => {
  it.each(everybody)('answers %s with what is theirs, or refuses', async (person) => {
    const cell = cells.find(({ name, who }) => name === operation && who === person)
    await cell?.check(world)
    expect(cell).toBeDefined()
  })
})

const adminRoutes = restRoutes.filter(({ path }) => path.startsWith('/api/admin/'))

describe('a route of the admin area', () => {
  it('names its policy, so that a stranger is refused before the body is looked at', () => {
    const open = adminRoutes.filter(({ policy }) => policy !== admin).map(({ method, path }) => `${method} ${path}`)
    expect(open).toEqual([])
  })

  it('tells nobody else what a right body would be', async () => {
    const [parent, teacher] = [await world.cookieOf('parent'), await world.cookieOf('teacher')]
    for (const { method, path } of adminRoutes.filter(({ body }) => body)) {
      const send = async (cookie?: string) =>
        (await world.server.rest(method, path.replace(':id', '1'), { body: {}, ...(cookie ? { cookie } : {}) })).status
      expect([await send(), await send(parent), await send(teacher)], `${method} ${path}`).toEqual([401, 403, 403])
    }
  })
})
