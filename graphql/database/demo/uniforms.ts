import type { Knex } from 'knex'
import { addDays, addMonths, ageOn } from '#graphql/values/dates.ts'
import { type OrderStatus, orderSteps } from '#graphql/uniforms/uniforms.rules.ts'
import { momentAgo } from './moment.ts'

const ages = ['12-18 m', '2-3', '3-4', '4-5', '5-6']

interface DemoItem {
  name: string
  category: string
  priceCents: number
  description: string
  sizes: string[]
  /** Pieces of each size; null where nobody counts. */
  stock: number[] | null
}

/** The catalogue of the demo centre. */
const catalogue: DemoItem[] = [
  {
    name: 'Golf shirt',
    category: 'Shirt',
    priceCents: 18_000,
    sizes: ages,
    stock: [4, 9, 12, 7, 3],
    description: 'Teal, short sleeves, the kiewiet on the chest.',
  },
  {
    name: 'Long-sleeve shirt',
    category: 'Shirt',
    priceCents: 21_000,
    sizes: ages,
    stock: [2, 5, 6, 0, 4],
    description: 'The same shirt for cool mornings.',
  },
  {
    name: 'Play shorts',
    category: 'Shorts',
    priceCents: 14_000,
    sizes: ages,
    stock: [6, 11, 8, 9, 5],
    description: 'Soft cotton with an elastic waist.',
  },
  {
    name: 'Summer dress',
    category: 'Dress',
    priceCents: 22_000,
    sizes: ages.slice(1),
    stock: [4, 4, 2, 1],
    description: 'Light cotton, easy to put on.',
  },
  {
    name: 'Sun hat',
    category: 'Hat',
    priceCents: 9_500,
    sizes: ['Small', 'Large'],
    stock: [14, 22],
    description: 'Wide brim and a chin strap; worn outside every day.',
  },
  {
    name: 'Tracksuit',
    category: 'Tracksuit',
    priceCents: 42_000,
    sizes: ages.slice(1),
    stock: null,
    description: 'Jacket and trousers. Ordered from the supplier; please allow two weeks.',
  },
  {
    name: 'Backpack',
    category: 'Bag',
    priceCents: 16_000,
    sizes: ['One size'],
    stock: [18],
    description: 'Fits a lunch box, a bottle and spare clothes.',
  },
  {
    name: 'Art apron',
    category: 'Other',
    priceCents: 8_000,
    sizes: ['Small', 'Large'],
    stock: [10, 3],
    description: 'Wipes clean; stays at the centre.',
  },
]

/** `of` counts the children from the demo parent's own, so that both have something; lines are item, size, pieces; what comes by age is ordered in that of the child. */
const orders: { of: number; ago: number; status: OrderStatus; lines: [number, number, number][]; note?: string }[] = [
  { of: 2, ago: 158, status: 'delivered', lines: [[5, 1, 1]] },
  {
    of: 3,
    ago: 149,
    status: 'delivered',
    lines: [
      [1, 2, 2],
      [5, 1, 1],
    ],
  },
  { of: 4, ago: 121, status: 'delivered', lines: [[0, 3, 2]] },
  { of: 5, ago: 117, status: 'cancelled', lines: [[3, 1, 1]] },
  {
    of: 1,
    ago: 96,
    status: 'delivered',
    lines: [
      [0, 3, 2],
      [2, 3, 2],
    ],
  },
  {
    of: 6,
    ago: 88,
    status: 'delivered',
    lines: [
      [4, 0, 1],
      [6, 0, 1],
    ],
  },
  { of: 7, ago: 63, status: 'delivered', lines: [[2, 1, 3]] },
  {
    of: 8,
    ago: 59,
    status: 'delivered',
    lines: [
      [3, 2, 2],
      [4, 1, 1],
    ],
  },
  {
    of: 0,
    ago: 41,
    status: 'delivered',
    lines: [
      [0, 1, 2],
      [4, 0, 1],
    ],
  },
  {
    of: 9,
    ago: 34,
    status: 'delivered',
    lines: [
      [6, 0, 1],
      [7, 1, 1],
    ],
  },
  { of: 10, ago: 19, status: 'shipped', lines: [[5, 2, 1]] },
  {
    of: 11,
    ago: 12,
    status: 'shipped',
    lines: [
      [0, 4, 3],
      [2, 4, 2],
    ],
  },
  { of: 1, ago: 9, status: 'processing', lines: [[5, 2, 1]], note: 'Please write his name inside the jacket.' },
  { of: 12, ago: 5, status: 'processing', lines: [[3, 0, 2]] },
  {
    of: 13,
    ago: 3,
    status: 'pending',
    lines: [
      [1, 2, 1],
      [0, 2, 1],
    ],
  },
  { of: 14, ago: 1, status: 'pending', lines: [[4, 1, 2]] },
  {
    of: 0,
    ago: 1,
    status: 'pending',
    lines: [
      [3, 0, 1],
      [4, 0, 1],
    ],
  },
]

