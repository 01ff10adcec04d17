import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { day, float, int, many, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { OrderStatus } from './uniforms.rules.ts'

@ObjectType('UniformOrderLine', { description: 'One item of an order, as it was on the day of the order.' })
export class UniformOrderLine extends withFields(NumberedRow, {
  itemId: int('The item.'),
  name: text('What the item was called.'),
  size: text('The size.'),
  quantity: int('How many pieces.'),
}) {
  static override tableName = 'uniform_order_lines'

  @Field(() => Int, { name: 'price', description: 'Price of one piece, in cents.' })
  priceCents!: number

  orderId!: number
}

@ObjectType('UniformOrderEvent', { description: 'A change of the status of an order.' })
export class UniformOrderEvent extends withFields(NumberedRow, {
  fromStatus: maybe(text<OrderStatus>('The status before; null for the order itself.')),
  toStatus: text<OrderStatus>('The status from then on.'),
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
  orderDate: day('The day of the order.'),
  note: maybe(text('A note of the person who ordered.')),
}) {
  static override tableName = 'uniform_orders'
  static override entity = 'uniformOrder'
  static override displayName = 'order'

  @Field(() => Int, { name: 'total', description: 'What it costs, in cents.' })
  totalCents!: number

  orderedBy!: number | null
}

export const UniformOrderConnection = connectionOf(UniformOrder, 'UniformOrder', 'uniform orders')

export const UniformShare = output('UniformShare', 'Orders of a month, or of an item. Cancelled ones do not count.', {
  name: text('The month, yyyy-MM, or the name of the item.'),
  count: int('Orders of the month, or pieces of the item.'),
  revenue: float('What they cost together, in cents.'),
})
export type UniformShare = InstanceType<typeof UniformShare>

export const UniformFigures = output('UniformFigures', 'The uniform shop in figures.', {
  totalOrders: int('All orders, cancelled ones too.'),
  totalRevenue: float('What all orders cost that are not cancelled, in cents.'),
  itemsInCatalog: int('Items of the catalogue that can be ordered.'),
  pendingOrders: int('Orders that nobody has looked at.'),
  byMonth: many(UniformShare, 'The last six months, this one last.'),
  byItem: many(UniformShare, 'The items that brought in most, at most eight, the first one first.'),
})
export type UniformFigures = InstanceType<typeof UniformFigures>
