import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

interface Body {
  success: boolean
  message: string
  errors?: Record<string, string>
  item: { id: number } & Record<string, unknown>
}
const path = '/api/admin/uniforms/items'
const post = (body: object) => app.rest<Body>('POST', path, { body, cookie: admin })
const shirt = {
  name: 'Golf shirt',
  description: 'With the kiewiet',
  price: '180',
  sizes: '2-3, 3-4',
  category: 'Shirt',
}

const update = /* GraphQL */ `
  mutation ($input: UniformItemChangeInput!) {
    updateUniformItem(input: $input) { id name price isActive version sizes { name stock } }
  }
`
const count = /* GraphQL */ `
  mutation ($input: UniformStockInput!) { setUniformStock(input: $input) { sizes { name stock } } }
`

describe('REST: the uniform catalogue', () => {
  it('adds an item and lists it with its sizes', async () => {
    const made = await post(shirt)
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      success: true,
      message: 'Uniform item added successfully',
      item: {
        id: expect.any(Number),
        name: 'Golf shirt',
        description: 'With the kiewiet',
        price: 180,
        sizes: ['2-3', '3-4'],
        category: 'Shirt',
        isActive: true,
      },
    })
    const list = await app.rest<{ success: boolean; items: unknown[] }>('GET', path, { cookie: admin })
    expect(list.json).toEqual({ success: true, items: [made.json.item] })
  })

  it('takes a price as number or text, and sizes as list or JSON text', async () => {
    for (const [price, cents] of [
      [95.5, 95.5],
      ['R1,250.00', 1250],
      ['R149,99', 149.99],
    ] as const) {
      const { json } = await post({ ...shirt, price, sizes: '["S","M"]' })
      expect([json.item.price, json.item.sizes]).toEqual([cents, ['S', 'M']])
    }
    expect((await post({ ...shirt, sizes: ['S', ' M ', 'S'], isActive: false })).json.item).toMatchObject({
      sizes: ['S', 'M'],
      isActive: false,
    })
  })

  it('names the wrong field and stores nothing', async () => {
    const before = (await app.db('uniform_items')).length
    const errors = async (body: object) => (await post({ ...shirt, ...body })).json.errors
    expect(await errors({ name: ' ' })).toEqual({ name: 'Item name is required' })
    expect(await errors({ category: undefined })).toEqual({ category: 'Category is required' })
    for (const price of [0, -5, '1.234', 'free', null, undefined])
      expect(await errors({ price })).toEqual({ price: 'Please enter a price such as 180.00.' })
    expect(await errors({ price: 10_000.01 })).toEqual({ price: 'A price can be at most R10,000.00.' })
    for (const sizes of ['', [], '["2-3"', '{"a":1}', '{}', 5, [true]])
      expect(await errors({ sizes })).toEqual({ sizes: 'Please enter the sizes, separated by commas.' })
    expect(await app.db('uniform_items')).toHaveLength(before)
  })
})

describe('an item', () => {
  const make = async () => (await post(shirt)).json.item.id
  const change = (input: object) =>
    app.graphql<{ updateUniformItem: Record<string, unknown> }>(update, { input }, { cookie: admin })

  it('is changed field by field, and keeps the stock of the sizes that stay', async () => {
    const id = await make()
    const sizes = [{ size: '3-4', stock: 5, counted: null }]
    expect((await app.graphql(count, { input: { itemId: id, sizes } }, { cookie: admin })).error).toBeNull()
    const { data } = await change({ id, version: 1, price: '199.90', sizes: ['3-4', '4-5'] })
    expect(data.updateUniformItem).toEqual({
      id,
      name: 'Golf shirt',
      price: 19_990,
      isActive: true,
      version: 2,
      sizes: [
        { name: '3-4', stock: 5 },
        { name: '4-5', stock: null },
      ],
    })
    expect((await change({ id, version: 1, name: 'Other' })).error?.code).toBe('STALE')
    expect((await change({ id: 999_999, name: 'Other' })).error?.code).toBe('NOT_FOUND')
  })

  it('that is no longer offered is not in the catalogue', async () => {
    const id = await make()
    const { cookie } = await app.addParent()
    const offered = async () => {
      const query = '{ uniformCatalogue { id } }'
      const { data } = await app.graphql<{ uniformCatalogue: { id: number }[] }>(query, {}, { cookie })
      return data.uniformCatalogue.some((item) => item.id === id)
    }
    expect(await offered()).toBe(true)
    await change({ id, isActive: false })
    expect(await offered()).toBe(false)
  })

  it('is not counted over an order that came in meanwhile', async () => {
    const id = await make()
    const set = (stock: number, counted: number | null) =>
      app.graphql(count, { input: { itemId: id, sizes: [{ size: '2-3', stock, counted }] } }, { cookie: admin })
    expect((await set(4, null)).error).toBeNull()
    await app.db('uniform_sizes').where({ itemId: id, name: '2-3' }).update({ stock: 3 })
    expect((await set(10, 4)).error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('size 2-3 has 3 in stock now'),
    })
    expect((await set(-1, 3)).error?.code).toBe('BAD_USER_INPUT')
    expect((await set(10, 3)).error).toBeNull()
  })
})
