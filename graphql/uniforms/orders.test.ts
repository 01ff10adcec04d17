import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { mostOrders } from './uniforms.rules.ts'

let app: TestApp
let admin: string
let parent: Awaited<ReturnType<TestApp['addUser']>>
let childId: number
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
  parent = await app.addUser({ firstName: 'Thandi', lastName: 'Mokoena' })
  childId = await app.addChild({ firstName: 'Lerato', lastName: 'Mokoena' }, [parent.id])
})
afterAll(() => app.close())

async function addItem(stock: number | null = null, priceCents = 18_000): Promise<number> {
  const [{ id }] = await app
    .db('uniform_items')
    .insert({ name: 'Golf shirt', category: 'Shirt', priceCents })
    .returning('id')
  await app.db('uniform_sizes').insert([
    { itemId: id, name: 'S', position: 0, stock },
    { itemId: id, name: 'M', position: 1 },
  ])
  return id
}
const stockOf = async (itemId: number) => (await app.db('uniform_sizes').where({ itemId, name: 'S' }).first()).stock

const order = /* GraphQL */ `
  mutation ($input: UniformOrderInput!) {
    orderUniform(input: $input) { id status total orderDate child { firstName } lines { name size quantity price } }
  }
`
const setStatus = /* GraphQL */ `
  mutation ($id: Int!, $input: UniformOrderStatusInput!) {
    setUniformOrderStatus(id: $id, input: $input) { status version history { fromStatus toStatus } }
  }
`
interface Ordered {
  orderUniform: { id: number } & Record<string, unknown>
}
const send = (lines: object[], cookie = parent.cookie, forChild = childId, headers = {}) =>
  app.graphql<Ordered>(order, { input: { childId: forChild, lines } }, { cookie, headers })
const placed = async (itemId: number, quantity = 1) =>
  (await send([{ itemId, size: 'S', quantity }])).data.orderUniform.id
const cancel = (id: number, cookie = parent.cookie) =>
  app.graphql('mutation ($id: Int!) { cancelUniformOrder(id: $id) { status } }', { id }, { cookie })
const move = (id: number, status: string, version?: number) =>
  app.graphql<{ setUniformOrderStatus: { history: unknown[] } & Record<string, unknown> }>(
    setStatus,
    { id, input: { status, version } },
    { cookie: admin },
  )

