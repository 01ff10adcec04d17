import { matches } from '#graphql/values/search.ts'
import { childPickers } from '#web/admin/shared/people/pickerMocks.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  AddUniformOrderDocument,
  BillUniformOrderDocument,
  ChildOrdersDocument,
  CreateUniformItemDocument,
  SetUniformOrderStatusDocument,
  SetUniformStockDocument,
  UniformFiguresDocument,
  UniformItemsDocument,
  UniformOrdersDocument,
  UpdateUniformItemDocument,
} from './uniforms.generated.ts'
import { studentOf, type UniformItem, type UniformOrder } from './uniforms.ts'

const sizes = (id: number, names: string[], stock: (number | null)[]) =>
  names.map((name, index) => ({ id: id * 10 + index, name, stock: stock[index] ?? null }))

const item = (
  id: number,
  name: string,
  category: string,
  price: number,
  more: Partial<UniformItem> = {},
): UniformItem => ({
  id,
  name,
  category,
  price,
  description: null,
  isActive: true,
  version: 1,
  sizes: sizes(id, ['2-3', '3-4', '4-5'], [9, 12, 0]),
  ...more,
})

const sampleItems = (): UniformItem[] => [
  item(1, 'Golf shirt', 'Shirt', 18_000, { description: 'Teal, short sleeves, the kiewiet on the chest.' }),
  item(2, 'Sun hat', 'Hat', 9_500, { sizes: sizes(2, ['Small', 'Large'], [14, 22]) }),
  item(3, 'Tracksuit', 'Tracksuit', 42_000, { sizes: sizes(3, ['2-3', '3-4'], []) }),
  item(4, 'Winter coat with a hood and a very long name', 'Coats', 65_000, { isActive: false }),
]

const order = (
  id: number,
  child: [number, string, string],
  lines: [string, string, number, number][],
  more: Partial<UniformOrder> = {},
): UniformOrder => ({
  id,
  childId: child[0],
  status: 'pending',
  total: lines.reduce((sum, [, , quantity, price]) => sum + quantity * price, 0),
  orderDate: '2026-11-09',
  note: null,
  isBilled: false,
  version: 1,
  child: { id: child[0], firstName: child[1], lastName: child[2] },
  lines: lines.map(([name, size, quantity, price], index) => ({ id: id * 10 + index, name, size, quantity, price })),
  history: [{ id: id * 10, fromStatus: null, toStatus: 'pending', createdAt: '2026-11-09T07:12:00.000Z' }],
  ...more,
})

export const sampleOrders = (): UniformOrder[] => [
  order(
    3,
    [1, 'Lerato', 'Mokoena'],
    [
      ['Golf shirt', '3-4', 2, 18_000],
      ['Sun hat', 'Small', 1, 9_500],
    ],
    { note: 'Please write her name inside.' },
  ),
  order(2, [3, 'Sipho', 'Dlamini'], [['Tracksuit', '3-4', 1, 42_000]], { status: 'shipped', orderDate: '2026-10-28' }),
  order(1, [2, 'Zoë', 'van Wyk'], [['Golf shirt', '2-3', 1, 18_000]], { status: 'cancelled', orderDate: '2026-10-02' }),
]

/** What the shop of the demo centre sells. */
export const busyItems = (): UniformItem[] => [
  ...sampleItems(),
  item(5, 'Long-sleeve shirt', 'Shirt', 21_000, { description: 'The same shirt for cool mornings.' }),
  item(6, 'Play shorts', 'Shorts', 14_000, { description: 'Soft cotton with an elastic waist.' }),
  item(7, 'Summer dress', 'Dress', 22_000, { sizes: sizes(7, ['2-3', '3-4', '4-5', '5-6'], [4, 4, 2, 1]) }),
  item(8, 'Book bag', 'Bag', 12_000, { sizes: sizes(8, ['One size'], [31]) }),
]

const childrenWhoOrder: [number, string, string][] = [
  [1, 'Lerato', 'Mokoena'],
  [3, 'Sipho', 'Dlamini'],
  [2, 'Zoë', 'van Wyk'],
  [4, 'Keabetswe Reitumetse', 'Mosimanegape-Lekgoathi'],
]
const statuses = ['pending', 'pending', 'processing', 'shipped', 'delivered', 'delivered', 'cancelled']

/** The orders of the last weeks, in every status; some are billed. */
export const busyOrders = (): UniformOrder[] =>
  Array.from({ length: 14 }, (_, index) => {
    const child = childrenWhoOrder[index % 4] ?? [1, 'Lerato', 'Mokoena']
    const status = statuses[index % 7] ?? 'pending'
    const lines: [string, string, number, number][] = [['Golf shirt', '3-4', 1 + (index % 3), 18_000]]
    if (index % 3 === 0) lines.push(['Sun hat', 'Small', 1, 9_500])
    if (index % 5 === 3) lines.push(['Tracksuit', '3-4', 1, 42_000], ['Play shorts', '3-4', 2, 14_000])
    return order(40 - index, child, lines, {
      status,
      orderDate: `2026-11-${String(23 - index).padStart(2, '0')}`,
      note: index === 3 ? 'Please write her name inside, and keep it at the office until Friday.' : null,
      isBilled: status === 'delivered' || status === 'shipped',
    })
  })

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']

