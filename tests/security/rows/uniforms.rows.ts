import { expect } from 'vitest'
import { orderUniform } from '#graphql/uniforms/orders.service.ts'
import { sendTwice } from '../repeated.ts'
import {
  type Guardian,
  hasNoChild,
  type OperationRows,
  refused,
  type RouteRows,
  type ServiceRows,
  isStranger,
} from '../row.ts'
import type { Person, World } from '../people.ts'

const hatOf = async ({ server: { db } }: World): Promise<number> =>
  (await db('uniform_items').where({ name: 'Sun hat' }).first('id')).id

const itemInput = (world: World) => ({
  name: `Shirt ${world.serial()}`,
  price: '180.00',
  sizes: ['2-3', '3-4'],
  category: 'Shirt',
})

/** An item that no other row needs; nobody can order it. */
async function someItem(world: World): Promise<number> {
  const { db } = world.server
  const row = { name: `Item ${world.serial()}`, category: 'Bag', priceCents: 12_000, isActive: false }
  const [{ id }] = await db('uniform_items').insert(row).returning('id')
  await db('uniform_sizes').insert({ itemId: id, name: 'M', position: 0 })
  return id
}

async function someOrder(world: World, childId: number, status = 'pending'): Promise<number> {
  const { db } = world.server
  const row = { childId, totalCents: 9_500, orderDate: world.today, status }
  const [{ id: orderId }] = await db('uniform_orders').insert(row).returning('id')
  const line = {
    orderId,
    itemId: await hatOf(world),
    name: 'Sun hat',
    size: 'One size',
    quantity: 1,
    priceCents: 9_500,
  }
  await db('uniform_order_lines').insert(line)
  return orderId
}

/** Whom the child is none of: they try that of another family. */
const isForeign = (who: Person) => who === 'parent' || hasNoChild(who)

/** The child that somebody orders for. */
const childOrderedFor = ({ children }: World, who: Person) => {
  if (who === 'otherParent' || who === 'teacher') return children[who]
  return who === 'admin' ? children.unlinked : children.otherParent
}

/** An order for the child of the person who cancels it; a parent tries that of another family, an admin has no child. */
const orderToCancel = (world: World, who: Person) => someOrder(world, childOrderedFor(world, who))

const ordersOf = ({ server: { db } }: World, childId?: number) => {
  const query = db('uniform_orders').orderBy([
    { column: 'order_date', order: 'desc' },
    { column: 'id', order: 'desc' },
  ])
  return childId === undefined ? query : query.where({ childId })
}

const rows = async (world: World, childId?: number) =>
  (await ordersOf(world, childId)).map(({ id, childId: of, note }) => ({ id, childId: of, note }))