describe('an order of a parent', () => {
  it('is one too many where somebody sent as many as are read at once; others still order for the child', async () => {
    const mother = await app.addUser()
    const father = await app.addUser()
    const child = await app.addChild({}, [mother.id, father.id])
    const sent = { childId: child, orderedBy: mother.id, totalCents: 1, orderDate: todayInJohannesburg() }
    await app.db('uniform_orders').insert(Array.from({ length: mostOrders }, () => sent))
    const lines = [{ itemId: await addItem(), size: 'S', quantity: 1 }]
    expect((await send(lines, mother.cookie, child)).error?.code).toBe('CONFLICT')
    for (const other of [father.cookie, admin]) expect((await send(lines, other, child)).error).toBeNull()
  })

  it('keeps names and prices of the day, and staff hear of it', async () => {
    const itemId = await addItem(10)
    const { data } = await send([
      { itemId, size: 'S', quantity: 2 },
      { itemId, size: 'M', quantity: 1 },
    ])
    expect(data.orderUniform).toEqual({
      id: expect.any(Number),
      status: 'pending',
      total: 54_000,
      orderDate: todayInJohannesburg(),
      child: { firstName: 'Lerato' },
      lines: [
        { name: 'Golf shirt', size: 'S', quantity: 2, price: 18_000 },
        { name: 'Golf shirt', size: 'M', quantity: 1, price: 18_000 },
      ],
    })
    expect(await stockOf(itemId)).toBe(8)
    const [told] = await app.db('notifications').where({ key: `uniform.order.${data.orderUniform.id}` })
    expect(told).toMatchObject({ kind: 'uniform.order', text: 'Thandi Mokoena ordered for Lerato, R540.00' })
    await app.db('uniform_items').where({ id: itemId }).update({ name: 'Polo', priceCents: 99_900 })
    const own = '{ myUniformOrders { id total lines { name price } } }'
    const { data: later } = await app.graphql<{ myUniformOrders: { id: number }[] }>(own, {}, { cookie: parent.cookie })
    expect(later.myUniformOrders.find(({ id }) => id === data.orderUniform.id)).toMatchObject({
      total: 54_000,
      lines: [{ name: 'Golf shirt', price: 18_000 }, {}],
    })
  })

  it('is for own children alone; an administrator orders for any', async () => {
    const lines = [{ itemId: await addItem(), size: 'S', quantity: 1 }]
    const stranger = await app.addUser()
    expect((await send(lines, stranger.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await send(lines, admin)).error).toBeNull()
    expect((await send(lines, '')).error?.code).toBe('UNAUTHENTICATED')
  })

  it('names what cannot be ordered and takes nothing', async () => {
    const itemId = await addItem(3)
    const wrong = async (line: object) => (await send([{ itemId, size: 'S', quantity: 1 }, line])).error
    expect((await wrong({ itemId, size: 'XL', quantity: 1 }))?.fields).toEqual({
      lines: 'Golf shirt does not come in size XL. Please choose another size.',
    })
    expect((await wrong({ itemId: 999_999, size: 'S', quantity: 1 }))?.code).toBe('NOT_FOUND')
    expect((await wrong({ itemId, size: 'S', quantity: 3 }))?.message).toBe(
      'Golf shirt in size S is down to 3. Please change the order.',
    )
    expect((await wrong({ itemId, size: 'S', quantity: 0 }))?.fields).toEqual({
      'lines.1.quantity': 'Please order between 1 and 20 pieces.',
    })
    expect((await send([])).error?.fields).toEqual({ lines: 'Please choose what to order.' })
    expect(await stockOf(itemId)).toBe(3)
    await app.db('uniform_items').where({ id: itemId }).update({ isActive: false })
    expect((await send([{ itemId, size: 'S', quantity: 1 }])).error?.code).toBe('NOT_FOUND')
  })

  it('happens once, however often it is sent', async () => {
    const itemId = await addItem(5)
    const lines = [{ itemId, size: 'S', quantity: 1 }]
    const headers = { 'idempotency-key': 'one order' }
    const answers = await Promise.all([1, 2, 3].map(() => send(lines, parent.cookie, childId, headers)))
    expect(new Set(answers.map(({ data }) => data.orderUniform.id)).size).toBe(1)
    expect(await stockOf(itemId)).toBe(4)
  })
})

describe('the last piece', () => {
  it('goes to one of twenty who order it at once', async () => {
    const itemId = await addItem(1)
    const families = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { id, cookie } = await app.addUser()
        return { cookie, child: await app.addChild({}, [id]) }
      }),
    )
    const answers = await Promise.all(
      families.map(({ cookie, child }) => send([{ itemId, size: 'S', quantity: 1 }], cookie, child)),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const refused = answers.flatMap(({ error }) => (error ? [error] : []))
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from({ length: 19 }, () => 'Golf shirt in size S is sold out. Please change the order.'),
    )
    expect(await stockOf(itemId)).toBe(0)
    expect(await app.db('uniform_order_lines').where({ itemId })).toHaveLength(1)
  })
})

