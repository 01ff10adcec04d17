import { formatLines, type OrderStatus, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { count, fullName } from '#web/admin/shared/format.ts'
import type { UniformItemsQuery, UniformOrdersQuery } from './uniforms.generated.ts'

export type UniformOrder = UniformOrdersQuery['uniformOrders']['edges'][number]['node']

export const studentOf = ({ child }: Pick<UniformOrder, 'child'>) => (child ? fullName(child) : 'Unknown')

/** The orders as a file or on paper, the head first. */
export const orderRows = (orders: readonly UniformOrder[]): string[][] => [
  ['Order', 'Date', 'Student', 'Items', 'Total', 'Status', 'Note'],
  ...orders.map((order) => [
    String(order.id),
    order.orderDate,
    studentOf(order),
    formatLines(order.lines),
    formatRand(order.total),
    orderStatusLabels[order.status as OrderStatus],
    order.note ?? '',
  ]),
]

export type UniformItem = UniformItemsQuery['uniformItems'][number]
type Size = UniformItem['sizes'][number]

export const formatSizes = (sizes: readonly Pick<Size, 'name'>[]) => sizes.map(({ name }) => name).join(', ')

/** Sizes of which there is none left. */
export const soldOut = (sizes: readonly Size[]) => sizes.filter(({ stock }) => stock === 0)

/** "35 items", or that nobody counts. */
export function formatStock(sizes: readonly Size[]): string {
  const counted = sizes.filter(({ stock }) => stock !== null)
  if (counted.length === 0) return 'Not counted'
  return count(
    counted.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    'item',
  )
}

/** What is to be reported of the shelf: all items, and what is sold out. */
export const soldOutText = (sizes: readonly Size[]) =>
  soldOut(sizes).length === sizes.length ? 'Sold out' : `Sold out: ${formatSizes(soldOut(sizes))}`
