import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const lookUp = async (search: string) =>
  (
    await server.graphql<{ lookUp: { kind: string; name: string; detail: string | null }[] }>(
      'query ($search: String!) { lookUp(search: $search) { kind name detail } }',
      { search },
      { cookie: admin },
    )
  ).data.lookUp

it('finds children, parents and staff by words of their name, at most eight', async () => {
  expect(await lookUp('mokoena')).toEqual([
    { kind: 'child', name: 'Lerato Mokoena', detail: 'Little Learners' },
    { kind: 'child', name: 'Thabo Mokoena', detail: 'Young Scholars' },
    { kind: 'parent', name: 'Thandi Mokoena', detail: 'parent@kiewiet.example' },
  ])
  expect(await lookUp('kruger anne')).toEqual([
    { kind: 'staff', name: 'Annelie Kruger', detail: 'admin@kiewiet.example' },
  ])
  expect(await lookUp('a')).toHaveLength(8)
  expect(await lookUp(' ')).toEqual([])
  expect(await lookUp('%')).toEqual([])
})

it('finds a name with marks over its letters, written with or without them', async () => {
  await server.addChild({ firstName: 'Zoë', lastName: 'Lötter' })
  for (const search of ['zoe lotter', 'LÖTTER', 'Lötter zoe']) {
    expect(await lookUp(search), search).toEqual([expect.objectContaining({ name: 'Zoë Lötter' })])
  }
})

it('finds nobody who was removed', async () => {
  const id = await server.addChild({ firstName: 'Zodwa', lastName: 'Zebra' })
  expect(await lookUp('zodwa zebra')).toHaveLength(1)
  await server.db('children').where({ id }).update({ deletedAt: server.db.fn.now() })
  expect(await lookUp('zodwa zebra')).toEqual([])
})