describe('the status of an order', () => {
  it('is any at any time, and every change is kept', async () => {
    const id = await placed(await addItem())
    await move(id, 'delivered')
    const { data } = await move(id, 'processing', 2)
    expect(data.setUniformOrderStatus).toEqual({
      status: 'processing',
      version: 3,
      history: [
        { fromStatus: null, toStatus: 'pending' },
        { fromStatus: 'pending', toStatus: 'delivered' },
        { fromStatus: 'delivered', toStatus: 'processing' },
      ],
    })
    expect((await move(id, 'shipped', 2)).error?.code).toBe('STALE')
    expect((await move(id, 'lost')).error?.code).toBe('BAD_USER_INPUT')
    expect((await move(999_999, 'shipped')).error?.code).toBe('NOT_FOUND')
    expect((await move(id, 'processing')).data.setUniformOrderStatus.version).toBe(3)
  })

  it('gives the pieces back when it is cancelled, and takes them again when it is taken up', async () => {
    const itemId = await addItem(2)
    const id = await placed(itemId, 2)
    expect(await stockOf(itemId)).toBe(0)
    expect((await cancel(id)).error).toBeNull()
    expect(await stockOf(itemId)).toBe(2)
    await placed(itemId)
    expect((await move(id, 'pending')).error?.message).toContain('is down to 1')
    await app.db('uniform_sizes').where({ itemId, name: 'S' }).update({ stock: 2 })
    expect((await move(id, 'pending')).error).toBeNull()
    expect(await stockOf(itemId)).toBe(0)
  })

  it('lets the family cancel while it is pending', async () => {
    const id = await placed(await addItem())
    const stranger = await app.addUser()
    expect((await cancel(id, stranger.cookie)).error?.code).toBe('NOT_FOUND')
    const other = await app.addUser()
    await app.db('guardianships').insert({ parentId: other.id, childId, mayDecide: false })
    expect((await cancel(id, other.cookie)).error?.code).toBe('FORBIDDEN')
    await app.db('guardianships').where({ parentId: other.id, childId }).update({ mayDecide: true })
    await move(id, 'processing')
    expect((await cancel(id, other.cookie)).error).toMatchObject({
      code: 'CONFLICT',
      message: 'This order is processing, so it can no longer be cancelled here. Please call us.',
    })
    await move(id, 'pending')
    expect((await cancel(id, other.cookie)).error).toBeNull()
  })
})

