import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let cookie: string
beforeAll(async () => {
  server = await openTestApp()
  cookie = await server.signIn('admin')
})
afterAll(() => server.close())

const lists = [
  { table: 'gallery_images', mutation: 'movePicture' },
  { table: 'faq_entries', mutation: 'moveFaqEntry' },
]

const inOrder = (table: string): Promise<{ id: number; position: number }[]> =>
  server.db(table).whereNull('deletedAt').orderBy('position').select('id', 'position')

describe.each(lists)('$mutation, twenty at once', ({ table, mutation }) => {
  it('all succeed, and everything has a place of its own', async () => {
    const ids = (await inOrder(table)).map(({ id }) => id)
    const at = (index: number) => ids[index % ids.length]
    const document = `mutation ($id: Int!, $beforeId: Int) { ${mutation}(id: $id, beforeId: $beforeId) { id } }`
    const moves = Array.from({ length: 20 }, (_, turn) =>
      server.graphql(document, { id: at(turn), beforeId: at(ids.length - 1 - (turn % ids.length)) }, { cookie }),
    )
    const answers = await Promise.all(moves)
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
    expect((await inOrder(table)).map(({ position }) => position)).toEqual(ids.map((_, index) => index))
  })
})

describe('twenty questions that are added at once', () => {
  it('each get a place of their own, behind the others', async () => {
    const before = await inOrder('faq_entries')
    const document = 'mutation ($input: FaqInput!) { saveFaqEntry(input: $input) { id } }'
    const question = (number: number) => ({ question: `Question ${number}?`, answer: 'An answer.', isPublished: false })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => server.graphql(document, { input: question(number) }, { cookie })),
    )
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
    const after = await inOrder('faq_entries')
    expect(after.map(({ position }) => position)).toEqual(
      Array.from({ length: before.length + 20 }, (_, place) => place),
    )
  })
})
