import { afterAll, beforeAll, expect, it } from 'vitest'
import { User } from '#graphql/accounts/user.model.ts'
import { freshFor } from '#graphql/platform/policy.ts'
import { restRoutes } from '#graphql/restRoutes.ts'
import { createSchema } from '#graphql/schema.ts'
import { freshAuthentication } from './freshAuthentication.ts'
import type { World } from './people.ts'
import { operationRows, routeRows } from './rows/rows.ts'
import { openWorld, somewhere } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.close())

/** An administrator who has signed in long ago, and whose screen is unlocked. */
async function longAgo(): Promise<string> {
  const cookie = await world.cookieOf('admin')
  const authenticatedAt = new Date(Date.now() - freshFor - 60_000).toISOString()
  await world.server.db('sessions').where({ userId: world.accounts.admin.id }).update({ authenticatedAt })
  return cookie ?? ''
}

const mutations = Object.keys(createSchema().getMutationType()?.getFields() ?? {}).map((name) => `Mutation.${name}`)
const routes = restRoutes
  .map(({ method, path }) => `${method} ${path}`)
  .filter((name) => !name.startsWith('GET') || name in freshAuthentication)

it('is decided for every change, and argued where it is not asked for', () => {
  expect(Object.keys(freshAuthentication).sort()).toEqual([...mutations, ...routes].sort())
})

it.each(mutations)('%s of an administrator who signed in long ago', async (name) => {
  const row = operationRows[name as 'Mutation.any']
  const variables = await row?.variables?.(world, 'admin')
  const sending = { headers: somewhere(world), cookie: await longAgo() }
  const { error } = await world.server.graphql(row?.document ?? '', variables ?? {}, sending)
  expect(error?.code === 'FRESH_AUTHENTICATION_REQUIRED').toBe(freshAuthentication[name] === true)
})

it.each(routes)('%s of an administrator who signed in long ago', async (name) => {
  const row = routeRows[name as 'POST /api/any']
  const [method = '', pattern = ''] = name.split(' ')
  await row?.prepare?.(world)
  const path = row?.id ? pattern.replace(':id', String(await row.id(world, 'admin'))) : pattern
  const body = await row?.body?.(world, 'admin')
  const form = await row?.form?.(world, 'admin')
  const cookie = await longAgo()
  const sending = { headers: somewhere(world), cookie, ...(body ? { body } : {}), ...(form ? { form } : {}) }
  const { json } = await world.server.rest(method, `${path}${row?.search ?? ''}`, sending)
  expect((json as { code?: string }).code === 'FRESH_AUTHENTICATION_REQUIRED').toBe(freshAuthentication[name] === true)
})

it('leaves the own account to the pages of the own account, also to who has just signed in', async () => {
  const cookie = await world.cookieOf('admin')
  const { id, email } = world.accounts.admin
  const { version } = await User.query(world.server.db).findById(id).throwIfNotFound()
  const send = async (document: string, variables: Record<string, unknown>) =>
    (await world.server.graphql(document, variables, { cookie: cookie ?? '' })).error?.code
  const input = { id, version, email: 'stranger@example.com' }
  expect(await send('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', { input })).toBe(
    'CONFLICT',
  )
  expect(await send('mutation ($id: Int!) { sendPasswordLink(id: $id) }', { id })).toBe('CONFLICT')
  const ending = 'mutation ($id: Int!) { endSecondFactorOfUser(id: $id) { id } }'
  expect(await send(ending, { id })).toBe('CONFLICT')
  expect(await User.query(world.server.db).findById(id)).toMatchObject({ email })
})