describe("an order on the family's account", () => {
  const bill = (id: number) =>
    app.graphql<{ billUniformOrder: { isBilled: boolean } }>(
      'mutation ($id: Int!) { billUniformOrder(id: $id) { isBilled } }',
      { id },
      { cookie: admin },
    )
  const bills = (): Promise<{ amountCents: number; kind: string }[]> =>
    app.db('bills').where({ childId, deletedAt: null }).select('amount_cents', 'kind')

  it('is billed once, and taken off again when staff cancel it', async () => {
    const id = await placed(await addItem(null, 12_345), 2)
    expect((await bill(id)).data.billUniformOrder.isBilled).toBe(true)
    expect(await bills()).toEqual([{ amountCents: 24_690, kind: 'uniform' }])
    expect((await bill(id)).error?.code).toBe('CONFLICT')
    expect((await cancel(id)).error?.message).toMatch(/already been charged to your account/)
    expect((await move(id, 'cancelled')).error).toBeNull()
    expect(await bills()).toEqual([])
    expect((await bill(id)).error?.message).toBe('This order has been cancelled and cannot be billed.')
    await move(id, 'pending')
    expect((await bill(id)).error).toBeNull()
    expect(await bills()).toHaveLength(1)
  })

  it('takes what was credited of it with it when staff cancel it, and leaves what was paid', async () => {
    const child = await app.addChild({}, [parent.id])
    const { data } = await send([{ itemId: await addItem(null, 40_000), size: 'S', quantity: 1 }], parent.cookie, child)
    const { id } = data.orderUniform
    await bill(id)
    const { id: billId } = await app.db('bills').where({ uniformOrderId: id }).first('id')
    const pay = { childId: child, amount: '400.00', method: 'eft', date: todayInJohannesburg() }
    const sent = [
      ['mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', { input: pay }],
      [
        'mutation ($id: Int!, $input: CreditNoteInput!) { writeCreditNote(id: $id, input: $input) { id } }',
        { id: billId, input: { amount: '100.00', reason: 'A button is missing' } },
      ],
    ] as const
    for (const [document, variables] of sent) await app.graphql(document, variables, { cookie: admin })
    expect((await move(id, 'cancelled')).error).toBeNull()
    const query = 'query ($id: Int!) { child(id: $id) { billing { creditCents } } }'
    const answer = await app.graphql<{ child: { billing: object } }>(query, { id: child }, { cookie: admin })
    expect(answer.data.child.billing).toEqual({ creditCents: 40_000 })
  })

  it('no longer stands there when staff delete its bill, and can be billed again', async () => {
    const id = await placed(await addItem(null, 5_000), 1)
    await bill(id)
    const billOf = async () => (await app.db('bills').where({ uniformOrderId: id, deletedAt: null }).first('id')).id
    const billId = await billOf()
    const isBilled = async () => {
      const document = '{ uniformOrders { edges { node { id isBilled } } } }'
      const { data } = await app.graphql<{ uniformOrders: { edges: { node: { id: number; isBilled: boolean } }[] } }>(
        document,
        {},
        { cookie: admin },
      )
      return data.uniformOrders.edges.find(({ node }) => node.id === id)?.node.isBilled
    }
    expect(await isBilled()).toBe(true)
    const document = 'mutation ($id: Int!) { deleteBill(id: $id, input: { reason: "Wrong child" }) { id } }'
    await app.graphql(document, { id: billId }, { cookie: admin })
    expect(await isBilled()).toBe(false)
    expect((await bill(id)).data.billUniformOrder.isBilled).toBe(true)

    const restore = (deleted: number) =>
      app.graphql('mutation ($id: Int!) { restoreBill(id: $id) { id } }', { id: deleted }, { cookie: admin })
    const again = await billOf()
    expect((await restore(billId)).error, 'no second bill for one order').toMatchObject({
      code: 'CONFLICT',
      message: 'This uniform order has been billed again in the meantime, so the deleted record stays deleted.',
    })
    await app.graphql(document, { id: again }, { cookie: admin })
    expect(await isBilled()).toBe(false)
    expect((await restore(billId)).error).toBeNull()
    expect(await isBilled(), 'it is the bill of the order again').toBe(true)

    await app.graphql(document, { id: billId }, { cookie: admin })
    expect((await cancel(id)).error).toBeNull()
    expect((await restore(billId)).error).toMatchObject({
      code: 'CONFLICT',
      message: 'The uniform order was cancelled, so its billing record cannot be restored.',
    })
  })

  it('is billed, cancelled, taken up again, and its bill deleted and restored at once, and nobody waits in a circle', async () => {
    const ids = await Promise.all([1, 2].map(async () => placed(await addItem())))
    for (const id of ids) await bill(id)
    const billIds: number[] = await app.db('bills').whereIn('uniformOrderId', ids).orderBy('id').pluck('id')
    const restore = 'mutation ($id: Int!) { restoreBill(id: $id) { id } }'
    const remove = 'mutation ($id: Int!) { deleteBill(id: $id, input: { reason: "Typed twice" }) { id } }'
    const deadlocks = async () => {
      const { rows } = await app.db.raw('select deadlocks from pg_stat_database where datname = current_database()')
      return Number(rows[0].deadlocks)
    }
    const before = await deadlocks()
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(
        ids.flatMap((id, index) => [
          app.graphql(restore, { id: billIds[index] }, { cookie: admin }),
          move(id, round % 2 ? 'pending' : 'cancelled'),
          app.graphql(remove, { id: billIds[index] }, { cookie: admin }),
          bill(id),
        ]),
      )
      const codes = answers.flatMap(({ error }) => error?.code ?? [])
      expect(codes.filter((code) => code !== 'CONFLICT' && code !== 'NOT_FOUND')).toEqual([])
    }
    expect(await deadlocks()).toBe(before)
  })
})

