import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoiceNumber } from '#graphql/billing/billing.rules.ts'
import { referenceOf } from '#graphql/billing/reference.rules.ts'
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

it('finds a child by its parent, by a phone number in any spacing and by its payment reference', async () => {
  const names = async (search: string) => (await lookUp(search)).map(({ kind, name }) => `${kind} ${name}`)
  expect(await names('thandi mokoena')).toEqual([
    'parent Thandi Mokoena',
    'child Lerato Mokoena',
    'child Thabo Mokoena',
  ])
  await server.db('users').where({ email: 'parent@kiewiet.example' }).update({ phoneNumber: '082 555 0456' })
  for (const phone of ['0825550456', '+27 82 555 0456', '555 0456'])
    expect(await names(phone), phone).toEqual(['child Lerato Mokoena', 'child Thabo Mokoena', 'parent Thandi Mokoena'])
  const { id } = await server.db('children').where({ firstName: 'Lerato', lastName: 'Mokoena' }).first('id')
  expect(await names(referenceOf(id))).toEqual(['child Lerato Mokoena'])
})

it('finds names with any apostrophe, or with none', async () => {
  await server.addChild({ firstName: 'Gia', lastName: 'D’Angelo' })
  for (const search of ["d'angelo", 'D’Angelo', 'dangelo', 'd`angelo'])
    expect(await lookUp(search), search).toEqual([expect.objectContaining({ name: 'Gia D’Angelo' })])
})

it('finds classes, applications and invoices', async () => {
  expect(await lookUp('explorers')).toContainEqual(expect.objectContaining({ kind: 'class', name: 'Explorers' }))
  const { reference } = await server.db('applications').where({ childName: 'Ava Meyer' }).first('reference')
  for (const search of [reference, 'carin meyer', 'ava mey'])
    expect(await lookUp(search), search).toEqual([{ kind: 'application', name: 'Ava Meyer', detail: reference }])
  const { id } = await server.db('bills').whereNull('deletedAt').orderBy('id').first('id')
  expect(await lookUp(`inv ${id}`)).toEqual([expect.objectContaining({ kind: 'bill', name: invoiceNumber(id) })])
})

it('finds nobody who was removed', async () => {
  const id = await server.addChild({ firstName: 'Zodwa', lastName: 'Zebra' })
  expect(await lookUp('zodwa zebra')).toHaveLength(1)
  await server.db('children').where({ id }).update({ deletedAt: server.db.fn.now() })
  expect(await lookUp('zodwa zebra')).toEqual([])
})
