import * as z from 'zod/mini'
import { listQuerySchema, requestedPage } from '#graphql/data/paginate.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { day, done, maybe, number, shaped, success, text, yes } from '#graphql/platform/rest/answer.ts'
import type { Context } from '#graphql/platform/context.ts'
import { adminRoute, allAs, changed, listed } from '#graphql/platform/rest/route.ts'
import { createUniformItem, listUniformItems, sizesOf } from './items.service.ts'
import { linesOf, listUniformOrders, setUniformOrderStatus } from './orders.service.ts'
import type { UniformItem } from './uniformItem.model.ts'
import type { UniformOrder } from './uniformOrder.model.ts'
import { orderStatuses } from './uniforms.rules.ts'
import { uniformItemSchema, uniformOrderStatusSchema } from './uniforms.schema.ts'

/** An amount in rand, with cents behind the point: admin specification, section 5. */
const amount = z.number()

const item = z.object({
  id: number,
  name: text,
  description: maybe(text),
  price: amount,
  sizes: z.array(text),
  category: text,
  isActive: yes,
})
const line = z.object({ itemId: number, name: text, size: text, quantity: number, price: amount })
const order = z.object({
  id: number,
  studentName: maybe(text),
  items: z.array(line),
  totalAmount: amount,
  status: z.enum(orderStatuses),
  orderDate: day,
})

const rand = (cents: number) => cents / 100

const presentItem = async (context: Context, row: UniformItem) => {
  const sizes = (await sizesOf(context).load(row.id)).map(({ name }) => name)
  return shaped(item)({ ...row, price: rand(row.priceCents), sizes })
}

async function presentOrder(context: Context, row: UniformOrder) {
  const [child, lines] = await Promise.all([visibleChild(context, row.childId), linesOf(context).load(row.id)])
  return shaped(order)({
    ...row,
    studentName: child && `${child.firstName} ${child.lastName}`,
    items: lines.map((each) => shaped(line)({ ...each, price: rand(each.priceCents) })),
    totalAmount: rand(row.totalCents),
  })
}

export const uniformRoutes = [
  adminRoute.get('/api/admin/uniforms/items', {
    summary: 'The uniform catalogue',
    answer: success({ items: z.array(item) }),
    handle: async ({ context }) =>
      allAs('items', await listUniformItems(context), (each) => presentItem(context, each)),
  }),
  adminRoute.post('/api/admin/uniforms/items', {
    summary: 'Adds an item to the uniform catalogue',
    body: uniformItemSchema,
    status: 201,
    answer: done({ item }),
    handle: async ({ context, body }) =>
      changed('Uniform item added successfully', {
        item: await presentItem(context, await createUniformItem(context, body)),
      }),
  }),
  adminRoute.get('/api/admin/uniforms/orders', {
    summary: 'The uniform orders, newest first',
    query: listQuerySchema,
    answer: z.array(order),
    handle: async ({ context, query }) =>
      listed(await listUniformOrders(context, requestedPage(query)), (row) => presentOrder(context, row)),
  }),
  adminRoute.patch('/api/admin/uniforms/orders/:id', {
    summary: 'Sets the status of a uniform order',
    body: uniformOrderStatusSchema,
    answer: done({ order }),
    handle: async ({ context, body, id }) =>
      changed('Order status updated', {
        order: await presentOrder(context, await setUniformOrderStatus(context, id, body)),
      }),
  }),
]