describe('the list of orders', () => {
  it('is narrowed and summed up over all pages by the server', async () => {
    const parent = await app.addParent()
    const childId = await app.addChild({ firstName: 'Zoë', lastName: 'Quagga' }, [parent.id])
    const itemId = (await app.db('uniform_items').first('id')).id
    const prices = [10_000, 20_000, 40_000]
    for (const [index, totalCents] of prices.entries()) {
      const status = index === 2 ? 'cancelled' : 'pending'
      const [{ id: orderId }] = await app
        .db('uniform_orders')
        .insert({ childId, totalCents, status, orderDate: `2026-01-0${index + 1}` })
        .returning('id')
      const name = index === 0 ? 'Yellow raincoat' : 'Boots'
      await app
        .db('uniform_order_lines')
        .insert({ orderId, itemId, name, size: '1', quantity: 1, priceCents: totalCents })
    }
    const read = async (narrowed: string) => {
      const document = `{ uniformOrders(${narrowed}) { edges { node { total } } pageInfo { hasNextPage } totalCount revenueCents } }`
      const { data } = await app.graphql<{
        uniformOrders: {
          edges: { node: { total: number } }[]
          pageInfo: { hasNextPage: boolean }
          totalCount: number
          revenueCents: number
        }
      }>(document, {}, { cookie: admin })
      const { edges, pageInfo, totalCount, revenueCents } = data.uniformOrders
      return [edges.map(({ node }) => node.total), pageInfo.hasNextPage, totalCount, revenueCents]
    }
    expect(await read(`childId: ${childId}`)).toEqual([[40_000, 20_000, 10_000], false, 3, 30_000])
    expect(await read(`childId: ${childId}, first: 1`)).toEqual([[40_000], true, 3, 30_000])
    expect(await read('search: "quagga zoe"')).toEqual([[40_000, 20_000, 10_000], false, 3, 30_000])
    expect(await read('search: "raincoat QUAGGA"')).toEqual([[10_000], false, 1, 10_000])
    expect(await read(`childId: ${childId}, status: "cancelled"`)).toEqual([[40_000], false, 1, 0])
  })
})

describe('REST: uniform orders', () => {
  it('lists them bare, newest first, and changes the status', async () => {
    const itemId = await addItem(null, 9_550)
    const id = await placed(itemId, 2)
    const url = '/api/admin/uniforms/orders'
    const list = await app.rest<Record<string, unknown>[]>('GET', url, { cookie: admin })
    const shown = {
      id,
      studentName: 'Lerato Mokoena',
      items: [{ itemId, name: 'Golf shirt', size: 'S', quantity: 2, price: 95.5 }],
      totalAmount: 191,
      status: 'pending',
      orderDate: todayInJohannesburg(),
    }
    expect(list.json[0]).toEqual(shown)
    const changed = await app.rest('PATCH', `${url}/${id}`, { cookie: admin, body: { status: 'shipped' } })
    expect(changed.json).toEqual({
      success: true,
      message: 'Order status updated',
      order: { ...shown, status: 'shipped' },
    })
    expect((await app.rest('PATCH', `${url}/${id}`, { cookie: admin, body: { status: 'gone' } })).status).toBe(400)
  })
})

it('the figures leave out what was cancelled', async () => {
  const query = `{ uniformFigures {
    totalOrders totalRevenue itemsInCatalog pendingOrders byMonth { name count revenue } byItem { name count revenue }
  } }`
  interface Figures {
    uniformFigures: { totalOrders: number; totalRevenue: number; pendingOrders: number; byMonth: unknown[] }
  }
  const read = async () => (await app.graphql<Figures>(query, {}, { cookie: admin })).data.uniformFigures
  const before = await read()
  const itemId = await addItem(null, 10_000)
  await placed(itemId, 3)
  await cancel(await placed(itemId))
  const after = await read()
  expect(after.totalOrders).toBe(before.totalOrders + 2)
  expect(after.totalRevenue).toBe(before.totalRevenue + 30_000)
  expect(after.pendingOrders).toBe(before.pendingOrders + 1)
  expect(after.byMonth).toHaveLength(6)
  expect(after.byMonth.at(-1)).toMatchObject({ name: todayInJohannesburg().slice(0, 7) })
  expect(after).toHaveProperty('byItem', expect.arrayContaining([{ name: 'Golf shirt', count: 3, revenue: 30_000 }]))
})
