import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import {
  createUniformItem,
  listCatalogue,
  listUniformItems,
  setUniformStock,
  sizesOf,
  updateUniformItem,
} from './items.service.ts'
import { UniformItem, UniformSize } from './uniformItem.model.ts'
import {
  changedUniformItemSchema,
  type UniformItemChange,
  type UniformItemInput,
  uniformItemSchema,
  type UniformStockInput,
  uniformStockSchema,
} from './uniforms.schema.ts'

const itemFields = {
  name: 'What it is called.',
  description: 'What it is, in a sentence.',
  price: 'Price of one piece in rand, such as 180.00; at most R 10,000.00.',
  sizes: 'The sizes it comes in, at least one.',
  category: 'Kind of garment, such as Shirt.',
  isActive: 'Whether it can be ordered; it can unless said otherwise.',
}
const changeFields = {
  ...itemFields,
  id: 'Number of the item.',
}
const stockFields = {
  itemId: 'The item.',
  sizes: {
    type: 'UniformSizeStockInput',
    description: 'The sizes that were counted.',
    fields: {
      size: 'The size.',
      stock: 'Pieces on the shelf; null where nobody counts.',
      counted: 'What the shelf was said to hold before; refused when that has changed. Left out, it is not compared.',
    },
  },
}

@Resolver(() => UniformItem)
export class UniformItemsResolver {
  @Query(() => [UniformItem], { description: 'Every item, also those that can no longer be ordered. For staff.' })
  uniformItems(@Ctx() context: Context) {
    return listUniformItems(context)
  }

  @Query(() => [UniformItem], { description: 'What can be ordered. For everyone signed in.' })
  uniformCatalogue(@Ctx() context: Context) {
    return listCatalogue(context)
  }

  @Mutation(() => UniformItem, { description: 'Adds something to the catalogue. For staff.' })
  createUniformItem(
    @Ctx() context: Context,
    @Input('UniformItemInput', 'A new item of the catalogue.', uniformItemSchema, itemFields) input: UniformItemInput,
  ) {
    return createUniformItem(context, input)
  }

  @Mutation(() => UniformItem, { description: 'Changes an item; what is left out stays. For staff. NOT_FOUND, STALE.' })
  updateUniformItem(
    @Ctx() context: Context,
    @Input(
      'UniformItemChangeInput',
      'What changes in an item; what is left out stays.',
      changedUniformItemSchema,
      changeFields,
    )
    input: UniformItemChange,
  ) {
    return updateUniformItem(context, input)
  }

  @Mutation(() => UniformItem, {
    description:
      'Says how many pieces of each size are there. For staff. NOT_FOUND, CONFLICT when pieces were ordered since somebody counted.',
  })
  setUniformStock(
    @Ctx() context: Context,
    @Input('UniformStockInput', 'An item, and how many pieces there are of each size.', uniformStockSchema, stockFields)
    input: UniformStockInput,
  ) {
    return setUniformStock(context, input)
  }

  @FieldResolver(() => [UniformSize], { description: 'The sizes it comes in, in their order.' })
  sizes(@Root() item: UniformItem, @Ctx() context: Context) {
    return sizesOf(context).load(item.id)
  }
}
