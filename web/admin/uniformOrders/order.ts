import { linesInWords, type OrderStatus, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { fullName } from '../shared/people/format.ts'
import type { UniformOrdersQuery } from './uniforms.generated.ts'

export type UniformOrder = UniformOrdersQuery['uniformOrders']['edges'][number]['node']

export const studentOf = ({ child }: Pick<UniformOrder, 'child'>) => (child ? fullName(child) : 'Unknown')

/** The orders as a file or on paper, the head first. */
export const orderRows = (orders: readonly UniformOrder[]): string[][] => [
  ['Order', 'Date', 'Student', 'Items', 'Total', 'Status', 'Note'],
  ...orders.map((order) => [
    String(order.id),
    order.orderDate,
    studentOf(order),
    linesInWords(order.lines),
    formatRand(order.total),
    orderStatusLabels[order.status as OrderStatus],
    order.note ?? '',
  ]),
]
