import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let cookie: string
beforeAll(async () => {
  server = await openTestApp()
  cookie = await server.signIn('admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db('gallery_images').delete()
})

const drawing = { src: '/art/gallery-garden.svg', alt: 'Watering the beans', width: 1200, height: 900 }
const add = async (values: object = {}): Promise<number> => {
  const [{ id }] = await server
    .db('gallery_images')
    .insert({ ...drawing, title: 'A picture', isPublished: false, ...values })
    .returning('id')
  return id
}

interface List {
  edges: { node: { id: number } }[]
  pageInfo: { endCursor: string; hasNextPage: boolean }
  totalCount: number
}

const list = '{ edges { node { id } } pageInfo { endCursor hasNextPage } totalCount }'
const picturesQuery = `query P($after: String, $show: String, $categoryId: Int) {
  list: galleryPictures(first: 2, after: $after, show: $show, categoryId: $categoryId) ${list}
}`
const removedQuery = `query R($after: String) { list: removedPictures(first: 2, after: $after) ${list} }`

async function readPage(document: string, variables: object): Promise<List> {
  const { data, error } = await server.graphql<{ list: List }>(document, { ...variables }, { cookie })
  if (error) throw new Error(error.message)
  return data.list
}

async function readAll(document: string, variables: object = {}): Promise<number[]> {
  const ids: number[] = []
  for (let after: string | null = null; ; ) {
    const { edges, pageInfo, totalCount } = await readPage(document, { ...variables, after })
    ids.push(...edges.map(({ node }) => node.id))
    if (!pageInfo.hasNextPage) {
      expect(totalCount).toBe(ids.length)
      return ids
    }
    after = pageInfo.endCursor
  }
}

const move = (variables: object) =>
  server.graphql(
    'mutation ($id: Int!, $beforeId: Int, $afterId: Int) { movePicture(id: $id, beforeId: $beforeId, afterId: $afterId) { id } }',
    { ...variables },
    { cookie },
  )

describe('the pictures of the gallery', () => {
  it('come page by page in their order, each once, also where places are the same', async () => {
    const ids: number[] = []
    for (const position of [1, 0, 1, 1, 0]) ids.push(await add({ position }))
    const [a, b, c, d, e] = ids
    expect(await readAll(picturesQuery)).toEqual([b, e, a, c, d])
  })

  it('come page by page when they were deleted, the last one first', async () => {
    const early = await add({ deletedAt: '2026-03-01T08:00:00.000001Z' })
    const same: number[] = []
    for (let count = 0; count < 3; count += 1) same.push(await add({ deletedAt: '2026-03-01T08:00:00.000002Z' }))
    await add()
    expect(await readAll(removedQuery)).toEqual([...same.toReversed(), early])
  })

  it('are found by what they are and by category, and counted the same', async () => {
    const [category] = await server.db('gallery_categories').insert({ name: 'Outings' }).returning('id')
    const child = await server.addChild({ firstName: 'Lerato', lastName: 'Mokoena' })
    const gone = await server.addChild({ firstName: 'Thabo', lastName: 'Mokoena' })
    await server.db('children').where({ id: gone }).update({ deletedAt: new Date() })
    const show = (imageId: number, childId: number) => server.db('gallery_children').insert({ imageId, childId })

    const plain = await add({ isPublished: true, position: 0 })
    const featured = await add({ isPublished: true, isFeatured: true, categoryId: category.id, position: 1 })
    const uncaptioned = await add({ alt: ' ', position: 2 })
    const refused = await add({ categoryId: category.id, position: 3 })
    await show(refused, child)
    await show(plain, gone)
    await add({ deletedAt: new Date(), isFeatured: true })

    const found = {
      all: [plain, featured, uncaptioned, refused],
      published: [plain, featured],
      hidden: [uncaptioned, refused],
      attention: [uncaptioned, refused],
      featured: [featured],
    }
    for (const [what, ids] of Object.entries(found)) expect(await readAll(picturesQuery, { show: what })).toEqual(ids)
    expect(await readAll(picturesQuery, { categoryId: category.id })).toEqual([featured, refused])
    expect(await readAll(picturesQuery, { show: 'attention', categoryId: category.id })).toEqual([refused])
    await expect(readAll(picturesQuery, { show: 'lost' })).rejects.toThrow('Please choose all, published')

    const counts =
      'query ($id: Int) { counts: galleryFigures(categoryId: $id) { all published hidden attention featured } }'
    const figures = async (id?: number) => (await server.graphql(counts, { id }, { cookie })).data
    expect(await figures()).toEqual({ counts: { all: 4, published: 2, hidden: 2, attention: 2, featured: 1 } })
    expect(await figures(category.id)).toEqual({
      counts: { all: 2, published: 1, hidden: 1, attention: 1, featured: 1 },
    })

    const now = new Date().toISOString()
    await server.db('consents').insert({ childId: child, kind: 'photo', granted: true, version: 'test', givenAt: now })
    expect(await readAll(picturesQuery, { show: 'attention' })).toEqual([uncaptioned])
  })

  it('can be put behind one whose next one is on a page that nobody has read', async () => {
    const ids: number[] = []
    for (let position = 0; position < 5; position += 1) ids.push(await add({ position }))
    const [a, b, c, d, e] = ids
    expect((await move({ id: a, afterId: b })).error).toBeNull()
    expect(await readAll(picturesQuery)).toEqual([b, a, c, d, e])
    await move({ id: b, afterId: e })
    expect(await readAll(picturesQuery)).toEqual([a, c, d, e, b])
    await move({ id: e, afterId: e })
    await move({ id: c })
    expect(await readAll(picturesQuery)).toEqual([a, d, e, b, c])
    const deleted = await add({ deletedAt: new Date() })
    expect((await move({ id: a, afterId: deleted })).error).toMatchObject({ code: 'NOT_FOUND' })
  })
})
