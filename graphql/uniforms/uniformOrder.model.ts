import { Field, Float, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'
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

@ObjectType('UniformShare', { description: 'Orders of a month, or of an item. Cancelled ones do not count.' })
export class UniformShare {
  @Field(() => String, { description: 'The month, yyyy-MM, or the name of the item.' })
  name!: string

  @Field(() => Int, { description: 'Orders of the month, or pieces of the item.' })
  count!: number

  @Field(() => Float, { description: 'What they cost together, in cents.' })
  revenue!: number
}

@ObjectType('UniformFigures', { description: 'The uniform shop in figures.' })
export class UniformFigures {
  @Field(() => Int, { description: 'All orders, cancelled ones too.' })
  totalOrders!: number

  @Field(() => Float, { description: 'What all orders cost that are not cancelled, in cents.' })
  totalRevenue!: number

  @Field(() => Int, { description: 'Items of the catalogue that can be ordered.' })
  itemsInCatalog!: number

  @Field(() => Int, { description: 'Orders that nobody has looked at.' })
  pendingOrders!: number

  @Field(() => [UniformShare], { description: 'The last six months, this one last.' })
  byMonth!: UniformShare[]

  @Field(() => [UniformShare], { description: 'The items that brought in most, at most eight, the first one first.' })
  byItem!: UniformShare[]
}
