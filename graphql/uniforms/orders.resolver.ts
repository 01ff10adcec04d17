import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import { parse } from '#graphql/platform/parse.ts'
import { readUniformFigures } from './figures.service.ts'
import { historyOf, isBilled, linesOf } from './orderParts.service.ts'
import {
  billUniformOrder,
  cancelUniformOrder,
  listOwnOrders,
  listUniformOrders,
  orderUniform,
  setUniformOrderStatus,
  type UniformOrderPage,
} from './orders.service.ts'
import {
  UniformFigures,
  UniformOrder,
  UniformOrderConnection,
  UniformOrderEvent,
  UniformOrderLine,
} from './uniformOrder.model.ts'
import {
  uniformOrderFilterSchema,
  type UniformOrderInput,
  uniformOrderSchema,
  type UniformOrderStatusInput,
  uniformOrderStatusSchema,
} from './uniforms.schema.ts'

const orderFields = {
  childId: 'The child: one of your own, or any for an administrator.',
  lines: {
    type: 'UniformOrderLineInput',
    description: 'What to order, at most 20 lines.',
    fields: { itemId: 'The item.', size: 'One of its sizes.', quantity: 'How many pieces, 1 to 20.' },
  },
  note: 'A note for the centre.',
}
const statusFields = {
  status: 'pending, processing, shipped, delivered or cancelled.',
}
const orderId = 'Number of the order.'

@Resolver(() => UniformOrder)
export class UniformOrdersResolver {
  @Query(() => UniformOrderConnection, {
    description: 'The orders of all children, or of one, newest first, page by page. For administrators.',
  })
  uniformOrders(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('childId', () => Int, { nullable: true, description: 'The child; all of them when left out.' })
    childId?: number,
    @Arg('status', () => String, {
      nullable: true,
      description: 'pending, processing, shipped, delivered or cancelled; all when left out.',
    })
    status?: string,
    @Arg('search', () => String, {
      nullable: true,
      description: "Words of the child's name or of what was ordered; all of them have to be found.",
    })
    search?: string,
  ) {
    return listUniformOrders(context, page, { ...parse(uniformOrderFilterSchema, { status }), childId, search })
  }

  @Query(() => [UniformOrder], { description: 'The orders for your own children, newest first.' })
  myUniformOrders(@Ctx() context: Context) {
    return listOwnOrders(context)
  }

  @Query(() => UniformFigures, { description: 'The uniform shop in figures. For staff.' })
  uniformFigures(@Ctx() context: Context) {
    return readUniformFigures(context)
  }

  @Mutation(() => UniformOrder, {
    description:
      "Orders for a child. NOT_FOUND for another family's child and for an item that is no longer offered, CONFLICT when there are not as many pieces.",
  })
  orderUniform(
    @Ctx() context: Context,
    @Input('UniformOrderInput', 'A child, and what is ordered for it.', uniformOrderSchema, orderFields)
    input: UniformOrderInput,
  ) {
    return orderUniform(context, input)
  }

  @Mutation(() => UniformOrder, {
    description:
      'Says how far an order is; any status may follow any other. For staff. NOT_FOUND, STALE, CONFLICT when a cancelled order is taken up again and there are not as many pieces.',
  })
  setUniformOrderStatus(
    @Ctx() context: Context,
    @IdArg(orderId) id: number,
    @Input('UniformOrderStatusInput', 'An order, and how far it is.', uniformOrderStatusSchema, statusFields)
    input: UniformOrderStatusInput,
  ) {
    return setUniformOrderStatus(context, id, input)
  }

  @Mutation(() => UniformOrder, {
    description:
      "Cancels an order for one's own child that is still pending. NOT_FOUND, CONFLICT when it is no longer pending.",
  })
  cancelUniformOrder(@Ctx() context: Context, @IdArg(orderId) id: number) {
    return cancelUniformOrder(context, id)
  }

  @Mutation(() => UniformOrder, {
    description:
      "Puts the cost of an order on the family's account, to be paid within 14 days. For staff. NOT_FOUND, CONFLICT when it is cancelled or stands there already.",
  })
  billUniformOrder(@Ctx() context: Context, @IdArg(orderId) id: number) {
    return billUniformOrder(context, id)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child it is for.' })
  child(@Root() order: UniformOrder, @Ctx() context: Context) {
    return visibleChild(context, order.childId)
  }

  @FieldResolver(() => Boolean, { description: "Whether it stands on the family's account." })
  isBilled(@Root() order: UniformOrder, @Ctx() context: Context) {
    return isBilled(context).load(order.id)
  }

  @FieldResolver(() => [UniformOrderLine], { description: 'What was ordered.' })
  lines(@Root() order: UniformOrder, @Ctx() context: Context) {
    return linesOf(context).load(order.id)
  }

  @FieldResolver(() => [UniformOrderEvent], { description: 'Every change of the status, the order itself first.' })
  history(@Root() order: UniformOrder, @Ctx() context: Context) {
    return historyOf(context).load(order.id)
  }
}

@Resolver(() => UniformOrderConnection)
export class UniformOrderPagesResolver {
  @FieldResolver(() => Cents, {
    description: 'What the orders of all pages come to, cancelled ones left out, in cents.',
  })
  revenueCents(@Root() orders: UniformOrderPage) {
    return orders.sumRevenue()
  }
}