/** What the shop has sold in half a year. */
export const busyFigures = {
  totalOrders: 86,
  totalRevenue: 2_874_500,
  itemsInCatalog: 7,
  pendingOrders: 4,
  byMonth: [345_000, 612_000, 288_500, 231_000, 459_000, 939_000].map((revenue, index) => ({
    name: months[index] ?? '',
    count: Math.round(revenue / 33_000),
    revenue,
  })),
  byItem: [
    { name: 'Golf shirt', count: 64, revenue: 1_152_000 },
    { name: 'Tracksuit', count: 19, revenue: 798_000 },
    { name: 'Long-sleeve shirt', count: 22, revenue: 462_000 },
    { name: 'Play shorts', count: 18, revenue: 252_000 },
    { name: 'Sun hat', count: 22, revenue: 210_500 },
  ],
}

/** Answers everything that the section asks, and keeps what is changed. `overrides` win. */
export function uniformServer(overrides: Mock[] = [], items = sampleItems(), orders = sampleOrders()): Mock[] {
  const missing = () => failure('This was not found.', 'NOT_FOUND')
  return [
    ...overrides,
    ...childPickers,
    mockOf(UniformItemsDocument, () => ({ uniformItems: items })),
    mockOf(UniformOrdersDocument, ({ childId, status, search, ...page }) => {
      const found = orders.filter(
        (each) =>
          (!childId || each.childId === childId) &&
          (!status || each.status === status) &&
          matches(search ?? '', studentOf(each), ...each.lines.map(({ name }) => name)),
      )
      const sold = found.filter((each) => each.status !== 'cancelled')
      return {
        uniformOrders: { ...pageOf(found, page), revenueCents: sold.reduce((sum, { total }) => sum + total, 0) },
      }
    }),
    mockOf(ChildOrdersDocument, ({ childId }) => ({
      uniformOrders: pageOf(
        orders.filter((each) => each.childId === childId),
        { first: 3 },
      ),
    })),
    mockOf(UniformFiguresDocument, () => ({
      uniformFigures: {
        totalOrders: orders.length,
        totalRevenue: 87_500,
        itemsInCatalog: items.filter(({ isActive }) => isActive).length,
        pendingOrders: 1,
        byMonth: months.map((name, index) => ({ name, count: index, revenue: index * 17_500 })),
        byItem: [
          { name: 'Tracksuit', count: 1, revenue: 42_000 },
          { name: 'Golf shirt', count: 2, revenue: 36_000 },
          { name: 'Sun hat', count: 1, revenue: 9_500 },
        ],
      },
    })),
    mockOf(CreateUniformItemDocument, ({ input }) => {
      const id = items.length + 1
      const price = Math.round(Number(input.price) * 100)
      items.push(item(id, input.name, input.category, price, { sizes: sizes(id, [input.sizes].flat(), []) }))
      return { createUniformItem: { id, version: 1 } }
    }),
    mockOf(UpdateUniformItemDocument, ({ input }) => {
      const there = items.find(({ id }) => id === input.id)
      if (!there) return missing()
      there.version += 1
      if (input.isActive != null) there.isActive = input.isActive
      if (input.name != null) there.name = input.name
      return { updateUniformItem: there }
    }),
    mockOf(SetUniformStockDocument, ({ input }) => {
      const there = items.find(({ id }) => id === input.itemId)
      if (!there) return missing()
      const counted = [input.sizes].flat()
      there.sizes = there.sizes.map((size) => {
        const given = counted.find((each) => each.size === size.name)
        return given ? { ...size, stock: given.stock ?? null } : size
      })
      return { setUniformStock: there }
    }),
    mockOf(SetUniformOrderStatusDocument, ({ id, input }) => {
      const there = orders.find((each) => each.id === id)
      if (!there) return missing()
      const createdAt = '2026-11-10T08:00:00.000Z'
      there.history = [...there.history, { id: 99, fromStatus: there.status, toStatus: input.status, createdAt }]
      there.status = input.status
      there.version += 1
      return { setUniformOrderStatus: there }
    }),
    mockOf(BillUniformOrderDocument, ({ id }) => {
      const there = orders.find((each) => each.id === id)
      if (!there) return missing()
      there.isBilled = true
      there.version += 1
      return { billUniformOrder: there }
    }),
    mockOf(AddUniformOrderDocument, { orderUniform: { id: 4, version: 1 } }),
  ]
}
