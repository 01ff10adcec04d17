import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restRoutes } from '#graphql/restRoutes.ts'
import { createSchema } from '#graphql/schema.ts'
import type { Audience } from './row.ts'
import { operationRows, routeRows } from './rows/rows.ts'
import { openWorld } from './world.ts'
import type { Person, World } from './people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.close())

const schema = createSchema()

/** A value of the right type that no form takes: the rule of the form is what would refuse it. */
function spoiltOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return spoiltOf(type.ofType)
  if (isListType(type)) return [spoiltOf(type.ofType)]
  if (isInputObjectType(type)) {
    return Object.fromEntries(Object.values(type.getFields()).map(({ name, type: inner }) => [name, spoiltOf(inner)]))
  }
  return { Int: -7, Float: -7, Boolean: false }[type.name] ?? 'x'.repeat(11_000)
}

/** Every operation that takes a form, from the schema itself. */
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) => {
    const input = field.args.find(({ name }) => name === 'input')
    return input ? [{ name: `${type?.name}.${field.name}`, input: input.type }] : []
  }),
)

/** Those to whom an audience is closed. */
const strangers: Record<Audience, Person[]> = {
  anyone: [],
  'signed in': ['guest', 'endedSession'],
  staff: ['guest', 'parent', 'endedSession'],
  class: ['guest', 'parent', 'teacher', 'kitchen', 'endedSession'],
  admin: ['guest', 'parent', 'teacher', 'classTeacher', 'endedSession'],
  room: ['guest', 'parent', 'classTeacher', 'admin'],
}

describe('a wrong input is no matter of those who may not', () => {
  it('knows the operations', () => expect(operations.length).toBeGreaterThan(80))

  it.each(operations)('$name', async ({ name, input }) => {
    const row = operationRows[name as keyof typeof operationRows]
    if (!row) throw new Error(`${name} has no row`)
    const right = (await row.variables?.(world, 'admin')) ?? {}
    for (const who of strangers[row.may]) {
      const cookie = await world.cookieOf(who)
      const sent = { ...right, input: spoiltOf(input) }
      const { error, text } = await world.server.graphql(row.document, sent, cookie ? { cookie } : {})
      expect(error?.code, `${who}: ${text.slice(0, 300)}`).toMatch(/^(UNAUTHENTICATED|FORBIDDEN)$/)
      expect(text).not.toContain('"fields"')
    }
  })

  it('tells a guest no names or types of variables', async () => {
    const document = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) }'
    const { text } = await world.server.graphql(document, { input: { currentPassword: 1 } })
    expect(text).toContain('The variables do not fit this operation.')
    expect(text).not.toMatch(/currentPassword|String/)
  })

  it('is told once where very much is wrong, since each error repeats all of it', async () => {
    const document = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) }'
    const input = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, 'x'.repeat(20)]))
    const { text } = await world.server.graphql(document, { input }, { cookie: await world.cookieOf('parent') })
    expect(text).toContain('errors')
    expect(text.length).toBeLessThan(3 * JSON.stringify(input).length)
  })

  it.each(restRoutes.filter(({ body }) => body).map(({ method, path }) => [method, path] as const))(
    '%s %s',
    async (method, path) => {
      const row = routeRows[`${method} ${path}` as keyof typeof routeRows]
      for (const who of strangers[row?.may ?? 'anyone']) {
        const cookie = await world.cookieOf(who)
        const address = path.replace(':id', '1')
        const answer = await world.server.rest(method, address, { body: {}, ...(cookie ? { cookie } : {}) })
        expect([401, 403], `${who}: ${answer.text.slice(0, 300)}`).toContain(answer.status)
      }
    },
  )
})
