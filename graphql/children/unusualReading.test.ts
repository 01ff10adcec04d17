import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let head: string
let childIds: number[]
beforeAll(async () => {
  app = await openTestApp()
  head = await app.signIn('admin')
  childIds = await app.db('children').where({ deletedAt: null }).orderBy('id').limit(8).pluck('id')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db('throttles').delete()
  await app.db('notifications').where({ kind: 'reading.unusual' }).delete()
  const input = { childrenAnHour: 5 }
  const { error } = await app.graphql(
    'mutation ($input: ReadingInput!) { saveReading(input: $input) { reading { childrenAnHour } } }',
    { input },
    { cookie: head },
  )
  expect(error).toBeNull()
})

const open = (id: number | undefined, cookie: string) =>
  app.graphql<{ child: { id: number } }>('query ($id: Int!) { child(id: $id) { id } }', { id }, { cookie })
const news = () => app.db('notifications').where({ kind: 'reading.unusual' })
const entries = (userId: number) => app.db('audit_entries').where({ action: 'unusualReading', userId })

it('is told to administrators once an hour, with a link to the log, and nothing is refused', async () => {
  const { id, cookie } = await app.addUser({ role: 'admin', firstName: 'Anna', lastName: 'Botha' })
  for (const childId of childIds.slice(0, 5)) await open(childId, cookie)
  expect(await news()).toEqual([])
  for (const childId of childIds) expect((await open(childId, cookie)).data.child.id).toBe(childId)
  expect(await news()).toMatchObject([
    {
      title: 'Unusual number of records opened',
      text: expect.stringContaining('Anna Botha opened the records of more than 5 children within an hour.'),
      link: '/admin/dashboard?section=settings&tab=audit&search=Anna%20Botha',
    },
  ])
  expect(await entries(id)).toMatchObject([{ entity: 'user', entityId: id, after: { childrenAnHour: 5 } }])
  // an hour later it may be said again
  await app.db('throttles').update({ endsAt: '2020-01-01' })
  for (const childId of childIds) await open(childId, cookie)
  expect(await news()).toHaveLength(2)
})

it('is counted for each child once, for each account apart, and also when one request asks for many', async () => {
  const [one, other] = [await app.addUser({ role: 'admin' }), await app.addUser({ role: 'admin' })]
  for (let time = 0; time < 8; time += 1) await open(childIds[0], one.cookie)
  for (const childId of childIds.slice(0, 5)) await open(childId, other.cookie)
  expect(await news()).toEqual([])
  const many = `{ ${childIds.map((childId) => `of${childId}: child(id: ${childId}) { id }`).join(' ')} }`
  expect((await app.graphql(many, {}, { cookie: one.cookie })).error).toBeNull()
  expect(await news()).toHaveLength(1)
})

it('counts the children of a family whose archive is taken', async () => {
  const { id, cookie } = await app.addUser({ role: 'admin' })
  const parent = await app.addUser()
  for (let time = 0; time < 6; time += 1) await app.addChild({}, [parent.id])
  expect((await app.rest('POST', `/api/admin/families/${parent.id}/export`, { cookie })).status).toBe(200)
  expect(await entries(id)).toHaveLength(1)
})