/** The status that an order went through on its way, one every three days at most. */
const wayOf = (status: OrderStatus): OrderStatus[] =>
  status === 'cancelled' ? ['pending', 'cancelled'] : orderSteps.slice(0, orderSteps.indexOf(status) + 1)

interface Family {
  childId: number
  parentId: number
  dateOfBirth: string
}

/** The children from two years on with who is asked first, those of the demo parent at the top; babies wear no uniform. */
const familiesOf = (db: Knex, parentId: number, today: string): Promise<Family[]> =>
  db('guardianships')
    .where({ isPrimary: true })
    .where('date_of_birth', '<=', addMonths(today, -24))
    .orderByRaw('(parent_id = ?) desc, child_id', [parentId])
    .join('children', 'children.id', 'guardianships.child_id')
    .select('child_id', 'parent_id', 'date_of_birth')

/** The size of a child of so many years; the smallest one for those who are younger, the largest for those who are older. */
const sizeOf = (sizes: readonly string[], years: number) =>
  sizes.find((size) => size.startsWith(`${years}-`)) ?? (years < 2 ? sizes[0] : sizes.at(-1))

/** Eight items, and seventeen orders of the last five months in every status. */
export async function insertUniforms(db: Knex, today: string, people: { parentId: number; adminId: number }) {
  const items: { id: number }[] = await db('uniform_items')
    .insert(catalogue.map(({ sizes: _sizes, stock: _stock, ...item }) => item))
    .returning('id')
  await db('uniform_sizes').insert(
    catalogue.flatMap(({ sizes, stock }, index) =>
      sizes.map((name, position) => ({ itemId: items[index]?.id, name, position, stock: stock?.[position] ?? null })),
    ),
  )
  const families = await familiesOf(db, people.parentId, today)
  const placed = orders.map((order) => {
    const { childId, parentId, dateOfBirth } = families[order.of] as Family
    const date = addDays(today, -order.ago)
    const { years } = ageOn(dateOfBirth, date)
    const lines = order.lines.map(([item, size, quantity]) => {
      const { name, priceCents, sizes } = catalogue[item] as DemoItem
      return {
        itemId: items[item]?.id,
        name,
        size: ages.includes(sizes[size] ?? '') ? sizeOf(sizes, years) : sizes[size],
        quantity,
        priceCents,
      }
    })
    return { ...order, childId, parentId, lines, date }
  })
  const rows: { id: number }[] = await db('uniform_orders')
    .insert(
      placed.map(({ childId, parentId, status, lines, ago, date, note = null }) => ({
        childId,
        orderedBy: parentId,
        status,
        totalCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
        orderDate: date,
        note,
        createdAt: momentAgo(today, ago, 9),
      })),
    )
    .returning('id')
  const orderId = (index: number) => rows[index]?.id
  await db('uniform_order_lines').insert(
    placed.flatMap(({ lines }, index) => lines.map((line) => ({ ...line, orderId: orderId(index) }))),
  )
  await db('uniform_order_events').insert(
    placed.flatMap(({ status, ago, parentId }, index) => {
      const way = wayOf(status)
      const pause = Math.min(3, Math.floor(ago / way.length))
      return way.map((toStatus, step) => ({
        orderId: orderId(index),
        authorId: step === 0 || toStatus === 'cancelled' ? parentId : people.adminId,
        fromStatus: way[step - 1] ?? null,
        toStatus,
        createdAt: momentAgo(today, ago - step * pause, 9 + step),
      }))
    }),
  )
}
