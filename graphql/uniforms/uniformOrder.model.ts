import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import {
  day,
  float,
  int,
  many,
  maybe,
  moment,
  named,
  output,
  text,
  withFields,
} from '#graphql/platform/graphql/output.ts'
import type { OrderStatus } from './uniforms.rules.ts'

@ObjectType('UniformOrderLine', { description: 'One item of an order, as it was on the day of the order.' })
export class UniformOrderLine extends withFields(NumberedRow, {
  itemId: int('The item.'),
  name: text('Name of the item.'),
  size: text('The size.'),
  quantity: int('Quantity.'),
  priceCents: named('price', int('Unit price, in cents.')),
}) {
  static override tableName = 'uniform_order_lines'

  orderId!: number
}

@ObjectType('UniformOrderEvent', { description: 'A status change of an order.' })
export class UniformOrderEvent extends withFields(NumberedRow, {
  fromStatus: maybe(text<OrderStatus>('Old status; null for the order itself.')),
  toStatus: text<OrderStatus>('New status.'),
  createdAt: moment('When it was changed.'),
}) {
  static override tableName = 'uniform_order_events'

  orderId!: number
  authorId!: number | null
}

@ObjectType('UniformOrder', { description: 'An order of uniform items for a child.' })
export class UniformOrder extends withFields(VersionedRow, {
  childId: int('The child it is for.'),
  status: text<OrderStatus>('pending, processing, shipped, delivered or cancelled.'),
  orderDate: day('Order date.'),
  note: maybe(text('Note by the person who ordered.')),
  totalCents: named('total', int('Total, in cents.')),
}) {
  static override tableName = 'uniform_orders'
  static override entity = 'uniformOrder'
  static override displayName = 'order'

  orderedBy!: number | null
}

export const UniformOrderConnection = connectionOf(UniformOrder, 'UniformOrder', 'uniform orders')

export const UniformShare = output('UniformShare', 'Orders of a month, or of an item. Cancelled ones do not count.', {
  name: text('The month, yyyy-MM, or the name of the item.'),
  count: int('Orders in the month, or items sold.'),
  revenue: float('Total, in cents.'),
})
export type UniformShare = InstanceType<typeof UniformShare>

export const UniformFigures = output('UniformFigures', 'Uniform shop statistics.', {
  totalOrders: int('All orders, even cancelled.'),
  totalRevenue: float('Total of all orders not cancelled, in cents.'),
  itemsInCatalog: int('Items of the catalogue that can be ordered.'),
  pendingOrders: int('Pending orders.'),
  byMonth: many(UniformShare, 'The last six months, earliest first.'),
  byItem: many(UniformShare, 'The items with the highest revenue, at most eight.'),
})
export type UniformFigures = InstanceType<typeof UniformFigures>
