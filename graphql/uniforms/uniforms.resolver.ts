import { Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ChildField } from '#graphql/children/childField.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { LoadedField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FilterArg, IdArg, OptionalArg, SearchArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import { readUniformFigures } from './figures.service.ts'
import * as items from './items.service.ts'
import * as orders from './orders.service.ts'
import { UniformItem, UniformSize } from './uniformItem.model.ts'
import {
  UniformFigures,
  UniformOrder,
  UniformOrderConnection,
  UniformOrderEvent,
  UniformOrderLine,
} from './uniformOrder.model.ts'
import type { OrderStatus } from './uniforms.rules.ts'
import * as schemas from './uniforms.schema.ts'

const itemFields = {
  ...meaningsOf(UniformItem),
  price: 'Unit price in rand, such as 180.00; at most R10,000.00.',
  sizes: 'Available sizes, at least one.',
  isActive: 'Whether it can be ordered; true by default.',
}
const statuses = 'pending, processing, shipped, delivered or cancelled'
const orderId = 'Id of the order.'

const inputs = inputTypes({
  UniformItemInput: input('A new catalogue item.', schemas.uniformItemSchema, itemFields),
  UniformItemChangeInput: changes('an item', schemas.changedUniformItemSchema, {
    ...itemFields,
    id: 'Id of the item.',
  }),
  UniformStockInput: input('An item and its stock in each size.', schemas.uniformStockSchema, {
    itemId: 'The item.',
    sizes: {
      type: 'UniformSizeStockInput',
      description: 'The sizes that were counted.',
      fields: {
        size: 'The size.',
        stock: 'Items in stock; null if not counted.',
        counted: 'The stock last read; refused if it has changed. If omitted, it is not compared.',
      },
    },
  }),
  UniformOrderInput: input('A child and the items to order.', schemas.uniformOrderSchema, {
    childId: 'The child: one of your own, or any for an administrator.',
    lines: {
      type: 'UniformOrderLineInput',
      description: 'Items to order, at most 20 lines.',
      fields: { itemId: 'The item.', size: 'One of its sizes.', quantity: 'Quantity, 1 to 20.' },
    },
    note: 'A note for the centre.',
  }),
  UniformOrderStatusInput: input('An order and its new status.', schemas.uniformOrderStatusSchema, {
    status: `${statuses}.`,
  }),
})

@Resolver(() => UniformItem)
@LoadedField('sizes', [UniformSize], items.sizesOf, 'Available sizes, in order.')
export class UniformItemsResolver {
  @Query(() => [UniformItem], {
    description: 'All items, including those no longer available. For administrators.',
  })
  uniformItems(@Ctx() context: Context) {
    return items.listUniformItems(context)
  }

  @Query(() => [UniformItem], { description: 'Items that can be ordered. For everyone signed in.' })
  uniformCatalogue(@Ctx() context: Context) {
    return items.listCatalogue(context)
  }

  @Mutation(() => UniformItem, { description: 'Adds an item to the catalogue. For administrators.' })
  createUniformItem(@Ctx() context: Context, @inputs.UniformItemInput input: schemas.UniformItemInput) {
    return items.createUniformItem(context, input)
  }

  @Mutation(() => UniformItem, {
    description: 'Changes an item; omitted fields are kept. For administrators. NOT_FOUND, STALE.',
  })
  updateUniformItem(@Ctx() context: Context, @inputs.UniformItemChangeInput input: schemas.UniformItemChange) {
    return items.updateUniformItem(context, input)
  }

  @Mutation(() => UniformItem, {
    description:
      'Sets the stock of each size. For administrators. NOT_FOUND, CONFLICT when items were ordered since the count.',
  })
  setUniformStock(@Ctx() context: Context, @inputs.UniformStockInput input: schemas.UniformStockInput) {
    return items.setUniformStock(context, input)
  }
}

@Resolver(() => UniformOrder)
@ChildField('The child it is for.')
@ShownField('isBilled', Boolean, orders.isBilled, 'Whether it has been billed.')
@LoadedField('lines', [UniformOrderLine], orders.linesOf, 'The ordered items.')
@LoadedField('history', [UniformOrderEvent], orders.historyOf, 'Status changes, starting with the order itself.')
export class UniformOrdersResolver {
  @Query(() => UniformOrderConnection, {
    description: 'The orders of all children, or of one, newest first, paginated. For administrators.',
  })
  uniformOrders(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg('childId', Int, 'The child; all by default.') childId?: number,
    @FilterArg('status', statuses, schemas.orderStatus) status?: OrderStatus,
    @SearchArg("the child's name or of what was ordered") search?: string,
  ) {
    return orders.listUniformOrders(context, page, { childId, status, search })
  }

  @Query(() => [UniformOrder], { description: 'The orders for your own children, newest first.' })
  myUniformOrders(@Ctx() context: Context) {
    return orders.listOwnOrders(context)
  }

  @Query(() => UniformFigures, { description: 'Uniform shop statistics. For administrators.' })
  uniformFigures(@Ctx() context: Context) {
    return readUniformFigures(context)
  }

  @Mutation(() => UniformOrder, {
    description:
      "Orders uniform items. NOT_FOUND for another family's child and for an item that is no longer offered, CONFLICT when there is not enough stock.",
  })
  orderUniform(@Ctx() context: Context, @inputs.UniformOrderInput input: schemas.UniformOrderInput) {
    return orders.orderUniform(context, input)
  }

  @Mutation(() => UniformOrder, {
    description:
      'Sets the status of an order; any status may follow any other. For administrators. NOT_FOUND, STALE, CONFLICT when a cancelled order is reopened and there is not enough stock.',
  })
  setUniformOrderStatus(
    @Ctx() context: Context,
    @IdArg(orderId) id: number,
    @inputs.UniformOrderStatusInput input: schemas.UniformOrderStatusInput,
  ) {
    return orders.setUniformOrderStatus(context, id, input)
  }

  @Mutation(() => UniformOrder, {
    description:
      'Cancels an order for your own child that is still pending. NOT_FOUND, CONFLICT when it is no longer pending.',
  })
  cancelUniformOrder(@Ctx() context: Context, @IdArg(orderId) id: number) {
    return orders.cancelUniformOrder(context, id)
  }

  @Mutation(() => UniformOrder, {
    description:
      "Bills an order to the family's account, due within 14 days. For administrators. NOT_FOUND, CONFLICT when it is cancelled or already billed.",
  })
  billUniformOrder(@Ctx() context: Context, @IdArg(orderId) id: number) {
    return orders.billUniformOrder(context, id)
  }
}

@Resolver(() => UniformOrderConnection)
export class UniformOrderPagesResolver {
  @FieldResolver(() => Cents, {
    description: 'Total of the orders on all pages, without cancelled ones, in cents.',
  })
  revenueCents(@Root() page: orders.UniformOrderPage) {
    return page.sumRevenue()
  }
}