export const uniformOperations: OperationRows = {
  'Query.uniformItems': {
    may: 'admin',
    document: '{ uniformItems { id isActive sizes { name stock } } }',
    sees: async ({ server: { db } }) => ({
      uniformItems: expect.arrayContaining(
        (await db('uniform_items')).map(({ id, isActive }) => ({ id, isActive, sizes: expect.any(Array) })),
      ),
    }),
  },
  'Query.uniformCatalogue': {
    may: 'signed in',
    document: '{ uniformCatalogue { name sizes { name } } }',
    sees: async ({ server: { db } }, who) => ({
      uniformCatalogue: isStranger(who)
        ? []
        : (await db('uniform_items').where({ isActive: true }).orderBy(['category', 'name', 'id'])).map(({ name }) => ({
            name,
            sizes: expect.any(Array),
          })),
    }),
  },
  'Query.uniformOrders': {
    may: 'admin',
    document: '{ uniformOrders(first: 200) { edges { node { id childId note } } totalCount revenueCents } }',
    sees: async (world) => {
      const all = await rows(world)
      const edges = all.map((node) => ({ node }))
      return { uniformOrders: { edges, totalCount: all.length, revenueCents: expect.any(Number) } }
    },
  },
  'Query.myUniformOrders': {
    may: 'signed in',
    document: '{ myUniformOrders { id childId note } }',
    sees: async (world, who) => ({
      myUniformOrders: who === 'admin' || hasNoChild(who) ? [] : await rows(world, world.children[who as Guardian]),
    }),
  },
  'Query.uniformFigures': {
    may: 'admin',
    document: '{ uniformFigures { totalOrders itemsInCatalog } }',
    sees: async (world) => ({
      uniformFigures: {
        totalOrders: (await ordersOf(world)).length,
        itemsInCatalog: (await world.server.db('uniform_items').where({ isActive: true })).length,
      },
    }),
  },
  'Mutation.createUniformItem': {
    may: 'admin',
    document: 'mutation ($input: UniformItemInput!) { createUniformItem(input: $input) { name price } }',
    variables: (world) => ({ input: { ...itemInput(world), isActive: false } }),
    sees: (_world, _who, { input }) => ({
      createUniformItem: { name: (input as { name: string }).name, price: 18_000 },
    }),
  },
  'Mutation.updateUniformItem': {
    may: 'admin',
    document: 'mutation ($input: UniformItemChangeInput!) { updateUniformItem(input: $input) { id category } }',
    variables: async (world) => ({ input: { id: await someItem(world), category: 'Shoes' } }),
    sees: (_world, _who, { input }) => ({
      updateUniformItem: { id: (input as { id: number }).id, category: 'Shoes' },
    }),
  },
  'Mutation.setUniformStock': {
    may: 'admin',
    document: 'mutation ($input: UniformStockInput!) { setUniformStock(input: $input) { id } }',
    variables: async (world) => ({ input: { itemId: await someItem(world), sizes: [{ size: 'M', stock: 3 }] } }),
    sees: (_world, _who, { input }) => ({ setUniformStock: { id: (input as { itemId: number }).itemId } }),
  },
  'Mutation.orderUniform': {
    may: 'signed in',
    document: 'mutation ($input: UniformOrderInput!) { orderUniform(input: $input) { childId total status } }',
    variables: async (world, who) => ({
      input: {
        childId: childOrderedFor(world, who),
        lines: [{ itemId: await hatOf(world), size: 'One size', quantity: 2 }],
      },
    }),
    sees: (world, who) =>
      isForeign(who)
        ? refused('NOT_FOUND')
        : { orderUniform: { childId: childOrderedFor(world, who), total: 19_000, status: 'pending' } },
  },
  'Mutation.setUniformOrderStatus': {
    may: 'admin',
    document: `mutation ($id: Int!, $input: UniformOrderStatusInput!) {
      setUniformOrderStatus(id: $id, input: $input) { id status }
    }`,
    variables: async (world) => ({ id: await someOrder(world, world.children.unlinked), input: { status: 'shipped' } }),
    sees: (_world, _who, { id }) => ({ setUniformOrderStatus: { id, status: 'shipped' } }),
  },
  'Mutation.billUniformOrder': {
    may: 'admin',
    document: 'mutation ($id: Int!) { billUniformOrder(id: $id) { id isBilled } }',
    variables: async (world) => ({ id: await someOrder(world, await world.server.addChild()) }),
    sees: (_world, _who, { id }) => ({ billUniformOrder: { id, isBilled: true } }),
  },
  'Mutation.cancelUniformOrder': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { cancelUniformOrder(id: $id) { id status } }',
    variables: async (world, who) => ({ id: await orderToCancel(world, who) }),
    sees: (_world, who, { id }) =>
      isForeign(who) || who === 'admin' ? refused('NOT_FOUND') : { cancelUniformOrder: { id, status: 'cancelled' } },
  },
}

export const uniformRoutes: RouteRows = {
  'GET /api/admin/uniforms/items': {
    may: 'admin',
    sees: async ({ server: { db } }) => ({
      success: true,
      items: expect.arrayContaining(
        (await db('uniform_items')).map(({ id, name }) => expect.objectContaining({ id, name })),
      ),
    }),
  },
  'POST /api/admin/uniforms/items': {
    may: 'admin',
    body: (world) => ({ ...itemInput(world), isActive: false }),
    sees: () => ({
      success: true,
      message: 'Uniform item added successfully',
      item: expect.objectContaining({ price: 180, sizes: ['2-3', '3-4'] }),
    }),
  },
  'GET /api/admin/uniforms/orders': {
    may: 'admin',
    sees: async (world) => (await ordersOf(world)).map(({ id }) => expect.objectContaining({ id })),
  },
  'PATCH /api/admin/uniforms/orders/:id': {
    may: 'admin',
    id: (world) => someOrder(world, world.children.unlinked),
    body: () => ({ status: 'processing' }),
    sees: () => ({
      success: true,
      message: 'Order status updated',
      order: expect.objectContaining({ status: 'processing' }),
    }),
  },
}

export const uniformServices: ServiceRows = {
  'a repeated order that is for another child by now': {
    may: 'signed in',
    call: async (context, world, who) => {
      const { server } = world
      const lines = [{ itemId: await hatOf(world), size: 'One size', quantity: 1 }]
      const input = { childId: childOrderedFor(world, who), lines }
      const send = (again: typeof context) => orderUniform(again, input)
      const order = await sendTwice(context, send, async ({ id }) =>
        server
          .db('uniform_orders')
          .where({ id })
          .update({ childId: await server.addChild() }),
      )
      return order.status
    },
    sees: (_world, who) => {
      if (isForeign(who)) return refused('NOT_FOUND')
      return who === 'admin' ? 'pending' : refused('CONFLICT')
    },
  },
}
