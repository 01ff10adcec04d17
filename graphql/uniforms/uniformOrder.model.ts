import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'
import { float, int, many, output, text } from '#graphql/platform/graphql/output.ts'
import type { OrderStatus } from './uniforms.rules.ts'

@ObjectType('UniformOrderLine', { description: 'One item of an order, as it was on the day of the order.' })
export class UniformOrderLine extends NumberedRow {
  static override tableName = 'uniform_order_lines'

  @Field(() => Int, { description: 'The item.' })
  itemId!: number

  @Field(() => String, { description: 'What the item was called.' })
  name!: string

  @Field(() => String, { description: 'The size.' })
  size!: string

  @Field(() => Int, { description: 'How many pieces.' })
  quantity!: number

  @Field(() => Int, { name: 'price', description: 'Price of one piece, in cents.' })
  priceCents!: number

  orderId!: number
}

@ObjectType('UniformOrderEvent', { description: 'A change of the status of an order.' })
export class UniformOrderEvent extends NumberedRow {
  static override tableName = 'uniform_order_events'

  @Field(() => String, { nullable: true, description: 'The status before; null for the order itself.' })
  fromStatus!: OrderStatus | null

  @Field(() => String, { description: 'The status from then on.' })
  toStatus!: OrderStatus

  @Field(() => Moment, { description: 'When it was changed.' })
  createdAt!: string

  orderId!: number
  authorId!: number | null
}

@ObjectType('UniformOrder', { description: 'An order of uniform items for a child.' })
export class UniformOrder extends VersionedRow {
  static override tableName = 'uniform_orders'
  static override entity = 'uniformOrder'
  static override displayName = 'order'

  @Field(() => Int, { description: 'The child it is for.' })
  childId!: number

  @Field(() => String, { description: 'pending, processing, shipped, delivered or cancelled.' })
  status!: OrderStatus

  @Field(() => Int, { name: 'total', description: 'What it costs, in cents.' })
  totalCents!: number

  @Field(() => CalendarDate, { description: 'The day of the order.' })
  orderDate!: string

  @Field(() => String, { nullable: true, description: 'A note of the person who ordered.' })
  note!: string | null

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
